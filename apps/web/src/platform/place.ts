import { storage } from './storage.ts'

const name = 'place'

interface Place {
  /** Who was there; `null` for somebody who had not signed in yet. */
  readonly userId: string | null
  /** The company that a member of a group had chosen. */
  readonly organisationId: string | null
  readonly href: string
}

const publicPages =
  /^\/(signin|signup|invitation|forgot-password|reset-password|confirm-email|undo-email)?(\?|#|$)/

/** Keeps in this tab the page where a session ended, or was missing, until a session is opened again. */
export function rememberPlace(href: string): void {
  if (publicPages.test(href) || storage.read('logasId') !== null) return
  const userId = storage.read('userId')
  const place: Place = { userId, organisationId: storage.read('organisationId'), href }
  sessionStorage.setItem(name, JSON.stringify(place))
}

/** The kept place of this user, given back once; the place of another user is forgotten. */
export function takePlace(userId: string): Place | null {
  const kept = sessionStorage.getItem(name)
  if (kept === null) return null
  sessionStorage.removeItem(name)
  const place = JSON.parse(kept) as Place
  const isOwn = place.userId === null || place.userId === userId
  return isOwn && /^\/(?!\/)/.test(place.href) ? place : null
}

export function forgetPlace(): void {
  sessionStorage.removeItem(name)
}
