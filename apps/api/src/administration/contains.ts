/** A pattern of texts that contain a term; `%` and `_` would otherwise match anything. */
export function contains(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
