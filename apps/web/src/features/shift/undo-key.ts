/** Where Ctrl or ⌘ Z is not the planning's: fields, which have an undo of their own, and dialogs. */
const typedInto = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]'
const layers = '[role="dialog"], [role="alertdialog"]'

/** Ctrl or ⌘ Z, not held, outside of fields and dialogs. */
export function isUndoKey(event: KeyboardEvent): boolean {
  if (event.key.toLowerCase() !== 'z' || event.repeat || event.defaultPrevented) return false
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return false
  if (document.querySelector(layers) !== null) return false
  return !(event.target instanceof Element && event.target.matches(typedInto))
}
