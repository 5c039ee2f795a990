/** A selection with some more people, in the order in which they were chosen. */
export function withSelected(selected: readonly string[], ids: readonly string[]): string[] {
  return [...new Set([...selected, ...ids])]
}

export function withoutSelected(selected: readonly string[], ids: readonly string[]): string[] {
  const removed = new Set(ids)
  return selected.filter((id) => !removed.has(id))
}

/** A selection cut into parts that fit into one call each. */
export function inParts(ids: readonly string[], size: number): string[][] {
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, part) =>
    ids.slice(part * size, (part + 1) * size),
  )
}
