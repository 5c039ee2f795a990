import { permanent } from '@renfort/contract'
import { command, type Route } from '../platform/http/route.ts'
import { requestPermanentContract } from './request-permanent-contract.ts'

// Internal staff have no company, so their requests belong to none.
export const permanentRoutes: readonly Route[] = [
  command(permanent.requestPermanentContract, requestPermanentContract, 'everything'),
]
