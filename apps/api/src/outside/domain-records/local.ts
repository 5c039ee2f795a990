import { type DomainRecords, DomainRecordsUnavailable } from './port.ts'

export interface LocalRecords extends DomainRecords {
  publish(name: string, text: string): void
  remove(name: string): void
  /** Whether the name servers answer. */
  setDown(isDown: boolean): void
}

/** Stands in for the name servers of the world: a zone in memory that its holder writes. */
export function localRecords(): LocalRecords {
  const zone = new Map<string, string[]>()
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
    texts: async (name) => {
      if (isDown) throw new DomainRecordsUnavailable('the local zone is down')
      return zone.get(name) ?? []
    },
  }
}
