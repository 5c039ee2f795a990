/** Brings the field that has the focus out from under the save bar, with what is said below it. */
export function showFocused(): void {
  document.activeElement?.scrollIntoView({ block: 'center' })
}
