import { logout } from '@renfort/contract/session.ts'
import { send } from './send.ts'
import type { StoredSession } from './session.ts'

/** Milliseconds after which the next sign-in waits no longer. */
const patience = 5_000

/** Closes a session that this browser has just forgotten, and empties its cookie. */
export async function logOut(session: StoredSession): Promise<void> {
  await send(logout, {}, null, session, AbortSignal.timeout(patience))
}
