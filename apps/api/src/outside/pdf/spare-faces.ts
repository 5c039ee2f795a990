import { readFileSync } from 'node:fs'
import { type NamedFace, namedFace } from './named-face.ts'
import { spareFonts } from './spare-fonts.ts'

/** One file of a font, and the characters that it is for. */
interface Part {
  readonly file: URL
  readonly ranges: readonly (readonly [first: number, last: number])[]
}

/** The packages whose name does not say which files hold their own characters. */
const ownParts: Readonly<Record<string, RegExp>> = {
  'noto-sans': /^/,
  'noto-sans-symbols-2': /^symbols$/,
}
/** The characters of packages with a single file, which only declare it as Latin. */
const wholeFiles: Readonly<Record<string, Part['ranges']>> = {
  // This font has three thousand characters, so it is searched last.
  'noto-sans-math': [[0, 0x10_ff_ff]],
}

let known: readonly Part[] | null = null

/** Characters that are invisible or spaces need no font. */
const unseen = /[\s\p{Default_Ignorable_Code_Point}]/u

/**
 * Unpacks a font for each text that no font could show, from files that are not in `opened` yet,
 * and adds these to it. The font has the characters of the whole document, so that connected
 * letters are shaped together.
 */
export async function spareFacesFor(
  unshown: readonly string[],
  { document, opened }: { readonly document: string; readonly opened: Set<string> },
): Promise<NamedFace[]> {
  known ??= spareFonts.flatMap(partsOf)
  const parts = new Set<Part>()
  for (const sign of new Set(unshown.join(''))) {
    if (unseen.test(sign)) continue
    const part = known.find(({ file, ranges }) => !opened.has(file.href) && holds(ranges, sign))
    if (part !== undefined) parts.add(part)
  }
  const before = opened.size
  for (const { file } of parts) opened.add(file.href)
  if (parts.size === 0) return []
  const signs = [...new Set(document)].join('')
  return Promise.all(
    [...parts].map(async ({ file }, i) => namedFace(await unpacked(file, signs), before + i)),
  )
}

/** A font for the compiler: of one weight, and with the requested characters. */
async function unpacked(file: URL, signs: string): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font')
  return subsetFont(readFileSync(file), signs, {
    targetFormat: 'truetype',
    ...(isVariable(file) && { variationAxes: { wght: 400 } }),
  })
}

/**
 * The files of a package for its own characters: « georgian » of Noto Sans Georgian, or « [12] ».
 * The others repeat Latin, and declare characters that only another package has.
 */
function partsOf(address: string): Part[] {
  const table = new URL(address)
  const family = table.pathname.split('/').at(-2) ?? ''
  const style = isVariable(table) ? 'wght-normal' : '400-normal'
  const whole = wholeFiles[family]
  if (whole !== undefined)
    return [{ file: new URL(`files/${family}-latin-${style}.woff2`, table), ranges: whole }]
  const ranges = JSON.parse(readFileSync(table, 'utf8')) as Readonly<Record<string, string>>
  return Object.entries(ranges)
    .filter(([name]) => ownParts[family]?.test(name) ?? (isNumbered(name) || family.endsWith(name)))
    .map(([name, list]) => ({
      file: new URL(`files/${family}-${name.replaceAll(/[[\]]/g, '')}-${style}.woff2`, table),
      ranges: list.split(',').map(rangeOf),
    }))
}

function isNumbered(name: string): boolean {
  return name.startsWith('[')
}

/** « U+4e00-4e0b » or « U+4e0d ». */
function rangeOf(text: string): Part['ranges'][number] {
  const [first = 0, last = first] = text
    .trim()
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return [first, last]
}

function isVariable({ pathname }: URL): boolean {
  return pathname.includes('/@fontsource-variable/')
}

function holds(ranges: Part['ranges'], sign: string): boolean {
  const code = sign.codePointAt(0) ?? 0
  return ranges.some(([first, last]) => first <= code && code <= last)
}
