import type { WorkerCandidate } from '@renfort/contract/workers.ts'

/** A selection with some more people, in the order in which they were chosen. */
export function withSelected(selected: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...selected, ...ids])]
}

export function withoutSelected(selected: readonly string[], ids: readonly string[]): string[] {
  const removed = new Set(ids)
  return selected.filter((id) => !removed.has(id))
}

/** How many of the people of a tab can still be chosen together. */
export function newlySelected(
  selected: readonly string[],
  shown: readonly WorkerCandidate[],
): number {
  const known = new Set(selected)
  return shown.filter(({ id }) => !known.has(id)).length
}
