import {
  enterIndemnity,
  listIndemnities,
  removeIndemnity,
} from '@renfort/contract/invoice/indemnities.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { queryFor, useCommand } from '../../../platform/query.ts'

export const indemnitiesQuery = (organisationId: string, week: IsoDate) => ({
  ...queryFor(listIndemnities, { params: { id: organisationId }, query: { week } }),
  meta: { failure: 'nowhere' },
})

const invalidates = [listIndemnities]

export const useEnterIndemnity = () => useCommand(enterIndemnity, { invalidates })
export const useRemoveIndemnity = () => useCommand(removeIndemnity, { invalidates })
