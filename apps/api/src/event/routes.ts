import { events } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { listEvents } from './list-events.ts'

export const eventRoutes: readonly Route[] = [read(events.listEvents, listEvents)]
