import type { WorkedTime } from '../attendance/attendance.ts'
import { plannedTime } from '../attendance/declare/planned-time.ts'
import { workedMinutes } from '../attendance/declare/worked-time.ts'
import { epochMinuteOf, type Instant, instantOfMinute } from '../kernel/calendar.ts'
import { minutesLater, minutesOf, shareOf } from './provider-plan.ts'

/** A shift as somebody clocks it. */
interface ShiftToClock {
  readonly id: string
  readonly siderId: string
  readonly startsAt: Instant
  readonly endsAt: Instant
  readonly breakMinutes: number
}

interface Clocking {
  readonly at: Instant
  readonly time: WorkedTime
}

/** How often each deviation is met, as upper bounds of one share: the rest is as planned. */
const bounds = { absent: 0.03, forgotten: 0.08, late: 0.22, shortBreak: 0.34 } as const

/** Nobody comes later than this. */
export const latestMinutes = 25

/** Shifts below this length are never cut: what is left would say nothing. */
const shortestMinutes = 120

/**
 * What a simulated Sider clocks of a shift, and when: mostly what was planned, a few minutes after the
 * end; sometimes late or with a short break. Who forgets to clock out says so the next day, as planned;
 * who does not come clocks nothing: `null`. Never longer than planned, so that no two shifts of one Sider
 * overlap.
 */
export function simulatedClocking(shift: ShiftToClock): Clocking | null {
  const text = `${shift.id} ${shift.siderId}`
  const share = shareOf(`${text} clocks`)
  if (share < bounds.absent) return null
  const plan = plannedTime(shift)
  if (share < bounds.forgotten) {
    return {
      at: minutesLater(shift.endsAt, minutesOf(`${text} says`, 14 * 60, 20 * 60)),
      time: plan,
    }
  }
  const time = workedMinutes(plan) < shortestMinutes ? plan : deviating(plan, share, text)
  return { at: minutesLater(time.endDate, minutesOf(`${text} when`, 1, 12)), time }
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

/**
 * When a simulated Sider comes to a shift, as what they clock of it says later: a few minutes early where
 * they are not late; `null` of who does not come.
 */
export function simulatedArrival(shift: ShiftToClock): Instant | null {
  const clocking = simulatedClocking(shift)
  if (clocking === null) return null
  const { startDate } = clocking.time
  if (startDate !== shift.startsAt) return startDate
  return minutesLater(startDate, -minutesOf(`${shift.id} ${shift.siderId} early`, 0, 8))
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
