import type { PlanningPresence } from '@renfort/contract/planning.ts'
import type { PlanningFigures } from '@renfort/contract/planning-figures.ts'

/** What a shift says beside its times and its people. */
export interface ShiftFacts {
  /** Hours that wait for the caller. */
  readonly toValidate: number
  /** Siders whose contract waits for a signature. */
  readonly toSign: number
  /** Ids of the Siders, today. */
  readonly here: readonly string[]
  readonly late: readonly string[]
  readonly absent: readonly string[]
}

const nothing: ShiftFacts = { toValidate: 0, toSign: 0, here: [], late: [], absent: [] }

/** What is known of shifts by their id; those of which nothing is known are not in it. */
export function shiftFacts(
  figures: PlanningFigures | undefined,
  day: PlanningPresence | null,
): ReadonlyMap<string, ShiftFacts> {
  const facts = new Map<string, ShiftFacts>()
  const add = (shiftId: string, known: Partial<ShiftFacts>) =>
    facts.set(shiftId, { ...nothing, ...facts.get(shiftId), ...known })
  for (const { toValidate, toSign } of figures?.tasks ?? []) {
    for (const { shiftId, count } of toValidate) add(shiftId, { toValidate: count })
    for (const { shiftId, count } of toSign) add(shiftId, { toSign: count })
  }
  for (const { shiftId, ...presence } of day?.shifts ?? []) add(shiftId, presence)
  return facts
}
