import { groups } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { readOverview } from './read-overview.ts'

/** What members of a group read of all its companies, whichever of them is active. */
export const groupRoutes: readonly Route[] = [read(groups.readOverview, readOverview, 'everything')]
