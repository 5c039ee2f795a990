import { Resolver } from 'node:dns/promises'
import { type DomainRecords, DomainRecordsUnavailable } from './port.ts'

interface Options {
  /** Addresses of name servers; those of the machine unless given. */
  readonly servers?: readonly string[]
  readonly timeoutMs?: number
}

/** Answers of a name server that say for certain that there is no such record. */
const absent: readonly string[] = ['ENOTFOUND', 'ENODATA']

/** Asks name servers anew each time. */
export function dnsRecords({ servers, timeoutMs = 3_000 }: Options = {}): DomainRecords {
  return {
    has: async (name, text) => {
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 })
      if (servers !== undefined) resolver.setServers(servers)
      try {
        const records = await resolver.resolveTxt(name)
        return records.some((parts) => parts.join('') === text)
      } catch (cause) {
        if (absent.includes((cause as NodeJS.ErrnoException).code ?? '')) return false
        throw new DomainRecordsUnavailable('no name server answered', { cause })
      }
    },
  }
}
