import { storage } from './storage.ts'

const name = 'place'

interface Place {
  /** The user who was there; `null` when nobody was signed in. */
  readonly userId: string | null
  /** The active company of a member of a group. */
  readonly organisationId: string | null
  readonly href: string
}

const publicPages =
  /^\/(signin|signup|invitation|forgot-password|reset-password|confirm-email|undo-email)?(\?|#|$)/

/** Keeps in this tab the page on which a session ended or was missing, until somebody signs in. */
export function rememberPlace(href: string): void {
  if (publicPages.test(href) || storage.read('logasId') !== null) return
  const userId = storage.read('userId')
  const place: Place = { userId, organisationId: storage.read('organisationId'), href }
  sessionStorage.setItem(name, JSON.stringify(place))
}

/** The kept page of this user, returned once; the page of another user is deleted. */
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
