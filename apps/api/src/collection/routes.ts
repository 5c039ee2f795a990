import { collections } from '@renfort/contract'
import { procedure, type Route } from '../platform/http/route.ts'
import { collectNow } from './collect-now.ts'

export const collectionRoutes: readonly Route[] = [
  procedure(collections.collectInvoice, collectNow),
]
