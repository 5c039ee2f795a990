import { listSites, renewSiteCode, updateSite } from '@renfort/contract/site.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(listSites, [updateSite, renewSiteCode])

/** The places with the code of today: read again at each opening. */
export const sitesQuery = () => queryFor(listSites, {}, 0)
