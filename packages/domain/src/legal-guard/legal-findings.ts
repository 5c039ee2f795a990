import type { SuppliedEquipment } from '../mission/paper-mentions.ts'
import { epochMinuteOf, weekdayOf } from '../kernel/calendar.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import type { Weekday } from '../kernel/civil-day.ts'
import { lastDayOf, startDayOf } from '../kernel/place-time.ts'
import { blockShifts } from '../flexible-planning/daily-blocks.ts'
import type { FlexiblePlanning } from '../flexible-planning/flexible-planning.ts'
import { at } from '../law/dated.ts'
import type { HolidayCalendar } from '../law/public-holidays.ts'
import { compulsoryBreak, longestSpanMinutes } from '../law/working-time.ts'
import { periodOf } from '../mission/mission.ts'
import type { MotiveDraft } from '../mission/motive.ts'
import { compareShifts, plannedShift } from '../quotation/planned-shift.ts'
import type { PlannedShift } from '../quotation/planned-shift.ts'
import { workingLimits } from '../quotation/virtual-siders.ts'
import { wallMinutes } from '../shift/shift.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { consecutiveDaysFindings } from './consecutive-days-findings.ts'
import { crewOf } from './crew.ts'
import { findingIdentity, ofTheMission } from './finding.ts'
import type { Finding } from './finding.ts'
import { localHolidayFindings } from './local-holiday-findings.ts'
import { mayDayFindings } from './may-day-findings.ts'
import { mentionFindings } from './mention-findings.ts'
import { forbiddenCaseFindings, missionLengthFindings } from './mission-findings.ts'
import type { MissionDates } from './mission-findings.ts'
import { afterRepair } from './repair.ts'
import type { Repair } from './repair.ts'
import { openingDays, waitingPeriodFindings } from './waiting-period.ts'
import type { PreviousMission } from './waiting-period.ts'
import { personLimits } from './person-check.ts'
import { workingTimeFindings } from './working-time-findings.ts'

const maxTriedRepairs = 10

type GuardedShift = ShiftDraft & { readonly siderIds?: readonly string[] }

/** Shifts, with the Siders hired for each if there are any, or a flexible planning. */
export type GuardedPlanning =
  | { readonly shifts: readonly GuardedShift[] }
  | { readonly flexible: FlexiblePlanning }

export interface GuardFacts {
  readonly planning: GuardedPlanning
  readonly motive: MotiveDraft | null
  readonly work: readonly string[]
  readonly equipments: readonly SuppliedEquipment[]
  /** The number of Siders chosen by name, who may be more than the largest shift needs. */
  readonly selectedCount: number
  readonly previous: readonly PreviousMission[]
  readonly calendar: HolidayCalendar
}

/** Every finding on working time and on temporary work (law §3.2, §3.3, §3.6). */
export function legalFindings(facts: GuardFacts): Finding[] {
  const { planning, motive, previous, calendar } = facts
  const shifts = 'shifts' in planning ? planning.shifts : blockShifts(planning.flexible, calendar)
  const dates = datesOf(planning)
  if (dates === null) return []
  const next = { startDate: dates.startDate, motive: motive && waitingMotive(motive) }
  const worked = [...weekdaysOf(shifts), ...previous.flatMap(({ weekdays }) => weekdays)]
  return [
    ...peopleFindings(shifts, dates.startDate, facts.selectedCount),
    ...consecutiveDaysFindings(shifts, dates.startDate),
    // A flexible planning gets its breaks when its shifts are created (decisions §4.4).
    ...('shifts' in planning ? breakFindings(planning.shifts, dates.startDate) : []),
    ...mayDayFindings(shifts, 'flexible' in planning),
    ...localHolidayFindings(shifts, calendar.local),
    ...missionLengthFindings(dates, motive?.reason ?? null),
    ...waitingPeriodFindings(next, previous, openingDays(worked, calendar)),
    ...forbiddenCaseFindings(
      { reason: motive?.reason ?? null, motive: motive ? wordsOf(motive) : [], work: facts.work },
      dates,
    ),
    ...mentionFindings(facts.equipments, dates.startDate),
  ]
}

/** The parts of a motive that the waiting period depends on: its case, and who is replaced. */
export function waitingMotive({ reason, replacements }: MotiveDraft) {
  return { reason, replaced: replacements.map(({ name }) => name) }
}

function wordsOf({ justification, replacements }: MotiveDraft): string[] {
  return [justification, ...replacements.flatMap((each) => [each.position, each.justification])]
}

function datesOf(planning: GuardedPlanning): MissionDates | null {
  if ('flexible' in planning) return planning.flexible
  const period = periodOf(planning.shifts)
  return period && { startDate: startDayOf(period), endDate: lastDayOf(period) }
}

function weekdaysOf(shifts: readonly ShiftDraft[]): Weekday[] {
  return [...new Set(shifts.map((shift) => weekdayOf(startDayOf(shift))))]
}

function peopleFindings(
  shifts: readonly GuardedShift[],
  date: IsoDate,
  selectedCount: number,
): Finding[] {
  const found = (planning: readonly GuardedShift[]) => {
    const inOrder = planning
      .map((shift) => ({
        planned: plannedShift(shift, shift.timeZone),
        siderIds: shift.siderIds ?? [],
      }))
      .toSorted((a, b) => compareShifts(a.planned, b.planned))
    const planned = inOrder.map((each) => each.planned)
    const isHired = inOrder.some(({ siderIds }) => siderIds.length > 0)
    const people = isHired
      ? shiftsByPerson(inOrder.map(({ siderIds }) => siderIds))
      : expectedCrew(planned, date, selectedCount)
    return workingTimeFindings(planned, people, personLimits(date))
  }
  return withTriedRepairs(found(shifts), (repair) => found(afterRepair(shifts, repair)))
}

/**
 * Keeps the first repairs that really end their finding: a changed shift can move other shifts to
 * other Siders.
 */
function withTriedRepairs(
  findings: readonly Finding[],
  after: (repair: Repair) => readonly Finding[],
): Finding[] {
  let tried = 0
  return findings.map((finding) => {
    const { repair } = finding
    if (repair === null) return finding
    tried += 1
    const ends =
      tried <= maxTriedRepairs &&
      !after(repair).some((other) => findingIdentity(other) === findingIdentity(finding))
    return ends ? finding : { ...finding, repair: null }
  })
}

function shiftsByPerson(siderIds: readonly (readonly string[])[]): number[][] {
  const people = new Map<string, number[]>()
  for (const [index, ids] of siderIds.entries()) {
    for (const id of ids) {
      const own = people.get(id)
      if (own === undefined) people.set(id, [index])
      else own.push(index)
    }
  }
  return [...people.values()]
}

function expectedCrew(
  planned: readonly PlannedShift[],
  date: IsoDate,
  selectedCount: number,
): number[][] {
  const largest = planned.reduce((most, { slots }) => Math.max(most, slots), 0)
  const expected = Math.max(largest, selectedCount)
  return crewOf(planned, expected, workingLimits(date), at(longestSpanMinutes, date).value)
}

/** One finding for all the shifts of six hours or more without a break, since one repair mends them all. */
function breakFindings(shifts: readonly ShiftDraft[], date: IsoDate): Finding[] {
  const { value, source } = at(compulsoryBreak, date)
  const withoutBreak = shifts
    .filter((shift) => {
      if (shift.breakMinutes >= value.breakMinutes) return false
      return wallMinutes(shift) - shift.breakMinutes >= value.afterMinutes
    })
    .toSorted((a, b) => epochMinuteOf(a.startsAt) - epochMinuteOf(b.startsAt))
  if (withoutBreak.length === 0) return []
  const refs = withoutBreak.map(({ startsAt, endsAt }) => ({ startsAt, endsAt }))
  return [
    {
      ...ofTheMission,
      key: 'missing_break',
      source,
      dates: [...new Set(withoutBreak.map(startDayOf))],
      measure: { unit: 'minutes', limit: value.breakMinutes, found: 0 },
      repair: { kind: 'add_break', shifts: refs, minutes: value.breakMinutes },
    },
  ]
}
