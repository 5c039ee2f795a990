import { planning } from '@renfort/contract'
import { fileRead, type Route, writtenRead } from '../platform/http/route.ts'
import { downloadWeek } from './download-week.ts'
import { readPlanning } from './read-planning.ts'

export const planningRoutes: readonly Route[] = [
  writtenRead(planning.readPlanning, readPlanning),
  fileRead(planning.downloadWeek, downloadWeek),
]
