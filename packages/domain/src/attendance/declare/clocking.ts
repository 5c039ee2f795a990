import {
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
} from '../../kernel/calendar.ts'
import type { Refusal } from '../../kernel/issue.ts'
import type { Span, WorkedTime } from '../attendance.ts'

/** What a Sider does with the large button, in the order of a shift. */
export const clockingKinds = ['start', 'pause', 'resume', 'end'] as const
export type ClockingKind = (typeof clockingKinds)[number]

export const clockStates = ['notStarted', 'working', 'onBreak', 'ended'] as const
export type ClockState = (typeof clockStates)[number]

const next: Readonly<Record<ClockState, Partial<Record<ClockingKind, ClockState>>>> = {
  notStarted: { start: 'working' },
  working: { pause: 'onBreak', end: 'ended' },
  onBreak: { resume: 'working' },
  ended: {},
}

export interface Clocking {
  readonly kind: ClockingKind
  readonly happenedAt: Instant
}

/** Where a shift stands after some clockings, which are in order. */
export function clockState(clockings: readonly Pick<Clocking, 'kind'>[]): ClockState {
  return clockings.reduce<ClockState>((state, { kind }) => next[state][kind] ?? state, 'notStarted')
}

/** What may be clocked next. */
export function nextClockings(state: ClockState): readonly ClockingKind[] {
  return clockingKinds.filter((kind) => next[state][kind] !== undefined)
}

/** Why a clocking cannot follow others: it is not its turn, or its hour is before theirs. */
export function clockingRefusal(
  before: readonly Clocking[],
  { kind, happenedAt }: Clocking,
): Refusal | null {
  const state = clockState(before)
  if (next[state][kind] === undefined) {
    return { key: 'errors.sider.clock_order', params: { state } }
  }
  const last = before.at(-1)
  const isLater = last === undefined || compareInstants(last.happenedAt, happenedAt) <= 0
  return isLater ? null : { key: 'errors.sider.clock_order', params: { state } }
}

/** Minutes by which the clock of a phone may differ without being called wrong. */
export const toleratedSkewMinutes = 2

/** Days for which a phone may keep a clocking that it could not send. */
export const longestDelayDays = 7

interface PhoneTimes {
  /** The hour of the phone at the press. */
  readonly phoneAt: Instant
  /** The hour of the phone when it sends. */
  readonly sentAt: Instant
}

/** Minutes by which a phone is ahead of the server; negative when it is behind. */
export function phoneSkewMinutes({ sentAt }: PhoneTimes, receivedAt: Instant): number {
  return epochMinuteOf(sentAt) - epochMinuteOf(receivedAt)
}

/**
 * When something was clocked, to the minute by the clock of the server, whatever the phone shows:
 * what passed between the press and the sending is taken from when it arrived. `null` where the
 * clock of the phone was set in between, so that nobody knows.
 */
export function clockedAt(times: PhoneTimes, receivedAt: Instant): Instant | null {
  const received = epochMinuteOf(receivedAt)
  const delay = epochMinuteOf(times.sentAt) - epochMinuteOf(times.phoneAt)
  if (delay < 0 || delay > longestDelayDays * 24 * 60) return null
  const isRight = Math.abs(phoneSkewMinutes(times, receivedAt)) <= toleratedSkewMinutes
  const minute = isRight ? epochMinuteOf(times.phoneAt) : received - delay
  return instantOfMinute(Math.min(minute, received))
}

/** The worked time of clockings from a start to an end; `null` before the end. */
export function clockedTime(clockings: readonly Clocking[]): WorkedTime | null {
  const [start] = clockings
  const end = clockings.at(-1)
  if (start === undefined || end?.kind !== 'end') return null
  const breaks: Span[] = []
  clockings.forEach(({ kind, happenedAt }, index) => {
    const back = clockings[index + 1]
    // A break that began and ended in the same minute is none.
    if (
      kind === 'pause' &&
      back !== undefined &&
      compareInstants(happenedAt, back.happenedAt) < 0
    ) {
      breaks.push({ startDate: happenedAt, endDate: back.happenedAt })
    }
  })
  return { startDate: start.happenedAt, endDate: end.happenedAt, breaks }
}
