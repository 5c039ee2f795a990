import { waitingQuery } from '../frame/waiting-query.ts'

/** What waits for the user; read again when the browser tab comes back, since somebody else may have acted. */
export function inboxQuery() {
  return { ...waitingQuery(), refetchOnWindowFocus: 'always' as const }
}
