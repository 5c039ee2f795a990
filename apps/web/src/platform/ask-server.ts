import { health } from '@renfort/contract/operations.ts'
import { call } from './call.ts'

/** Asks whether the server answers; the call also updates the state of the connection. */
export function askServer(): void {
  void call(health, {}).catch(() => undefined)
}
