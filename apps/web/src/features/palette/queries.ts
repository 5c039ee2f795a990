import { searchEverything } from '@renfort/contract/search.ts'
import { queryFor } from '../../platform/query.ts'

/** A search that fails only leaves its warning in the log (ERR-49); the palette says it itself. */
export const searchQuery = (q: string) => ({
  ...queryFor(searchEverything, { query: { q } }),
  meta: { failure: 'nowhere' },
})
