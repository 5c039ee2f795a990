import { planning, planningFigures, planningViews } from '@renfort/contract'
import { command, fileRead, read, type Route, writtenRead } from '../platform/http/route.ts'
import { downloadWeek } from './download-week.ts'
import { changeView, deleteView, listViews, saveView } from './keep-views.ts'
import { readPlanningFigures } from './read-planning-figures.ts'
import { readPresence } from './read-presence.ts'
import { readPlanning } from './read-planning.ts'

export const planningRoutes: readonly Route[] = [
  writtenRead(planning.readPlanning, readPlanning),
  read(planningFigures.readFigures, readPlanningFigures),
  read(planning.readPresence, readPresence),
  read(planningViews.listPlanningViews, listViews),
  command(planningViews.savePlanningView, saveView),
  command(planningViews.changePlanningView, changeView),
  command(planningViews.deletePlanningView, deleteView),
  fileRead(planning.downloadWeek, downloadWeek),
]
