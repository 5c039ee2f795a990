import { Agent as PlainAgent } from 'node:http'
import { Agent as SecureAgent } from 'node:https'
import type { Address } from './delivered-addresses.ts'

const idleMs = 4_000
/** Receivers whose connections are known; those of a forgotten one end when they are idle. */
const mostKept = 500

/**
 * Connections that stay open for the next message. They belong to the addresses that were checked:
 * a name that resolves to others gets connections of its own.
 */
export function keptConnections(): (url: URL, addresses: readonly Address[]) => PlainAgent {
  const kept = new Map<string, PlainAgent>()
  return (url, addresses) => {
    const pinned = addresses.map(({ address }) => address).toSorted()
    const key = [url.origin, ...pinned].join(' ')
    const known = kept.get(key)
    if (known !== undefined) return known
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= mostKept) kept.delete(oldest)
    const options = { keepAlive: true, timeout: idleMs }
    const agent = url.protocol === 'https:' ? new SecureAgent(options) : new PlainAgent(options)
    kept.set(key, agent)
    return agent
  }
}
