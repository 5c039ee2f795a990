import type { UnwritableText } from './port.ts'

const complaint = /the text `\\"(.+?)\\"` could not be displayed/gu
/** Characters of a long text that the error quotes. */
const longestExcerpt = 60
/** Texts that the error quotes; the person who corrects the document sees the others. */
const mostTexts = 5

/** The texts that no font could show, from the errors of the compiler; none for other errors. */
export function unshownIn(error: unknown): readonly string[] {
  return [...String(error).matchAll(complaint)].map(([, text = '']) => unescaped(text))
}

/** Replaces the numbers of unprintable characters, `\\u{10ffff}`, by the characters. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\+(?=["'\\])/g, '')
}

/** Finds the unshown texts in a document, each with its label on the paper. */
export function unwritableTexts(data: unknown, unshown: readonly string[]): UnwritableText[] {
  const found = new Map<string, UnwritableText>()
  for (const { field, text } of textsOf(data, '')) {
    const signs = [...new Set(unshown.filter((part) => text.includes(part)))]
    const [first] = signs
    if (first === undefined) continue
    const excerpt = excerptOf(text, first)
    const known = found.get(excerpt)
    // A title or a name in its own column comes before the sentence or the file that repeats it.
    if (known === undefined || (known.field === '' && field !== ''))
      found.set(excerpt, { field, text: excerpt, signs: codesOf(signs) })
  }
  if (found.size > 0) return [...found.values()].slice(0, mostTexts)
  return [...new Set(unshown)]
    .slice(0, mostTexts)
    .map((text) => ({ field: '', text, signs: codesOf([text]) }))
}

function excerptOf(text: string, part: string): string {
  if (text.length <= longestExcerpt) return text
  const from = Math.max(0, text.indexOf(part) - longestExcerpt / 2)
  return text.slice(from, from + longestExcerpt).toWellFormed()
}

/** The number of each character, such as « U+E000 ». */
function codesOf(parts: readonly string[]): string {
  const codes = [...new Set(parts.join(''))].map((sign) =>
    (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0'),
  )
  return codes.map((code) => `U+${code}`).join(', ')
}

interface FoundText {
  readonly field: string
  readonly text: string
}

/** Each text of a document with its label: its own, its heading, or the head of its column. */
function textsOf(value: unknown, field: string): FoundText[] {
  if (typeof value === 'string') return [{ field, text: value }]
  if (Array.isArray(value)) return value.flatMap((each) => textsOf(each, field))
  if (typeof value !== 'object' || value === null) return []
  const words = ['label', 'heading'].map((key) => textAt(value, key)).find((text) => text !== '')
  const head = 'head' in value && Array.isArray(value.head) ? value.head : []
  return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
    key === 'rows' && Array.isArray(part)
      ? part.flatMap((row) => cellsOf(row, head, words ?? field))
      : textsOf(part, words ?? field),
  )
}

function cellsOf(row: unknown, head: readonly unknown[], field: string): FoundText[] {
  if (!Array.isArray(row)) return textsOf(row, field)
  return row.flatMap((cell, i) => {
    const column = head[i]
    return textsOf(cell, typeof column === 'string' && column !== '' ? column : field)
  })
}

function textAt(value: object, key: string): string {
  const text: unknown = key in value ? Reflect.get(value, key) : null
  return typeof text === 'string' ? text : ''
}
