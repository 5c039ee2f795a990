import { planning, planningFigures } from '@renfort/contract'
import { fileRead, read, type Route, writtenRead } from '../platform/http/route.ts'
import { downloadWeek } from './download-week.ts'
import { readFigures } from './read-figures.ts'
import { readPresence } from './read-presence.ts'
import { readPlanning } from './read-planning.ts'

export const planningRoutes: readonly Route[] = [
  writtenRead(planning.readPlanning, readPlanning),
  read(planningFigures.readFigures, readFigures),
  read(planning.readPresence, readPresence),
  fileRead(planning.downloadWeek, downloadWeek),
]
