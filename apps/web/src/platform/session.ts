import { clearDraftsOfTab } from '../form/draft-storage.ts'
import { newReference } from './call-error.ts'
import { storage } from './storage.ts'

export interface StoredSession {
  /** Tells one sign-in from another; the token itself is in a cookie that scripts cannot read. */
  readonly mark: string
  /** The token that an earlier version kept here, until it has moved to the cookie. */
  readonly token: string | null
  readonly userId: string
  readonly organisationId: string | null
  readonly groupId: string | null
  readonly logasId: string | null
}

/** What the browser remembers of the session; `null` when login information is missing (AUTH-16). */
export function storedSession(): StoredSession | null {
  const token = storage.read('token')
  const mark = storage.read('signedIn') ?? token
  const userId = storage.read('userId')
  if (mark === null || userId === null) return null
  return {
    mark,
    token,
    userId,
    organisationId: storage.read('organisationId'),
    groupId: storage.read('parentOrganisationId'),
    logasId: storage.read('logasId'),
  }
}

/** Whether somebody signed in or out, or acts for somebody else, since a session was read. */
export function hasChangedSince(session: StoredSession | null): boolean {
  const now = storedSession()
  return now?.mark !== session?.mark || now?.logasId !== session?.logasId
}

interface SessionReply {
  readonly userId: string
  readonly organisationId: string | null
  readonly organisationType: 'parent' | 'other'
}

/** The last user who signed in in this tab: drafts are only returned to the same user. */
const lastUser = 'lastUser'

/** Stores a new session (AUTH-12), and whether Google opened it (AUTH-15); internal staff have no company. */
export function keepSession(reply: SessionReply, byGoogle = false): void {
  if (sessionStorage.getItem(lastUser) !== reply.userId) clearDraftsOfTab()
  sessionStorage.setItem(lastUser, reply.userId)
  storage.clearSession()
  storage.forgetEnd()
  storage.write('signedIn', newReference())
  storage.write('userId', reply.userId)
  if (byGoogle) storage.write('googleLogin', 'true')
  if (reply.organisationId === null) return
  const key = reply.organisationType === 'parent' ? 'parentOrganisationId' : 'organisationId'
  storage.write(key, reply.organisationId)
}

/** Forgets the user acted for and their company; the staff member’s own session stays (G-24). */
export function stopActing(): void {
  for (const key of ['logasId', 'logasEmail', 'organisationId', 'parentOrganisationId'] as const) {
    storage.write(key, null)
  }
}
