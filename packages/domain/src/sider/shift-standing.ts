import { compareInstants, type Instant } from '../kernel/calendar.ts'

export interface Period {
  readonly startDate: Instant
  readonly endDate: Instant
}

/** Whether somebody can take a shift, and what stands against it. */
export interface ShiftStanding<Shift extends Period, Taken extends Period = Period> {
  readonly shift: Shift
  readonly isPossible: boolean
  /** Their shifts in other missions that overlap it. */
  readonly taken: readonly Taken[]
  /** They said when they can come, and not for the whole of it. */
  readonly isOutside: boolean
}

/** How somebody stands to each shift of a mission; who says nothing of when they can come always can. */
export function shiftStandings<Shift extends Period, Taken extends Period>(
  shifts: readonly Shift[],
  known: { readonly busy: readonly Taken[]; readonly availabilities?: readonly Period[] },
): ShiftStanding<Shift, Taken>[] {
  const availabilities = joined(known.availabilities ?? [])
  return shifts.map((shift) => {
    const taken = known.busy.filter((each) => overlap(each, shift))
    const isOutside =
      availabilities.length > 0 && !availabilities.some((each) => covers(each, shift))
    return { shift, taken, isOutside, isPossible: taken.length === 0 && !isOutside }
  })
}

/** One end is no overlap with the next start. */
function overlap(a: Period, b: Period): boolean {
  return compareInstants(a.startDate, b.endDate) < 0 && compareInstants(b.startDate, a.endDate) < 0
}

function covers(outer: Period, inner: Period): boolean {
  return (
    compareInstants(outer.startDate, inner.startDate) <= 0 &&
    compareInstants(inner.endDate, outer.endDate) <= 0
  )
}

/** The same times without overlaps: a morning and the afternoon after it cover a whole day. */
function joined(periods: readonly Period[]): Period[] {
  const inOrder = [...periods].sort((a, b) => compareInstants(a.startDate, b.startDate))
  const found: Period[] = []
  for (const period of inOrder) {
    const last = found.at(-1)
    if (last === undefined || compareInstants(last.endDate, period.startDate) < 0) {
      found.push(period)
    } else if (compareInstants(last.endDate, period.endDate) < 0) {
      found[found.length - 1] = { startDate: last.startDate, endDate: period.endDate }
    }
  }
  return found
}
