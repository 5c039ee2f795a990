import { useSyncExternalStore } from 'react'
import { forgetAnswers } from './kept-answers.ts'

/** What a device keeps while the pages of a Sider are open on it; apart from a session of an account. */
export interface Session {
  readonly token: string
  readonly siderId: string
  readonly firstName: string
}

const kept = 'sider.session'
const listeners = new Set<() => void>()

let session = read()
let hasEnded = false

function read(): Session | null {
  const text = localStorage.getItem(kept)
  return text === null ? null : (JSON.parse(text) as Session)
}

function become(next: Session | null): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function currentSession(): Session | null {
  return session
}

export function openSession({ token, siderId, firstName }: Session): void {
  hasEnded = false
  forgetAnswers()
  const opened = { token, siderId, firstName }
  localStorage.setItem(kept, JSON.stringify(opened))
  become(opened)
}

/** Closes the pages on this device; `ended` says that the server no longer takes the session. */
export function closeSession(how: 'left' | 'ended' = 'left'): void {
  hasEnded = how === 'ended'
  localStorage.removeItem(kept)
  forgetAnswers()
  become(null)
}

/** Whether the last session ended by itself: the way in says so. */
export function sessionHasEnded(): boolean {
  return hasEnded
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribe, currentSession)
}
