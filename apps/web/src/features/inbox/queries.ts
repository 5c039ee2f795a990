import { readInbox } from '@renfort/contract/inbox.ts'
import { queryFor } from '../../platform/query.ts'

/** What waits for the user; read again when the browser tab comes back, since somebody else may have acted. */
export function inboxQuery() {
  return { ...queryFor(readInbox, {}), refetchOnWindowFocus: 'always' as const }
}
