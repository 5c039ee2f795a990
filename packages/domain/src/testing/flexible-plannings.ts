import type { FlexiblePlanning } from '../flexible-planning/flexible-planning.ts'
import { isoDate, localTime } from '../kernel/calendar.ts'

/** Two Siders, 35 hours a week, from Monday to Friday in January 2027. */
export const onWeekdays: FlexiblePlanning = {
  startDate: isoDate('2027-01-04'),
  endDate: isoDate('2027-01-31'),
  weeklyVolume: 35,
  siders: 2,
  amplitudeStart: localTime('08:00'),
  amplitudeEnd: localTime('20:00'),
  include: { holidays: false, weekDays: true, saturday: false, sunday: false },
}

/** The same with 42 hours a week, on Saturdays too. */
export const onSaturdaysToo: FlexiblePlanning = {
  ...onWeekdays,
  weeklyVolume: 42,
  include: { ...onWeekdays.include, saturday: true },
}
