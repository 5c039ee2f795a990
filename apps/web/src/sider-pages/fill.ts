/** A sentence with its values: « {{minutes}} ». */
export function fill(sentence: string, values: Readonly<Record<string, unknown>>): string {
  return sentence.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name] ?? ''))
}
