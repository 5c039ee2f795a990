import { searchChildren } from '@renfort/contract/group.ts'
import { queryFor } from '../../platform/query.ts'

/** Companies of the group whose name contains the typed text; all of them for an empty text. */
export const companiesQuery = (q: string) => queryFor(searchChildren, { query: { q } })
