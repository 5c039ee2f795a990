import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import type { PlannedMission, Week } from './planning-queries.ts'

export interface PlannedSlot {
  readonly shiftId: string
  readonly startMinute: number
  readonly endMinute: number
  readonly breakMinutes: number
  readonly slots: number
}

/** The shifts of a mission that are of the week at its place. */
export function slotsOf(
  { slots, timeZone }: Pick<PlannedMission, 'slots' | 'timeZone'>,
  week: Pick<Week, 'has'>,
): readonly PlannedSlot[] {
  return slots
    .split(',')
    .map(plannedSlot)
    .filter(({ startMinute }) => week.has(startMinute, timeZone))
}

/** A shift as its mission lists it: « id start end break slots », with times in epoch minutes. */
function plannedSlot(text: string): PlannedSlot {
  const [shiftId = '', start, end, breakMinutes, slots] = text.split(' ')
  return {
    shiftId,
    startMinute: Number(start),
    endMinute: Number(end),
    breakMinutes: Number(breakMinutes),
    slots: Number(slots),
  }
}

/** The holidays that the place of a mission has besides the national ones. */
export function localHolidaysOf({
  localHolidays,
}: Pick<PlannedMission, 'localHolidays'>): readonly LocalHolidaySlug[] {
  // Most places have none.
  return localHolidays === null || localHolidays === '[]'
    ? []
    : (JSON.parse(localHolidays) as readonly LocalHolidaySlug[])
}
