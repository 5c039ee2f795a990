/** Numbers of invoices that are marked as paid at once. */
export const mostPastedReferences = 500

/** Signs of a number (law §3.9). */
const reference = /[A-Z0-9][A-Z0-9+_/-]{3,34}/g

/**
 * The numbers of invoices in a pasted text, each once, in its order: one a line, or between commas,
 * semicolons and tabs, whatever their case. A word that has no digit is no number.
 */
export function pastedReferences(text: string): readonly string[] {
  const found = text.toUpperCase().match(reference) ?? []
  return [...new Set(found.filter((each) => /\d/.test(each)))]
}
