import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import { isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Chain } from './queries.ts'

/** Whether the last binding document is contested: it must be corrected before an amendment. */
export function isContested({ documents }: Chain): boolean {
  return documents.at(-1)?.status === 'contested'
}

/** The contracts that still bind and that nobody contests: an ended contract cannot be changed. */
export function openContracts(contracts: readonly Chain[]): readonly Chain[] {
  return contracts.filter((contract) => !contract.isOver && !isContested(contract))
}

/** Whether an act is one on all the contracts of a mission at once. */
export function isForAll(kind: AmendmentKind, isFlexible: boolean): boolean {
  return kind === 'place' || isFlexible
}

/** The days on which the contracts of several Siders may all end. */
export function commonTermDays(contracts: readonly Chain[]): readonly string[] {
  const [first, ...others] = contracts
  if (first === undefined) return []
  return first.termDays.filter((day) => others.every(({ termDays }) => termDays.includes(day)))
}

/** A day as the screens write it; it travels as midnight in UTC. */
export function dayOf(wire: string): IsoDate {
  return isoDate(wire.slice(0, 10))
}
