import { endImpersonation } from '@renfort/contract/administration.ts'
import { call } from './call.ts'
import { stopActing } from './session.ts'

/** Stops acting for a user: in the browser at once, then on the server. The staff member’s own session stays. */
export function leaveActing(): void {
  stopActing()
  void call(endImpersonation, {}).catch(() => undefined)
}
