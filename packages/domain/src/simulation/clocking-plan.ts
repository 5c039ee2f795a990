import type { WorkedTime } from '../attendance/attendance.ts'
import type { ClockingKind } from '../attendance/declare/clocking.ts'
import { plannedTime } from '../attendance/declare/planned-time.ts'
import { workedMinutes } from '../attendance/declare/worked-time.ts'
import {
  compareInstants,
  dateInParis,
  epochMinuteOf,
  type Instant,
  instantInParis,
  instantOfMinute,
  isoWeekOf,
  localTime,
  mondayOfWeek,
} from '../kernel/calendar.ts'
import { minutesLater, minutesOf, shareOf } from './provider-plan.ts'

/** A shift as somebody clocks it. */
interface ShiftToClock {
  readonly id: string
  readonly siderId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

/** A press of the large button. */
export interface SimulatedPress {
  readonly kind: ClockingKind
  readonly at: Instant
}

interface SimulatedDay {
  /** What they press, in order; no end where they forget it. */
  readonly presses: readonly SimulatedPress[]
  /** The hours that they say the next day, where they forgot the end. */
  readonly says: { readonly at: Instant; readonly time: WorkedTime } | null
}

/** How often each deviation is met, as upper bounds of one share: the rest is as planned. */
const bounds = { absent: 0.03, forgotten: 0.08, late: 0.22, shortBreak: 0.34 } as const

/** Nobody comes later than this. */
export const latestMinutes = 25

const leastMinutesBack = 3 * 24 * 60

/**
 * Since when simulated Siders still clock a shift that they have not: the Monday of the week in Paris, so that a demo
 * that starts on a weekend shows its whole week, and three days at least. What is older keeps its plan.
 */
export function clockedSince(now: Instant): Instant {
  const { year, week } = isoWeekOf(dateInParis(now))
  const monday = instantInParis(mondayOfWeek(year, week), localTime('00:00'))
  const least = minutesLater(now, -leastMinutesBack)
  return compareInstants(monday, least) < 0 ? monday : least
}

/** Shifts below this length are never cut: what is left would say nothing. */
const shortestMinutes = 120

/**
 * What a simulated Sider clocks of a shift: mostly what was planned; sometimes late or with a short break.
 * Who forgets to clock out says so the next day, as planned; who does not come clocks nothing: `null`.
 * Never longer than planned, so that no two shifts of one Sider overlap.
 */
export function simulatedDay(shift: ShiftToClock): SimulatedDay | null {
  const text = `${shift.id} ${shift.siderId}`
  const share = shareOf(`${text} clocks`)
  if (share < bounds.absent) return null
  const plan = plannedTime(shift)
  if (share < bounds.forgotten) {
    const at = minutesLater(shift.endsAt, minutesOf(`${text} says`, 14 * 60, 20 * 60))
    return { presses: pressesOf(plan).slice(0, -1), says: { at, time: plan } }
  }
  const time = workedMinutes(plan) < shortestMinutes ? plan : deviating(plan, share, text)
  return { presses: pressesOf(time), says: null }
}

function pressesOf({ startDate, endDate, breaks }: WorkedTime): readonly SimulatedPress[] {
  return [
    { kind: 'start', at: startDate },
    ...breaks.flatMap((pause): SimulatedPress[] => [
      { kind: 'pause', at: pause.startDate },
      { kind: 'resume', at: pause.endDate },
    ]),
    { kind: 'end', at: endDate },
  ]
}

function deviating(plan: WorkedTime, share: number, text: string): WorkedTime {
  if (share < bounds.late) {
    return {
      ...plan,
      startDate: minutesLater(plan.startDate, minutesOf(`${text} late`, 3, latestMinutes)),
    }
  }
  if (share < bounds.shortBreak) {
    const breaks = plan.breaks.map(({ startDate, endDate }) => {
      const least = Math.min(15, epochMinuteOf(endDate) - epochMinuteOf(startDate))
      return { startDate, endDate: instantOfMinute(epochMinuteOf(startDate) + least) }
    })
    return { ...plan, breaks }
  }
  return plan
}

const refusing = 0.2

/** What a simulated Sider answers to hours that a company has changed or sent, and when: 1 to 6 hours later. */
export function simulatedHoursAnswer(
  attendanceId: string,
  askedAt: Instant,
): { readonly at: Instant; readonly accepted: boolean } {
  return {
    at: minutesLater(askedAt, minutesOf(`${attendanceId} answers`, 60, 360)),
    accepted: shareOf(`${attendanceId} accepts`) >= refusing,
  }
}
