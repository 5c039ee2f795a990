import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'

interface Action {
  readonly asks: string
  readonly key: string
}

/** The action that was sent last, as long as it has no answer. */
let open: Action | null = null

/**
 * Names an action, so that it has one effect: what is sent again before an answer came, by a double
 * click or by a new try, keeps its name. Anything else sent in between ends that: to save A, B and
 * again A is three actions.
 */
export function keyOfAction({ method, path }: Endpoint, input: unknown): string {
  const asks = JSON.stringify([method, path, input])
  if (open?.asks !== asks) open = { asks, key: randomKey() }
  return open.key
}

/** The action has its answer: sending the same again is a new action. */
export function closeAction(key: string): void {
  if (open?.key === key) open = null
}

/** Not `randomUUID`, which a browser only has over https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
