/** The most invoice numbers that are marked as paid at once. */
export const mostPastedReferences = 500

/** The characters of an invoice number (law §3.9). */
const reference = /[A-Z0-9][A-Z0-9+_/-]{3,34}/g

/**
 * The invoice numbers in a pasted text, each once, in its order: one a line, or separated by
 * commas, semicolons and tabs, in upper or lower case. A word without a digit is no number.
 */
export function pastedReferences(text: string): readonly string[] {
  const found = text.toUpperCase().match(reference) ?? []
  return [...new Set(found.filter((each) => /\d/.test(each)))]
}
