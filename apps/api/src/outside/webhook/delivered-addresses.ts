import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

export interface Address {
  readonly address: string
  readonly family: 4 | 6
}

/**
 * Whether the product sends events to an address: a public one, or one of the networks that its
 * operator allows. An IPv4 address inside an IPv6 one counts as IPv4.
 */
export function isDeliveredTo(address: string, allowedNetworks: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const found = ipaddr.process(address)
  if (found.range() === 'unicast') return true
  return allowedNetworks.some((network) => {
    const [base, bits] = ipaddr.parseCIDR(network)
    return base.kind() === found.kind() && found.match(base, bits)
  })
}

/** The host of an address: an IPv6 one without its brackets; empty where there is none. */
export function hostOf(url: URL | string): string {
  return URL.parse(url)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
}

/**
 * The addresses of a host as its name resolves now; `privateAddress` where one of them is not
 * delivered to.
 */
export async function addressesOf(
  host: string,
  allowedNetworks: readonly string[],
): Promise<readonly Address[] | 'unknownHost' | 'privateAddress'> {
  const found = await resolved(host)
  if (found.length === 0) return 'unknownHost'
  const areDelivered = found.every(({ address }) => isDeliveredTo(address, allowedNetworks))
  return areDelivered ? found : 'privateAddress'
}

async function resolved(host: string): Promise<readonly Address[]> {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family: family === 6 ? 6 : 4 }]
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.map(({ address, family: of }) => ({ address, family: of === 6 ? 6 : 4 }))
}
