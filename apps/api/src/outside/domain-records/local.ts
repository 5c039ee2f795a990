import { type DomainRecords, DomainRecordsUnavailable } from './port.ts'

export interface LocalRecords extends DomainRecords {
  publish(name: string, text: string): void
  remove(name: string): void
  /** Whether the name servers answer. */
  setDown(isDown: boolean): void
}

/** Stands in for the name servers of the world: a zone in memory, which its holder writes. */
export function localRecords(): LocalRecords {
  const zone = new Map<string, readonly string[]>()
  let isDown = false
  return {
    publish: (name, text) => {
      zone.set(name, [...(zone.get(name) ?? []), text])
    },
    remove: (name) => {
      zone.delete(name)
    },
    setDown: (value) => {
      isDown = value
    },
    has: async (name, text) => {
      if (isDown) throw new DomainRecordsUnavailable('the local zone is down')
      return (zone.get(name) ?? []).includes(text)
    },
  }
}

/**
 * For a demo: domains under `.test`, which exist nowhere, have every record that they are asked for;
 * name servers are asked for the others.
 */
export function demoRecords(others: DomainRecords): DomainRecords {
  return {
    has: async (name, text) => name.endsWith('.test') || (await others.has(name, text)),
  }
}
