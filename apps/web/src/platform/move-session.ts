import { moveToCookie } from '@renfort/contract/session.ts'
import { newReference } from './call-error.ts'
import { send } from './send.ts'
import { storedSession } from './session.ts'
import { storage } from './storage.ts'

let moving: Promise<void> | null = null

/** Moves the session that an earlier version kept in local storage to the cookie, once for all calls. */
export function moveSession(): Promise<void> {
  moving ??= move().finally(() => {
    moving = null
  })
  return moving
}

/** Without success the token stays, and is sent as before. */
async function move(): Promise<void> {
  const session = storedSession()
  if (session === null) return
  const { ok } = await send(moveToCookie, {}, null, session, undefined)
  // Somebody may have signed out or in meanwhile.
  if (!ok || storage.read('token') !== session.token) return
  storage.write('signedIn', newReference())
  storage.write('token', null)
}
