import { deputies } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { cancelAbsence, declareAbsence, listAbsences } from './keep-absences.ts'

export const deputyRoutes: readonly Route[] = [
  read(deputies.listAbsences, listAbsences),
  command(deputies.declareAbsence, declareAbsence),
  command(deputies.cancelAbsence, cancelAbsence),
]
