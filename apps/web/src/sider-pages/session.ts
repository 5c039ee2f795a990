import { useSyncExternalStore } from 'react'
import { forgetAnswers } from './kept-answers.ts'

/**
 * What a device keeps while the pages of a Sider are open on it. Nothing of it is secret: the session
 * is in a cookie, apart from that of an account.
 */
export interface Session {
  /** What an earlier version kept here, until it has moved to the cookie; empty from then on. */
  readonly token: string
  readonly siderId: string
  readonly firstName: string
}

export const keptSession = 'sider.session'
/** Of whom the pages were closed here, until the server knows it: no script can empty the cookie. */
export const leftSession = 'sider.left'

let text: string | null = null
let session: Session | null = null
let hasEnded = false

/** Looked up each time: tabs share the cookie, and another may have opened or closed the pages. */
export function currentSession(): Session | null {
  const stored = localStorage.getItem(keptSession)
  if (stored !== text) {
    text = stored
    session = JSON.parse(stored ?? 'null') as Session | null
  }
  return session
}

/** Tells this tab what browsers tell the others by themselves. */
export function tellSession(): void {
  dispatchEvent(new Event('storage'))
}

/** Closes the pages on this device; `ended` says that the server no longer takes the session. */
export function closeSession(how: 'left' | 'ended'): void {
  hasEnded = how === 'ended'
  if (!hasEnded) localStorage.setItem(leftSession, JSON.stringify(currentSession()))
  localStorage.removeItem(keptSession)
  forgetAnswers()
  tellSession()
}

/** Whether the last session ended by itself: the way in says so. */
export function sessionHasEnded(): boolean {
  return hasEnded
}

/** A page that a browser brings back was told nothing meanwhile. */
const changes = ['storage', 'pageshow'] as const

function subscribe(listener: () => void): () => void {
  for (const kind of changes) addEventListener(kind, listener)
  return () => {
    for (const kind of changes) removeEventListener(kind, listener)
  }
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession)
}
