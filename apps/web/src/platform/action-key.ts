import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'

interface Action {
  readonly asks: string
  readonly key: string
}

/** The last sent action, while it has no answer. */
let open: Action | null = null

/**
 * The key of an action, so that it has one effect: a double click or a retry before the answer keeps the key. Any
 * other action in between ends that: saving A, B and A again is three actions.
 */
export function keyOfAction(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  input: unknown,
): string {
  const asks = JSON.stringify([method, path, input])
  if (open?.asks !== asks) open = { asks, key: randomKey() }
  return open.key
}

/** Called when the action has its answer: sending the same again is a new action. */
export function closeAction(key: string): void {
  if (open?.key === key) open = null
}

/** Browsers offer `randomUUID` only over https. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
