import { startDayOf } from '../kernel/place-time.ts'
import type { ShiftDraft } from '../shift/shift.ts'
import { compareShifts, plannedShift } from './planned-shift.ts'
import { giveSlots, workingLimits } from './virtual-siders.ts'
import type { SiderRun } from './virtual-siders.ts'

/**
 * The legal allocation of decisions §4.3 by number: for each shift, in the order given, the numbers
 * (from 0) of the Siders who take its slots, each slot going to the lowest number that may have it.
 */
export function allocateNumbers(shifts: readonly ShiftDraft[]): number[][] {
  const [first] = shifts
  if (first === undefined) return []
  const limits = workingLimits(startDayOf(first))
  const runs: SiderRun[] = []
  const taken = shifts.map((): number[] => [])
  const inOrder = shifts
    .map((shift, index) => ({
      planned: plannedShift(shift, shift.timeZone),
      numbers: taken[index] ?? [],
    }))
    .toSorted((a, b) => compareShifts(a.planned, b.planned))
  for (const { planned, numbers } of inOrder) {
    giveSlots(runs, planned, limits, (count, firstNumber) => {
      for (let i = 0; i < count; i++) numbers.push(firstNumber + i)
    })
  }
  return taken
}

/** The same allocation among real Siders: who works each shift, or `null` when they do not fill every slot. */
export function allocate(
  shifts: readonly ShiftDraft[],
  siderIds: readonly string[],
): string[][] | null {
  const numbers = allocateNumbers(shifts)
  const filled = numbers.every((taken) => taken.every((number) => number < siderIds.length))
  if (!filled) return null
  return numbers.map((taken) => taken.flatMap((number) => siderIds[number] ?? []))
}
