import { epochMinuteOf, type Instant } from '../../kernel/calendar.ts'
import { farFromPlaceMetres } from './position.ts'
import { type ClockingKind, phoneSkewMinutes, toleratedSkewMinutes } from './clocking.ts'

/** How a version was declared: by the button of a phone, by hand, by staff, from a file of the company. */
export const declarationWays = ['clocked', 'byHand', 'staff', 'file'] as const
export type DeclarationWay = (typeof declarationWays)[number]

/** Whether the code of the place came with a clocking, where the place asks for it. */
export const siteProofs = ['given', 'wrong', 'missing'] as const
export type SiteProof = (typeof siteProofs)[number]

/** What a line of hours says of how it was clocked. */
export const clockingMarks = ['siteCode', 'phone', 'offline', 'byHand', 'staff', 'file'] as const
export type ClockingMark = (typeof clockingMarks)[number]

/** What is odd about how hours were clocked. */
export const clockingOddities = [
  'phoneAhead',
  'phoneBehind',
  'sentLate',
  'endNotClocked',
  'nothingClocked',
  'wrongSiteCode',
  'noSiteCode',
  'farFromPlace',
] as const

export interface ClockingOddity {
  readonly kind: (typeof clockingOddities)[number]
  /** Minutes; metres for a place that is far; 0 where neither says more. */
  readonly size: number
}

/** Minutes between a press and its arrival from which the phone had no network. */
export const offlineAfterMinutes = 2

/** Minutes between a press and its arrival from which it is late: nobody could see it on the day. */
export const sentLateAfterMinutes = 12 * 60

export interface ClockingFacts {
  readonly kind: ClockingKind
  readonly phoneAt: Instant
  readonly sentAt: Instant
  readonly receivedAt: Instant
  readonly siteProof: SiteProof | null
  /** How far from the place it was, where a position came with it and is still kept. */
  readonly metres: number | null
}

export interface HowClocked {
  readonly marks: readonly ClockingMark[]
  readonly oddities: readonly ClockingOddity[]
}

/**
 * How some hours were clocked and what is odd about it. `way` is `null` for hours that nobody has
 * declared, or that were declared before the way was kept: their clockings alone speak then.
 */
export function howClocked(
  way: DeclarationWay | null,
  clockings: readonly ClockingFacts[],
): HowClocked {
  const isClocked = way === 'clocked' || (way === null && clockings.length > 0)
  const hasCode = clockings.some(({ siteProof }) => siteProof === 'given')
  const marks: ClockingMark[] = []
  if (isClocked) marks.push(hasCode ? 'siteCode' : 'phone')
  else if (way !== null) marks.push(way)
  if (clockings.some((one) => delayOf(one) > offlineAfterMinutes)) marks.push('offline')
  return { marks, oddities: odditiesOf(way, clockings) }
}

function odditiesOf(
  way: DeclarationWay | null,
  clockings: readonly ClockingFacts[],
): ClockingOddity[] {
  const found: ClockingOddity[] = []
  const add = (kind: ClockingOddity['kind'], size = 0) => found.push({ kind, size })
  const skew = largest(clockings.map((one) => phoneSkewMinutes(one, one.receivedAt)))
  if (skew > toleratedSkewMinutes) add('phoneAhead', skew)
  if (skew < -toleratedSkewMinutes) add('phoneBehind', -skew)
  const delay = largest(clockings.map(delayOf))
  if (delay > sentLateAfterMinutes) add('sentLate', delay)
  if (way === 'byHand') {
    if (clockings.length === 0) add('nothingClocked')
    else if (clockings.every(({ kind }) => kind !== 'end')) add('endNotClocked')
  }
  const proofs = clockings.flatMap(({ siteProof }) => siteProof ?? [])
  if (proofs.includes('wrong')) add('wrongSiteCode')
  else if (proofs.includes('missing')) add('noSiteCode')
  const metres = largest(clockings.flatMap(({ metres: each }) => each ?? []))
  if (metres > farFromPlaceMetres) add('farFromPlace', metres)
  return found
}

/** Minutes from the press until it came, both by the clock of the phone. */
function delayOf({ phoneAt, sentAt }: ClockingFacts): number {
  return epochMinuteOf(sentAt) - epochMinuteOf(phoneAt)
}

/** The value that is furthest from zero; 0 for none. */
function largest(values: readonly number[]): number {
  return values.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most), 0)
}
