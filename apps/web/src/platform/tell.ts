import { send } from './send.ts'
import { storedSession } from './session.ts'

/** Sends without waiting for the answer, even while the page closes; a failure is ignored. */
export function tell(endpoint: Parameters<typeof send>[0], body: unknown): void {
  void send(endpoint, { body }, null, storedSession(), undefined, true).catch(() => undefined)
}
