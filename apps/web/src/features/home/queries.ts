import { readOverview } from '@renfort/contract/group.ts'
import { queryFor } from '../../platform/query.ts'

/** The figures of each company; companies can be chosen before they load. */
export const overviewQuery = () => ({
  ...queryFor(readOverview, {}),
  meta: { failure: 'nowhere' },
})
