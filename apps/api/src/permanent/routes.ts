import { permanent } from '@renfort/contract'
import { command, type Route } from '../platform/route.ts'
import { requestPermanentContract } from './request-permanent-contract.ts'

// Internal staff ask too, and have no company: their rows are of nobody's.
export const permanentRoutes: readonly Route[] = [
  command(permanent.requestPermanentContract, requestPermanentContract, 'everything'),
]
