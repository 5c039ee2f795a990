/**
 * A sentence of a dictionary with its `{{placeholders}}` replaced in one pass: a value that looks
 * like a placeholder stays unchanged.
 */
export function fillWords(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  )
}
