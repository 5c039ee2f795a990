import {
  addDays,
  compareInstants,
  dateInParis,
  epochMinuteOf,
  type Instant,
  instantInParis,
  type IsoDate,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'

/** Eight hours each; at any hour of the day one of them has begun an hour ago or more, and runs for another. */
const services = [
  { name: 'morning', start: '05:00', end: '13:00' },
  { name: 'day', start: '11:00', end: '19:00' },
  { name: 'evening', start: '17:00', end: '01:00' },
  { name: 'night', start: '23:00', end: '07:00' },
] as const

export type Service = (typeof services)[number]

export interface RunningShift {
  readonly service: Service
  /** The day on which it began: yesterday for an evening after midnight. */
  readonly day: IsoDate
}

/** The shift that is farthest from both its ends. */
export function runningShift(present: Instant): RunningShift {
  const today = dateInParis(present)
  const [first, ...others] = [addDays(today, -1), today].flatMap((day) =>
    services.map((service) => ({ service, day })),
  )
  if (first === undefined) throw new Error('There are shifts.')
  return others.reduce(
    (best, each) => (margin(each, present) > margin(best, present) ? each : best),
    first,
  )
}

/** Its start, so many days later. */
export function startOf({ service, day }: RunningShift, days = 0): Instant {
  return instantInParis(addDays(day, days), localTime(service.start))
}

/** Minutes to the nearer of its ends; negative where it does not run. */
function margin(shift: RunningShift, present: Instant): number {
  const { service, day } = shift
  const [startsAt, sameDay] = [startOf(shift), instantInParis(day, localTime(service.end))]
  const endsAt =
    compareInstants(sameDay, startsAt) > 0
      ? sameDay
      : instantInParis(addDays(day, 1), localTime(service.end))
  const minute = epochMinuteOf(present)
  return Math.min(minute - epochMinuteOf(startsAt), epochMinuteOf(endsAt) - minute)
}
