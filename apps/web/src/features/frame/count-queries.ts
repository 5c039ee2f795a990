import { countHours } from '@renfort/contract/attendance/hours-count.ts'
import {
  contestContract,
  countUnsigned,
  regenerateContracts,
  signContract,
  signContracts,
} from '@renfort/contract/contract.ts'
import { queryFor } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

staleAfter(countHours, ['hours'])

/** How many lines wait for the company (API-91). */
export const toValidateQuery = () => queryFor(countHours, {})

staleAfter(countUnsigned, [
  signContract,
  signContracts,
  contestContract,
  regenerateContracts,
  'amendments',
])

export const unsignedCountQuery = (organisationId: string) =>
  queryFor(countUnsigned, { params: { id: organisationId } })
