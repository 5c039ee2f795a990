import { planning } from '@renfort/contract'
import { read, type Route } from '../platform/route.ts'
import { readPlanning } from './read-planning.ts'

export const planningRoutes: readonly Route[] = [read(planning.readPlanning, readPlanning)]
