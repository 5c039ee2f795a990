import { listSites } from '@renfort/contract/site.ts'
import { queryFor } from '../../platform/query.ts'

/** The places with the code of today: read again at each opening. */
export const sitesQuery = () => queryFor(listSites, {}, 0)
