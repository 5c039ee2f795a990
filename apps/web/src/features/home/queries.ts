import { readOverview } from '@renfort/contract/group.ts'
import { queryFor } from '../../platform/query.ts'

/** The figures of each company; the companies can be chosen without them. */
export const overviewQuery = () => ({
  ...queryFor(readOverview, {}),
  meta: { failure: 'nowhere' },
})
