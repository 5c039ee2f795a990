import type { PlainJson } from './port.ts'

/**
 * Data as the JSON Canonicalization Scheme writes them (RFC 8785): names in order, no space. It is
 * built on the texts and numbers of ECMAScript, which `JSON.stringify` writes.
 */
export function canonicalJson(data: PlainJson): string {
  if (typeof data !== 'object' || data === null) return JSON.stringify(data)
  if (isList(data)) return `[${data.map(canonicalJson).join(',')}]`
  const members = Object.entries(data)
    // By UTF-16 code units, as the scheme asks for and `<` compares.
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${JSON.stringify(name)}:${canonicalJson(value)}`)
  return `{${members.join(',')}}`
}

function isList(data: PlainJson & object): data is readonly PlainJson[] {
  return Array.isArray(data)
}
