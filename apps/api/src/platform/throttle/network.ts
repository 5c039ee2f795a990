import ipaddr from 'ipaddr.js'

/**
 * The network that counters of tries are kept for: an IPv4 address, or the first 64 bits of an IPv6
 * address, since one subscriber holds all that follow. An IPv4 address mapped into IPv6 is itself.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const found = ipaddr.process(address)
  // This machine alone, not the network around it.
  if (found.range() === 'loopback') return '127.0.0.1'
  if (found.kind() === 'ipv4') return found.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${found.toNormalizedString()}/64`).toString()
}

/** Whether an address is that of the machine that the product runs on. */
export function isOwnMachine(address: string): boolean {
  return networkOf(address) === '127.0.0.1'
}
