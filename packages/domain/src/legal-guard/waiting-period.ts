import { addDays, daysBetween, weekdayOf } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import { folded } from '../kernel/folded.ts'
import { at } from '../law/dated.ts'
import { isUnworkedHoliday } from '../law/public-holidays.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { waitingPeriodExceptions, waitingPeriodShares } from '../law/temporary-work.ts'
import type { MotiveReason } from '../mission/motive.ts'
import { ofTheMission } from './finding.ts'
import type { Finding } from './finding.ts'

/** The parts of a motive that the waiting period depends on: its case, and who is replaced. */
export interface WaitingMotive {
  readonly reason: MotiveReason
  readonly replaced: readonly string[]
}

/** A posted mission of the same company for the same position, both days included. */
export interface PreviousMission {
  readonly id: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly motive: WaitingMotive | null
  readonly weekdays: readonly Weekday[]
}

/** The days on which a company is open, derived from its missions. */
export interface OpeningDays {
  readonly weekdays: ReadonlySet<Weekday>
  readonly calendar: HolidayCalendar
}

export interface NextMission {
  readonly startDate: IsoDate
  readonly motive: WaitingMotive | null
}

const mondayToFriday: readonly Weekday[] = [0, 1, 2, 3, 4]

/** Monday to Friday, plus the other days on which missions of the position take place. */
export function openingDays(worked: readonly Weekday[], calendar: HolidayCalendar): OpeningDays {
  return { weekdays: new Set([...mondayToFriday, ...worked]), calendar }
}

/**
 * Opening days that a position must wait after a contract of a number of days, renewals included.
 */
export function waitingDays(contractDays: number, date: IsoDate): number {
  const { longFromDays, longDivisor, shortDivisor } = at(waitingPeriodShares, date).value
  return Math.ceil(contractDays / (contractDays >= longFromDays ? longDivisor : shortDivisor))
}

/** The first day after a number of opening days that follow an end. */
export function possibleFrom(endDate: IsoDate, days: number, open: OpeningDays): IsoDate {
  let date = endDate
  for (let left = days; left > 0;) {
    date = addDays(date, 1)
    if (isOpen(date, open)) left--
  }
  return addDays(date, 1)
}

function isOpen(date: IsoDate, { weekdays, calendar }: OpeningDays): boolean {
  return weekdays.has(weekdayOf(date)) && !isUnworkedHoliday(date, calendar)
}

/**
 * Whether no waiting period applies (L1251-37-1): both motives are seasonal or customary, or the
 * same person is replaced.
 */
export function isExempt(
  before: WaitingMotive | null,
  after: WaitingMotive | null,
  date: IsoDate,
): boolean {
  if (before === null || after === null) return false
  const { seasonalOrUsual, sameAbsence } = at(waitingPeriodExceptions, date).value
  const both = (reasons: readonly string[]) =>
    reasons.includes(before.reason) && reasons.includes(after.reason)
  if (both(seasonalOrUsual)) return true
  if (!both(sameAbsence)) return false
  const people = new Set(before.replaced.map(folded))
  return after.replaced.some((name) => people.has(folded(name)))
}

interface PastContract {
  readonly id: string
  readonly startDate: IsoDate
  readonly endDate: IsoDate
  readonly motive: WaitingMotive | null
}

/**
 * Joins missions of the same case that follow each other without a gap: they are renewals of one
 * contract.
 */
export function contractsOf(previous: readonly PreviousMission[]): PastContract[] {
  const contracts: PastContract[] = []
  const inOrder = previous.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1))
  for (const mission of inOrder) {
    const renewed = contracts.findIndex(
      ({ endDate, motive }) =>
        addDays(endDate, 1) === mission.startDate && motive?.reason === mission.motive?.reason,
    )
    const former = contracts[renewed]
    if (former === undefined) contracts.push(mission)
    else contracts[renewed] = { ...mission, startDate: former.startDate }
  }
  return contracts
}

/**
 * The finding for a start within a waiting period; of several periods, the one that ends last (law
 * §3.3).
 */
export function waitingPeriodFindings(
  next: NextMission,
  previous: readonly PreviousMission[],
  open: OpeningDays,
): Finding[] {
  const ended = previous.filter(({ endDate }) => endDate < next.startDate)
  const waitingPeriods = contractsOf(ended).flatMap((contract) => {
    if (isExempt(contract.motive, next.motive, next.startDate)) return []
    const days = daysBetween(contract.startDate, contract.endDate) + 1
    const limit = waitingDays(days, next.startDate)
    const from = possibleFrom(contract.endDate, limit, open)
    return from <= next.startDate ? [] : [{ contract, days, limit, from }]
  })
  const [last] = waitingPeriods.toSorted((a, b) => (a.from > b.from ? -1 : 1))
  if (last === undefined) return []
  const { contract, days, limit, from } = last
  return [
    {
      ...ofTheMission,
      key: 'waiting_period',
      source: at(waitingPeriodShares, next.startDate).source,
      dates: [contract.endDate, from],
      measure: {
        unit: 'days',
        limit,
        found: openDaysBetween(contract.endDate, next.startDate, open),
      },
      previous: { id: contract.id, days },
      repair: { kind: 'start_on', date: sameWeekdayFrom(next.startDate, from) },
    },
  ]
}

function openDaysBetween(after: IsoDate, before: IsoDate, open: OpeningDays): number {
  let days = 0
  for (let date = addDays(after, 1); date < before; date = addDays(date, 1)) {
    if (isOpen(date, open)) days++
  }
  return days
}

/** Moves a date by whole weeks, so that the planning keeps its days of the week. */
function sameWeekdayFrom(date: IsoDate, from: IsoDate): IsoDate {
  return addDays(date, Math.ceil(daysBetween(date, from) / 7) * 7)
}
