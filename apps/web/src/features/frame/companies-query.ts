import { searchChildren } from '@renfort/contract/group.ts'
import { queryFor } from '../../platform/query.ts'

/** Companies of the group whose name holds what was typed; all of them for nothing typed. */
export const companiesQuery = (q: string) => queryFor(searchChildren, { query: { q } })
