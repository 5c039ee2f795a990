/** The ordered and the acknowledged missions, which are compared with the database at the end. */
export interface Ledger {
  readonly asked: Set<string>
  /** The id of the first acknowledgement of each name. */
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
  /** Acknowledged and missing, or stored under another id. */
  readonly lost: readonly string[]
  /** Stored more than once. */
  readonly doubled: readonly string[]
  /** Stored, although nobody ordered them. */
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
