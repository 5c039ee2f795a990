/**
 * A sentence of a dictionary with its `{{placeholders}}` replaced in one pass: a value that looks
 * like a placeholder stays unchanged.
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}

const fromRightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/

/** A name within a sentence: one that is written from right to left does not move the words around it. */
export function isolated(name: string): string {
  return fromRightToLeft.test(name) ? `\u2068${name}\u2069` : name
}
