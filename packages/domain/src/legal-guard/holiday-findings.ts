import { addDays, epochMinuteOf, type IsoDate } from '../kernel/calendar.ts'
import { lastDayOf, startDayOf } from '../kernel/place-time.ts'
import { at } from '../law/dated.ts'
import { holidaySource, holidaysOn, type LocalHolidaySlug } from '../law/public-holidays.ts'
import { mayDayIncreasePercent } from '../law/working-time.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { ofTheMission } from './finding.ts'
import type { Finding } from './finding.ts'

type Planned = Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'timeZone'>

/**
 * Work on 1 May, which only an establishment whose activity cannot stop may have: its ground is the reason
 * that the company gives to keep the planning. The rest of the mission goes on without these shifts.
 */
export function mayDayFindings(shifts: readonly Planned[], isFlexible: boolean): Finding[] {
  const worked = shifts
    .flatMap((shift) => mayDaysOf(shift).map((date) => ({ shift, date })))
    .toSorted((a, b) => epochMinuteOf(a.shift.startsAt) - epochMinuteOf(b.shift.startsAt))
  const dates = [...new Set(worked.map(({ date }) => date))]
  const [first] = dates
  if (first === undefined) return []
  const refs = [...new Set(worked.map(({ shift }) => shift))]
  const canGo = !isFlexible && refs.length < shifts.length
  return [
    {
      ...ofTheMission,
      key: 'may_day',
      source: at(mayDayIncreasePercent, first).source,
      dates,
      repair: canGo
        ? {
            kind: 'remove_shifts',
            shifts: refs.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
            minutes: 0,
          }
        : null,
    },
  ]
}

/**
 * Work on a holiday that the place has besides the national ones, with its article: who plans from elsewhere
 * may not know it. Nothing is asked, since only its price differs. One finding for each holiday.
 */
export function localHolidayFindings(
  shifts: readonly Planned[],
  local: readonly LocalHolidaySlug[],
): Finding[] {
  if (local.length === 0) return []
  const worked = [...new Set(shifts.flatMap(daysOf))].toSorted()
  return local.flatMap((slug) => {
    const dates = worked.filter((date) => holidaysOn(date, [slug]).includes(slug))
    if (dates.length === 0) return []
    const source = holidaySource(slug)
    return { ...ofTheMission, severity: 'house', key: 'local_holiday', source, dates } as const
  })
}

/** The days of a shift that are 1 May: a night of 30 April is worked on it too. */
function mayDaysOf(shift: Planned): IsoDate[] {
  return daysOf(shift).filter((day) => holidaysOn(day, []).includes('fete-du-travail'))
}

function daysOf(shift: Planned): IsoDate[] {
  const last = lastDayOf(shift)
  const days: IsoDate[] = []
  for (let day = startDayOf(shift); day <= last; day = addDays(day, 1)) days.push(day)
  return days
}
