-- Opens a catalog in Neovim, prints what label-lint says of it, applies the first action and saves the file.
--
--     LABEL_LINT=/path/to/label-lint CATALOG=res/values/strings.xml nvim --headless --clean -c "luafile neovim.lua"
--
-- Prints a line for each finding: line, column (both from 0, column in bytes), rule and message.
vim.cmd("edit " .. vim.fn.fnameescape(vim.env.CATALOG))
local id = vim.lsp.start_client({
  name = "label-lint",
  cmd = { vim.env.LABEL_LINT, "lsp" },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(0, id)
vim.wait(60000, function() return #vim.diagnostic.get(0) > 0 end, 20)

local findings = vim.diagnostic.get(0)
for _, finding in ipairs(findings) do
  io.stdout:write(string.format("%d:%d %s %s\n", finding.lnum, finding.col, finding.code, finding.message))
end
if #findings > 0 then
  local client = vim.lsp.get_client_by_id(id)
  local place = { line = findings[1].lnum, character = findings[1].col }
  local answer = client.request_sync("textDocument/codeAction", {
    textDocument = { uri = vim.uri_from_bufnr(0) },
    range = { start = place, ["end"] = place },
    context = { diagnostics = {} },
  }, 60000, 0)
  local action = answer.result[1]
  if not action.edit then
    action = client.request_sync("codeAction/resolve", action, 60000, 0).result
  end
  io.stdout:write(action.title .. "\n")
  vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
  vim.cmd("silent write")
end
vim.cmd("qall!")
