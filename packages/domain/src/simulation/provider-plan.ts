import {
  compareInstants,
  epochMinuteOf,
  type Instant,
  instantOfMinute,
} from '../kernel/calendar.ts'
import type { SiderAnswer } from '../hiring/request-answer.ts'

/** A share from 0 to 1 that is the same each time for a text: what chance decides in a simulation. */
export function shareOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  // The last letters reach every bit.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

export function minutesLater(instant: Instant, minutes: number): Instant {
  return instantOfMinute(epochMinuteOf(instant) + minutes)
}

/** From the fewest minutes to the most, as the share of a text says. */
export function minutesOf(text: string, fewest: number, most: number): number {
  return fewest + Math.floor(shareOf(text) * (most - fewest + 1))
}

const declining = 0.15

/** What a simulated Sider answers who was asked for a mission, and when: 5 to 60 minutes after it was posted. */
export function simulatedAnswer(
  missionId: string,
  siderId: string,
  postedAt: Instant,
): { readonly at: Instant; readonly status: SiderAnswer } {
  const text = `${missionId} ${siderId}`
  return {
    at: minutesLater(postedAt, minutesOf(`${text} when`, 5, 60)),
    status: shareOf(`${text} what`) < declining ? 'declined' : 'accepted',
  }
}

/** More applicants than places, so that the company has a choice. */
const spareApplicants = 2

/** When the applicants of a mission come: from 10 minutes after it was posted, one after the other. */
export function simulatedApplications(
  missionId: string,
  postedAt: Instant,
  slotsNeeded: number,
): readonly Instant[] {
  let minutes = 0
  return Array.from({ length: slotsNeeded + spareApplicants }, (_, i) => {
    minutes += minutesOf(`${missionId} applicant ${i}`, 10, 40)
    return minutesLater(postedAt, minutes)
  })
}

const hiringEveryMinutes = 60

/** The first time after an instant at which Siders are hired for a mission: hourly, from 65 to 90 minutes after it was posted. */
export function nextSimulatedHiring(missionId: string, postedAt: Instant, after: Instant): Instant {
  const first = minutesLater(postedAt, minutesOf(`${missionId} hiring`, 65, 90))
  if (compareInstants(first, after) > 0) return first
  const since = epochMinuteOf(after) - epochMinuteOf(first)
  return minutesLater(first, (Math.floor(since / hiringEveryMinutes) + 1) * hiringEveryMinutes)
}

const withdrawing = 0.05

/**
 * When a hired Sider lets a mission down, and why: one in twenty, 12 to 48 hours before their first
 * shift; `null` for the others.
 */
export function simulatedWithdrawal(
  missionId: string,
  siderId: string,
  startsAt: Instant,
): { readonly at: Instant; readonly reason: 'sick' | 'withdrew' } | null {
  const text = `${missionId} ${siderId}`
  if (shareOf(`${text} leaves`) >= withdrawing) return null
  return {
    at: minutesLater(startsAt, -minutesOf(`${text} leaves when`, 12 * 60, 48 * 60)),
    reason: shareOf(`${text} leaves why`) < 0.5 ? 'sick' : 'withdrew',
  }
}
