import { searchChildren } from '@renfort/contract/group.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(searchChildren, ['company'])

/** Companies of the group whose name contains the typed text; all of them for an empty text. */
export const companiesQuery = (q: string) => queryFor(searchChildren, { query: { q } })
