import { folded } from '@renfort/domain/kernel/folded.ts'

/** One way to read what was typed: a street, a commune, and digits of its postcode or arrondissement. */
export interface Reading {
  readonly street: string
  readonly commune: string
  readonly digits: string
}

const maximumLength = 200
/** Words of the longest commune names. */
const maximumCommuneWords = 10
export const maximumStreetLength = 120

/** Typed text on one line, without characters that no address has. */
export function tidied(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Control}\p{Format}\p{Surrogate}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

const wayTypes = new Set(
  'allee allees av ave avenue bd boulevard chaussee che chemin cite clos cour cours esplanade faubourg hameau impasse imp lotissement mail montee parc passage pl place promenade quai residence rocade rond route rte rue r sentier square sq traverse venelle villa voie za zac zi zone'.split(
    ' ',
  ),
)
const linkWords = new Set(
  'a au aux d de des du en et l la le les saint sainte sous st ste sur'.split(' '),
)
const streetNumber =
  /^(\d{1,5}(?: ?[-/] ?\d{1,5})?)[ ]?(bis|ter|quater|[a-d](?![\p{Letter}'’]))?(?=[\s,]|$)[\s,]*/iu

/** The number and the name of a street typed by hand. */
export function streetParts(street: string): { number: string | null; name: string | null } {
  const match = streetNumber.exec(street)
  if (match === null) return { number: null, name: street === '' ? null : street }
  const name = street.slice(match[0].length)
  return { number: match[0].replace(/[\s,]+$/, ''), name: name === '' ? null : name }
}

/** False for a street cut before its name, such as “12 rue” or “3 place de la”. */
function isWholeStreet(street: string): boolean {
  const { name } = streetParts(street)
  if (name === null) return true
  const words = folded(name).split(' ')
  if (linkWords.has(words.at(-1) ?? '')) return false
  return !(words.length === 1 && wayTypes.has(words[0] ?? ''))
}

/** Each way to cut a text into a street and the commune behind it, longest commune first. */
function* cuts(text: string, digits: string): Generator<Reading> {
  const words = text.split(' ')
  for (let at = Math.max(1, words.length - maximumCommuneWords); at < words.length; at += 1) {
    const street = words
      .slice(0, at)
      .join(' ')
      .replace(/[\s,;]+$/, '')
    const commune = words.slice(at).join(' ')
    if (
      isWholeStreet(street) &&
      street.length <= maximumStreetLength &&
      folded(commune).length >= 3
    ) {
      yield { street, commune, digits }
    }
  }
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, '')
}

function* withDigits(text: string, digits: string): Generator<Reading> {
  const comma = text.lastIndexOf(',')
  yield { street: '', commune: text, digits }
  if (comma > 0) {
    const street = trimmed(text.slice(0, comma))
    yield { street, commune: trimmed(text.slice(comma + 1)), digits }
  }
  yield* cuts(text, digits)
}

/** Every sensible reading of an address, likeliest first; none when nothing can name a commune. */
export function* readings(query: string): Generator<Reading> {
  const text = trimmed(
    tidied(query.slice(0, maximumLength))
      .replace(/[\s,]+france$/i, '')
      .replace(/[\s,]+cedex(?= \d{1,2}$|$)/i, '')
      .replace(/\bF-(?=\d{5})/i, ''),
  )
  if (text === '') return
  if (/^\d{2,5}$/.test(text)) {
    yield { street: '', commune: '', digits: text }
    return
  }
  const postcode = /^(.*?)(?<!\d)(\d{5})(?!\d)(.*)$/.exec(text)
  if (postcode !== null) {
    yield* aroundPostcode(trimmed(postcode[1] ?? ''), postcode[2] ?? '', trimmed(postcode[3] ?? ''))
    return
  }
  const numbered =
    /^(.*\p{Letter}[^,\d\s]*)[\s,]+(\d{1,4})(?:ers?|[eè]me?|e)?(?: arr\p{Letter}*\.?)?$/iu.exec(
      text,
    )
  if (numbered !== null) yield* withDigits(trimmed(numbered[1] ?? ''), numbered[2] ?? '')
  yield* withDigits(text, '')
}

function* aroundPostcode(before: string, digits: string, after: string): Generator<Reading> {
  if (after === '') {
    yield* withDigits(before, digits)
    yield { street: before, commune: '', digits }
    return
  }
  // A company's own postcode (“69287 Lyon Cedex 02”) is no commune's: the number behind may help.
  const [, town = '', number = ''] = /^(.*?)(?: (\d{1,2}))?$/.exec(after) ?? []
  const comma = town.indexOf(',')
  const commune = comma > 0 ? trimmed(town.slice(0, comma)) : town
  const street = before === '' && comma > 0 ? trimmed(town.slice(comma + 1)) : before
  yield { street, commune, digits }
  yield { street, commune: '', digits }
  if (number !== '') yield { street, commune, digits: number }
  yield { street, commune, digits: '' }
}

/** Whether a text begins as a street does, by a number or a word such as “rue”. */
export function startsAsStreet(text: string): boolean {
  const [first = ''] = folded(text).split(' ')
  return /^\d/.test(first) || wayTypes.has(first)
}
