import { readInbox } from '@renfort/contract/inbox.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(readInbox, ['absences', 'collections'])

/** What waits for the user. */
export const waitingQuery = () => queryFor(readInbox, {})
