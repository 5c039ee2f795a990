/** What was asked for and what was acknowledged, to be held against the database at the end. */
export interface Ledger {
  readonly asked: Set<string>
  /** The id that the first acknowledgement gave to each name. */
  readonly acknowledged: Map<string, string>
}

export interface StoredMission {
  readonly name: string
  readonly id: string
}

export function newLedger(): Ledger {
  return { asked: new Set(), acknowledged: new Map() }
}

export interface Verdict {
  /** Acknowledged and not there, or there under another id. */
  readonly lost: readonly string[]
  /** There more than once. */
  readonly doubled: readonly string[]
  /** There, although nobody asked for it. */
  readonly invented: readonly string[]
}

export function judge({ asked, acknowledged }: Ledger, stored: readonly StoredMission[]): Verdict {
  const byName = Map.groupBy(stored, ({ name }) => name)
  const lost = [...acknowledged].filter(([name, id]) => byName.get(name)?.[0]?.id !== id)
  return {
    lost: lost.map(([name]) => name),
    doubled: [...byName].filter(([, rows]) => rows.length > 1).map(([name]) => name),
    invented: [...byName.keys()].filter((name) => !asked.has(name)),
  }
}
