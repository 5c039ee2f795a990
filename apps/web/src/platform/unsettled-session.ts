import { storedSession } from './session.ts'
import { storage } from './storage.ts'

let leaving: Promise<unknown> | null = null

/**
 * What a call waits for: a cookie that is being emptied, or filled with the token of an earlier
 * version. Nearly always nothing, so that a call of a closing page still leaves.
 */
export function unsettledSession(): Promise<unknown> | null {
  if (leaving !== null || storage.read('token') === null) return leaving
  return import('./move-session.ts').then(({ moveSession }) => moveSession()).catch(() => undefined)
}

/** Ends the session of this browser at once, whatever the server answers (G-24). */
export function leaveSession(): void {
  const session = storedSession()
  storage.clearSession()
  if (session === null) return
  const left = import('./log-out.ts')
    .then(({ logOut }) => logOut(session))
    .catch(() => undefined)
    .finally(() => {
      if (leaving === left) leaving = null
    })
  leaving = left
}
