import { readClock } from './read-clock.ts'

/** From a time of a day to another, in minutes after midnight; an end before its start is of the next day. */
export interface ClockSpan {
  readonly start: number
  readonly end: number
}

const clock = String.raw`(?:\d{1,2}(?:\s?(?:heures?|hrs?|h|:)\s?(?:\d{2}(?::\d{2})?)?|\.\d{2})?(?:\s?[ap]\.?m\b\.?)?|midi|minuit|noon|midnight)`
const link = String.raw`\s*(?:[-–—→>/]|à|a|to|until|jusqu['’ ]?[àa])\s*|\s+`
const span = new RegExp(String.raw`^(?:(?:de|from)\s+)?(${clock})(${link})(${clock})`, 'u')
const hasUnit = /[h:]|m|midi|minuit|noon/
const between = /^\s*(?:[,;/+&|]|et\b|and\b|puis\b)?\s*/u

/**
 * The times of one cell: « 8h30-17h00 », « de 9h à 12h », « 9am–5pm », « 8h-12h / 14h-18h ». `null` when
 * it says anything else; « 9-17 » may be a date too, and is read only where times are expected.
 */
export function readSpans(
  text: string,
  { mayBeBare = false }: { readonly mayBeBare?: boolean } = {},
): readonly ClockSpan[] | null {
  const spans: ClockSpan[] = []
  if (readClock(text) !== null) return null
  let rest = text.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()
  while (rest !== '') {
    const [whole = '', from = '', joint = '', until = ''] = span.exec(rest) ?? []
    // « 17 h 00 » is one time: two that nothing joins say themselves that they are.
    const isSaid = joint.trim() !== '' || [from, until].every((each) => hasUnit.test(each))
    const read = isSaid ? spanOf(from, until, mayBeBare) : null
    if (read === null) return null
    spans.push(read)
    rest = rest.slice(whole.length)
    const comma = between.exec(rest)?.[0] ?? ''
    if (comma === '' && rest !== '') return null
    rest = rest.slice(comma.length)
  }
  return spans.length === 0 ? null : spans
}

/** Minutes of a span; a whole day where it ends as it starts. */
export function spanMinutes({ start, end }: ClockSpan): number {
  return end > start ? end - start : end - start + 1440
}

function spanOf(from: string, until: string, mayBeBare: boolean): ClockSpan | null {
  if (!mayBeBare && !hasUnit.test(from) && !hasUnit.test(until)) return null
  const end = readClock(until)
  const half = /[ap]\.?m\.?$/.exec(until)?.[0]
  const start = half === undefined ? readClock(from) : startBefore(from, half, end)
  return start === null || start === 1440 || end === null ? null : { start, end }
}

/** « 6 to 11pm » is of one half of the day, « 9-5pm » begins in the morning. */
function startBefore(from: string, half: string, end: number | null): number | null {
  const same = readClock(`${from}${half}`)
  if (same === null) return readClock(from)
  if (end !== null && same < end) return same
  return readClock(`${from}${half.startsWith('a') ? 'pm' : 'am'}`)
}
