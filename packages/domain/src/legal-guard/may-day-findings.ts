import { epochMinuteOf, type IsoDate } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import { holidaysOn } from '../law/public-holidays.ts'
import { mayDayIncreasePercent } from '../law/working-time.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { ofTheMission } from './finding.ts'
import type { Finding } from './finding.ts'
import { daysTouched } from './worked-days.ts'

type Planned = Pick<ShiftDraft, 'startsAt' | 'endsAt' | 'timeZone'>

/**
 * Work on 1 May, allowed only in an establishment whose activity cannot stop: the company gives
 * that ground as its reason to keep the planning. The repair removes these shifts and keeps the
 * rest of the mission.
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

/** The days of a shift that are 1 May: a night of 30 April is worked on it too. */
function mayDaysOf(shift: Planned): IsoDate[] {
  return daysTouched(shift).filter((day) => holidaysOn(day, []).includes('fete-du-travail'))
}
