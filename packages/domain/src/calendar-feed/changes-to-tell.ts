import type { Instant } from '../kernel/calendar.ts'

/** A shift as a calendar tells it now. */
export interface ShiftToTell {
  readonly shiftId: string
  /** The digest of all that is told of it. */
  readonly digest: string
}

/** A shift as a calendar has told it before. */
export interface ToldShift extends ShiftToTell {
  readonly startsAt: Instant
  readonly goneAt: Instant | null
}

export interface ChangesToTell {
  /** New shifts, and those of which something changed or which are back. */
  readonly changed: readonly string[]
  /** Shifts that are told as cancelled from now on. */
  readonly gone: readonly string[]
  /** Shifts that are not told any more. */
  readonly dropped: readonly string[]
}

/** What a reading may know of: outside of it, a shift that is missing is not one that is gone. */
export interface Reach {
  readonly covers: (startsAt: Instant) => boolean
  /** A shift that went before this instant is told no more. */
  readonly cancelledSince: Instant
}

/** Compares what a calendar tells now with what it has told, each shift once. */
export function changesToTell(
  now: readonly ShiftToTell[],
  told: readonly ToldShift[],
  { covers, cancelledSince }: Reach,
): ChangesToTell {
  const former = new Map(told.map((shift) => [shift.shiftId, shift]))
  const present = new Set(now.map(({ shiftId }) => shiftId))
  const missing = told.filter(({ shiftId }) => !present.has(shiftId))
  const isDropped = ({ startsAt, goneAt }: ToldShift) =>
    !covers(startsAt) || (goneAt !== null && goneAt < cancelledSince)
  return {
    changed: now
      .filter(({ shiftId, digest }) => {
        const before = former.get(shiftId)
        return before === undefined || before.digest !== digest || before.goneAt !== null
      })
      .map(({ shiftId }) => shiftId),
    gone: missing
      .filter((shift) => shift.goneAt === null && !isDropped(shift))
      .map(({ shiftId }) => shiftId),
    dropped: missing.filter(isDropped).map(({ shiftId }) => shiftId),
  }
}
