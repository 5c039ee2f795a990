interface Policy {
  createScriptURL(address: string): URL
}
interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): Policy
}

const vouched = new Map<string, URL | string>()

/**
 * The address of one script of the product, from which a thread can start. Browsers with Trusted Types only start a
 * script whose address a policy allows: the content policy of the server names each such policy, and each allows one
 * address.
 */
export function vouchedScript(policy: string, address: string): URL | string {
  const known = vouched.get(policy) ?? vouchFor(policy, address)
  vouched.set(policy, known)
  return known
}

function vouchFor(policy: string, address: string): URL | string {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null) return address
  const vouch = (asked: string) => {
    if (asked !== address) throw new TypeError(`Not the script of ${policy}.`)
    return asked
  }
  return (factory as PolicyFactory)
    .createPolicy(policy, { createScriptURL: vouch })
    .createScriptURL(address)
}
