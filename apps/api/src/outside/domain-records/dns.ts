import { Resolver } from 'node:dns/promises'
import { type DomainRecords, DomainRecordsUnavailable } from './port.ts'

interface Options {
  /** Addresses of name servers; those of the machine unless given. */
  readonly servers?: readonly string[]
  readonly timeoutMs?: number
}

/** Answers of a name server that say for certain that there is no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA', 'NXDOMAIN'])

/** Asks the name servers of the machine, anew each time. */
export function dnsRecords({ servers, timeoutMs = 3_000 }: Options = {}): DomainRecords {
  return {
    texts: async (name) => {
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
      if (servers !== undefined) resolver.setServers(servers)
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
      } catch (cause) {
        if (absent.has((cause as NodeJS.ErrnoException).code ?? '')) return []
        throw new DomainRecordsUnavailable('no name server answered', { cause })
      }
    },
  }
}
