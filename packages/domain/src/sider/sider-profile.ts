import {
  addDays,
  compareInstants,
  type Instant,
  instantInParis,
  type IsoDate,
  dateInParis,
  localInParis,
  localTime,
} from '../kernel/calendar.ts'
import { issue, type Issue, type Refusal } from '../kernel/issue.ts'
import { instantAt, parisZone, type TimeZone } from '../kernel/place-time.ts'

/** What a profile holds at most; lengths in characters, `months` of one experience. */
export const siderLimits = {
  choices: 50,
  experiences: 50,
  educations: 30,
  unavailabilities: 100,
  label: 200,
  details: 20,
  months: 720,
  comment: 300,
  firstYear: 1940,
  lastYear: 2100,
} as const

/** Whole days of wherever they would work; both are part of the absence. */
export interface Unavailability {
  readonly startDate: string
  readonly endDate: string
  readonly comment?: string | null | undefined
}

/** Absences, in any order: each ends on its first day or later, and no two share a day. */
export function validateUnavailabilities(absences: readonly Unavailability[]): Issue[] {
  const reversed = absences.flatMap(({ startDate, endDate }, i) =>
    endDate < startDate ? [issue([i, 'endDate'], 'errors.sider.period')] : [],
  )
  if (reversed.length > 0) return reversed
  const inOrder = absences.map((absence, i) => ({ ...absence, i })).sort(byStart)
  let until = ''
  return inOrder.flatMap(({ startDate, endDate, i }) => {
    const overlaps = startDate <= until
    if (endDate > until) until = endDate
    return overlaps ? [issue([i, 'startDate'], 'errors.sider.unavailability_overlap')] : []
  })
}

export function inOrderOfStart<T extends Unavailability>(absences: readonly T[]): readonly T[] {
  return [...absences].sort(byStart)
}

function byStart(one: Unavailability, other: Unavailability): number {
  if (one.startDate === other.startDate) return 0
  return one.startDate < other.startDate ? -1 : 1
}

const midnight = localTime('00:00')

/** The moments by which an absence is kept: from the first midnight in Paris to the one after its last day. */
export function periodOf(startDate: IsoDate, endDate: IsoDate) {
  return {
    startsAt: instantInParis(startDate, midnight),
    endsAt: instantInParis(addDays(endDate, 1), midnight),
  }
}

/** The moments of a kept absence at a place: it says days, and they begin and end by the clocks there. */
export function absenceAt(
  { startsAt, endsAt }: { readonly startsAt: Instant; readonly endsAt: Instant },
  zone: TimeZone,
) {
  if (zone === parisZone) return { startsAt, endsAt }
  const [start, end] = [localInParis(startsAt), localInParis(endsAt)]
  return {
    startsAt: instantAt(start.date, start.time, zone),
    endsAt: instantAt(end.date, end.time, zone),
  }
}

/** The days that a stored absence touches. */
export function daysOf(
  startsAt: Instant,
  endsAt: Instant,
): { startDate: IsoDate; endDate: IsoDate } {
  const end = dateInParis(endsAt)
  const endsAtMidnight = compareInstants(instantInParis(end, midnight), endsAt) === 0
  return { startDate: dateInParis(startsAt), endDate: endsAtMidnight ? addDays(end, -1) : end }
}

interface Years {
  readonly startYear: number
  readonly endYear: number | null
}

export function validateEducations(educations: readonly Years[]): Issue[] {
  return educations.flatMap(({ startYear, endYear }, i) =>
    endYear !== null && endYear < startYear ? [issue([i, 'endYear'], 'errors.sider.period')] : [],
  )
}

export interface Place {
  readonly lat: number
  readonly lng: number
}

/** A home to a thousandth of a degree: enough for a distance, too little to find the house. */
export function roughPlace({ lat, lng }: Place): Place {
  return { lat: roughly(lat), lng: roughly(lng) }
}

function roughly(degrees: number): number {
  // Adding nought turns −0, which a database does not keep, into 0.
  return Math.round(degrees * 1000) / 1000 + 0
}

/** Nobody leaves while a company counts on them: who is still planned is taken off first. */
export function deactivationRefusal(workToCome: number): Refusal | null {
  if (workToCome === 0) return null
  return { key: 'errors.sider.has_shifts', params: { count: workToCome } }
}

/** How the e-mail begins that somebody looks for; empty when the text is none. */
export function emailBeginning(text: string): string {
  const typed = text.trim().toLowerCase()
  return /^\S*@\S*$/u.test(typed) ? typed : ''
}

/** How the phones may begin that somebody looks for by these digits, in E.164. */
export function phoneBeginnings(digits: string): readonly string[] {
  if (digits.startsWith('00')) return [`+${digits.slice(2)}`]
  if (digits.startsWith('0')) return [`+33${digits.slice(1)}`]
  return [`+${digits}`, `+33${digits}`]
}
