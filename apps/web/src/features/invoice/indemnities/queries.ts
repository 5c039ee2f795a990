import {
  enterIndemnity,
  listIndemnities,
  removeIndemnity,
} from '@renfort/contract/invoice/indemnities.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'
import { staleAfter } from '../../../platform/stale-after.ts'

staleAfter(listIndemnities, [enterIndemnity, removeIndemnity])

export const indemnitiesQuery = (organisationId: string, week: IsoDate) => ({
  ...queryFor(listIndemnities, { params: { id: organisationId }, query: { week } }),
  meta: { failure: 'nowhere' },
})

export const useEnterIndemnity = () => useCommand(enterIndemnity)
export const useRemoveIndemnity = () => useCommand(removeIndemnity)
