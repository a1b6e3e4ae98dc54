" Opens a catalog in Vim with ALE, prints what label-lint says of it, applies the first action and saves the file.
"
"     LABEL_LINT=/path/to/label-lint CATALOG=res/values/strings.xml vim -es -Nu NONE -S vim.vim
"
" Prints a line for each finding: line and column (from 1, column in bytes), rule and message. Ends with 77 without ALE.
set nomore
set runtimepath^=/usr/share/vim-ale
runtime plugin/ale.vim
if !exists('g:loaded_ale')
  77cquit
endif
filetype plugin on
call ale#linter#Define('xml', {
\  'name': 'label-lint',
\  'lsp': 'stdio',
\  'executable': $LABEL_LINT,
\  'command': '%e lsp',
\  'project_root': {buffer -> getcwd()},
\})
let g:ale_linters = {'xml': ['label-lint']}
runtime autoload/ale/util.vim
let s:said = []
let s:chosen = 0
function! ale#util#Input(message, value) abort
  let s:chosen = 1
  call add(s:said, matchstr(a:message, '1) \zs[^\n]*'))
  return '1'
endfunction

execute 'edit ' . fnameescape($CATALOG)
ALELint
function! s:Wait(isDone) abort
  for n in range(600)
    if a:isDone()
      return
    endif
    sleep 100m
  endfor
endfunction
call s:Wait({-> !empty(ale#engine#GetLoclist(bufnr()))})
for finding in ale#engine#GetLoclist(bufnr())
  call add(s:said, printf('%d:%d %s %s', finding.lnum, finding.col, finding.code, finding.text))
endfor
if !empty(ale#engine#GetLoclist(bufnr()))
  call cursor(ale#engine#GetLoclist(bufnr())[0].lnum, ale#engine#GetLoclist(bufnr())[0].col)
  ALECodeAction
  call s:Wait({-> s:chosen && &modified})
  write
endif
enew
call setline(1, s:said)
%print
qall!
