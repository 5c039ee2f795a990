import { attendanceImports, attendances, conflictingHours } from '@renfort/contract'
import { command, fileRead, procedure, read, type Route } from '../platform/http/route.ts'
import { answerHours } from './declare/answer-hours.ts'
import { clockHours } from './declare/clock-hours.ts'
import { exportHours } from './export/export-hours.ts'
import { disputeHours } from './declare/dispute-hours.ts'
import { importHours } from './import/import-hours.ts'
import { nameImportColumns, readImportSettings } from './import/import-settings.ts'
import { listAcceptableHours } from './validate/list-acceptable-hours.ts'
import { listConflicts } from './conflicts/list-conflicts.ts'
import { countHours, listHours } from './list-hours.ts'
import { noteArrival } from './declare/note-arrival.ts'
import { resolveHours } from './conflicts/resolve-hours.ts'
import { changeTolerance, readTolerance } from './validate/tolerance.ts'
import { validateHours } from './validate/validate-hours.ts'

export const attendanceRoutes: readonly Route[] = [
  read(attendances.listHours, listHours, 'companies'),
  read(attendances.countHours, countHours, 'companies'),
  fileRead(attendances.exportHours, exportHours),
  read(attendances.listAcceptableHours, listAcceptableHours, 'companies'),
  read(attendances.readTolerance, readTolerance),
  command(attendances.changeTolerance, changeTolerance),
  procedure(attendances.validateHours, validateHours),
  procedure(attendanceImports.importHours, importHours),
  read(attendanceImports.readImportSettings, readImportSettings),
  command(attendanceImports.nameImportColumns, nameImportColumns),
  command(attendances.disputeHours, disputeHours),
  command(attendances.noteArrival, noteArrival, 'everything'),
  command(attendances.clockHours, clockHours, 'everything'),
  command(attendances.answerHours, answerHours, 'everything'),
  read(conflictingHours.listConflicts, listConflicts, 'everything'),
  command(attendances.resolveHours, resolveHours, 'everything'),
]
