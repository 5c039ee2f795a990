import type { UnwritableText } from './port.ts'

const complaint = /the text `\\"(.+?)\\"` could not be displayed/gu
/** So much of a long text is told. */
const longestExcerpt = 60
/** More of them would tell nothing more: the person who mends a document sees its texts. */
const mostTexts = 5

/** The texts that no face had, of all that a compiler says is wrong with a document; none for other defects. */
export function unshownIn(error: unknown): readonly string[] {
  return [...String(error).matchAll(complaint)].map(([, text = '']) => unescaped(text))
}

/** Signs that cannot be printed are named by their number: `\\u{10ffff}`. */
function unescaped(text: string): string {
  return text
    .replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_all, code: string) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\+(?=["'\\])/g, '')
}

/** Where in a document its unshown texts are, each by the words beside it on the paper. */
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

/** « U+E000 » of each sign. */
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

/** Each text of a document with the words beside it: its label, its heading, or the head of its column. */
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
