import { addDays, daysBetween, type IsoDate, weekdayOf } from '../kernel/calendar.ts'
import { lastDayOf, startDayOf } from '../kernel/place-time.ts'
import type { WorkedShift } from '../hiring/hire-check.ts'
import { isUnworkedHoliday, type HolidayCalendar } from '../law/public-holidays.ts'
import { duplicateShift } from '../shift/duplication.ts'

interface Continuation {
  /** The last day of the longer contract: a night that ends after it is left out. */
  readonly until: IsoDate
  readonly calendar: HolidayCalendar
}

const saturday = 5

/**
 * The shifts of one Sider on the added days of their contract: their last week is repeated with the
 * same hours, without public holidays. A Sider who has worked less than a week repeats their last
 * day from Monday to Friday.
 */
export function continuedShifts(
  own: readonly WorkedShift[],
  { until, calendar }: Continuation,
): WorkedShift[] {
  const byDay = Map.groupBy(own, startDayOf)
  const started = [...byDay.keys()].toSorted()
  const [firstDay, lastDay] = [started[0], started.at(-1)]
  if (firstDay === undefined || lastDay === undefined) return []
  const isWorked = (day: IsoDate) => !isUnworkedHoliday(day, calendar)
  const added: WorkedShift[] = []
  for (let day = addDays(lastDay, 1); day <= until; day = addDays(day, 1)) {
    if (!isWorked(day)) continue
    const weeks = Math.ceil(daysBetween(lastDay, day) / 7)
    let model = addDays(day, -7 * weeks)
    while (model >= firstDay && !isWorked(model)) model = addDays(model, -7)
    if (model < firstDay) model = weekdayOf(day) < saturday ? lastDay : day
    added.push(...(byDay.get(model) ?? []).flatMap((shift) => onDay(shift, day)))
  }
  return added.filter((shift) => lastDayOf(shift) <= until)
}

/** The same local hours on another day. */
function onDay(shift: WorkedShift, day: IsoDate): WorkedShift[] {
  return duplicateShift({ ...shift, slots: 1 }, [day]).map(({ slots: _slots, ...worked }) => worked)
}
