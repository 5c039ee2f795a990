import { folded } from '../kernel/folded.ts'
import { readSpans, spanMinutes } from './read-spans.ts'

/** What a number without its unit counts. */
export type DurationUnit = 'minutes' | 'hours'

const none = new Set(['', 'sans', 'sans pause', 'aucune', 'non', 'none', 'no', 'no break'])
const longest = 24 * 60

/**
 * A duration as people and tools write it, in whole minutes: 30, « 30 min », 0:30, 00:30:00, 1h15,
 * « 0,5 h », PT30M, « 12:00–12:30 » or « sans ». A decimal number is of hours, which it has to say or its
 * column (C-34). `null` for nothing at all, and for what is no duration.
 */
export function readDuration(text: string, unit: DurationUnit | null = null): number | null {
  if (text.trim() === '') return null
  if (none.has(folded(text))) return 0
  const typed = text.replace(/[\s\p{Cf}]/gu, '').toLowerCase()
  const minutes = plainMinutes(typed, unit) ?? clockMinutes(typed) ?? decimalMinutes(typed, unit)
  if (minutes !== null) return minutes > longest ? null : minutes
  const spans = readSpans(text)
  return spans === null ? null : spans.reduce((sum, span) => sum + spanMinutes(span), 0)
}

function plainMinutes(typed: string, unit: DurationUnit | null): number | null {
  const plain = /^(\d{1,4})(m|min|mins|mn|minutes?|['’′])?\.?$/.exec(typed)
  if (plain === null) return null
  const isOfHours = unit === 'hours' && plain[2] === undefined
  return Number(plain[1]) * (isOfHours ? 60 : 1)
}

const clockForms = [
  /^(\d{1,2}):(\d{2})(?::\d{2})?$/,
  /^(\d{1,2})(?:h|hrs?|heures?|hours?)(?:(\d{1,2})(?:m|min|mins|mn|minutes?)?)?$/,
  /^pt(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:0s)?$/,
]

function clockMinutes(typed: string): number | null {
  for (const form of clockForms) {
    const found = form.exec(typed)
    if (found === null || (found[1] === undefined && found[2] === undefined)) continue
    const [hours, minutes] = [Number(found[1] ?? 0), Number(found[2] ?? 0)]
    const isWithinHour = minutes < 60 || found[1] === undefined
    return isWithinHour ? hours * 60 + minutes : null
  }
  return null
}

function decimalMinutes(typed: string, unit: DurationUnit | null): number | null {
  const found = /^(\d{1,2}[.,]\d{1,4})(h|hrs?|heures?|hours?)?$/.exec(typed)
  if (found === null || (found[2] === undefined && unit !== 'hours')) return null
  return Math.round(Number((found[1] ?? '').replace(',', '.')) * 60)
}
