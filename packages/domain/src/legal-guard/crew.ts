import { advance, mayTake, newRun } from '../quotation/virtual-siders.ts'
import type { SiderRun, WorkingLimits } from '../quotation/virtual-siders.ts'
import type { PlannedShift } from '../quotation/planned-shift.ts'

interface CrewMember {
  readonly run: SiderRun
  readonly shifts: number[]
  /** Start of the first shift of their last day. */
  dayStart: number
}

/**
 * Distributes the shifts to the Siders that the planning needs: for each Sider, the indexes of
 * their shifts. Slots follow the legal allocation (decisions §4.3). A slot that no Sider may
 * legally take goes to the one who has rested longest, and becomes a finding. A new Sider joins
 * when all are at work, or when the shift would make one day too long both in hours and in span; a
 * split day of few hours with too long a span stays with one Sider, and becomes a finding too.
 */
export function crewOf(
  shifts: readonly PlannedShift[],
  expected: number,
  limits: WorkingLimits,
  spanMinutes: number,
): number[][] {
  const crew: CrewMember[] = []
  const taken = new Set<CrewMember>()
  for (const [index, shift] of shifts.entries()) {
    let open = shift.slots
    taken.clear()
    for (const member of crew) {
      if (open === 0) break
      if (!mayTake(member.run, shift, limits) || !fitsSpan(member, shift, spanMinutes)) continue
      taken.add(member)
      open--
    }
    const join = () => {
      const member = { run: newRun(1), shifts: [], dayStart: 0 }
      crew.push(member)
      taken.add(member)
      open--
    }
    while (open > 0 && crew.length < expected) join()
    if (open > 0) {
      const rested = crew
        .filter((member) => !taken.has(member) && isFreeFor(member, shift, limits, spanMinutes))
        .toSorted((a, b) => a.run.lastEnd - b.run.lastEnd)
        .slice(0, open)
      for (const member of rested) taken.add(member)
      open -= rested.length
    }
    while (open > 0) join()
    for (const member of taken) work(member, shift, index)
  }
  return crew.map((member) => member.shifts)
}

function isFreeFor(
  member: CrewMember,
  shift: PlannedShift,
  limits: WorkingLimits,
  span: number,
): boolean {
  if (shift.start < member.run.lastEnd) return false
  return fitsSpan(member, shift, span) || mayTake(member.run, shift, limits)
}

function fitsSpan({ run, dayStart }: CrewMember, shift: PlannedShift, span: number): boolean {
  return shift.day !== run.lastDay || shift.end - dayStart <= span
}

function work(member: CrewMember, shift: PlannedShift, index: number): void {
  if (shift.day !== member.run.lastDay) member.dayStart = shift.start
  advance(member.run, shift)
  member.shifts.push(index)
}
