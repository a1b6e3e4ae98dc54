;;; Opens a catalog in Emacs with eglot, prints what label-lint says of it, applies the first action and saves the file.
;;
;;     LABEL_LINT=/path/to/label-lint CATALOG=res/values/strings.xml emacs --batch -l emacs.el
;;
;; Prints a line for each finding: line (from 1) and message.
(package-initialize)
(require 'eglot)
(require 'flymake)
(setq eglot-sync-connect 60 eglot-confirm-server-initiated-edits nil)
(add-to-list 'eglot-server-programs `(nxml-mode . (,(getenv "LABEL_LINT") "lsp")))
(find-file (getenv "CATALOG"))
(nxml-mode)
(call-interactively #'eglot)
(let ((waited 0))
  (while (and (null (flymake-diagnostics)) (< waited 600))
    (accept-process-output nil 0.1)
    (flymake-start)
    (setq waited (1+ waited))))
(dolist (finding (flymake-diagnostics))
  (princ (format "%d %s\n" (line-number-at-pos (flymake-diagnostic-beg finding)) (flymake-diagnostic-text finding))))
(when (flymake-diagnostics)
  (let* ((place (flymake-diagnostic-beg (car (flymake-diagnostics))))
         (action (elt (eglot-code-actions place place) 0)))
    (unless (plist-get action :edit)
      (setq action (jsonrpc-request (eglot--current-server-or-lose) :codeAction/resolve action)))
    (princ (format "%s\n" (plist-get action :title)))
    (eglot--apply-workspace-edit (plist-get action :edit))
    (save-buffer)))
(kill-emacs 0)
