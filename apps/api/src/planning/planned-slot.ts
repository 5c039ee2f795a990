import type { LocalHolidaySlug } from '@renfort/domain/law/public-holidays.ts'
import type { PlannedMission, Week } from './planning-queries.ts'

export interface PlannedSlot {
  readonly shiftId: string
  readonly startMinute: number
  readonly endMinute: number
  readonly breakMinutes: number
  readonly slots: number
}

/** The shifts of a mission that start in the week of its place. */
export function slotsOf(
  { slots, timeZone }: Pick<PlannedMission, 'slots' | 'timeZone'>,
  week: Pick<Week, 'has'>,
): readonly PlannedSlot[] {
  return slots
    .split(',')
    .map(plannedSlot)
    .filter(({ startMinute }) => week.has(startMinute, timeZone))
}

/**
 * Reads a shift from the text of its mission: « id start end break slots », with times in epoch
 * minutes.
 */
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

/** The local holidays of the place of a mission. */
export function localHolidaysOf({
  localHolidays,
}: Pick<PlannedMission, 'localHolidays'>): readonly LocalHolidaySlug[] {
  // Most places have no local holidays, so their text is not parsed.
  return localHolidays === null || localHolidays === '[]'
    ? []
    : (JSON.parse(localHolidays) as readonly LocalHolidaySlug[])
}
