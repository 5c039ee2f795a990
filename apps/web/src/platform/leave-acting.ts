import { endImpersonation } from '@renfort/contract/administration.ts'
import { call } from './call.ts'
import { stopActing } from './session.ts'

/** Ends acting for somebody, here at once and on the server as soon as it hears; the own session stays. */
export function leaveActing(): void {
  stopActing()
  void call(endImpersonation, {}).catch(() => undefined)
}
