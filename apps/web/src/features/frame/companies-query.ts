import { searchChildren } from '@renfort/contract/group.ts'
import { queryFor, staleAfter } from '../../platform/query.ts'

staleAfter(searchChildren, ['organisation'])

/** Companies of the group whose name contains the typed text; all of them for an empty text. */
export const companiesQuery = (q: string) => queryFor(searchChildren, { query: { q } })
