import { flexiblePlanning } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { readFlexiblePlanning } from './read-flexible-planning.ts'
import { saveFlexiblePlanning } from './save-flexible-planning.ts'

export const flexiblePlanningRoutes: readonly Route[] = [
  read(flexiblePlanning.readFlexiblePlanning, readFlexiblePlanning),
  command(flexiblePlanning.saveFlexiblePlanning, saveFlexiblePlanning),
]
