import { planning } from '@renfort/contract'
import { type Route, writtenRead } from '../platform/http/route.ts'
import { readPlanning } from './read-planning.ts'

export const planningRoutes: readonly Route[] = [writtenRead(planning.readPlanning, readPlanning)]
