import ipaddr from 'ipaddr.js'

/**
 * The network that tries are counted for: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because one subscriber has all addresses with them. An IPv4 address mapped into IPv6 counts as
 * IPv4.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const found = ipaddr.process(address)
  // Only this machine, not the network around it.
  if (found.range() === 'loopback') return '127.0.0.1'
  if (found.kind() === 'ipv4') return found.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${found.toNormalizedString()}/64`).toString()
}

/** Whether an address is that of the product's own machine. */
export function isOwnMachine(address: string): boolean {
  return networkOf(address) === '127.0.0.1'
}
