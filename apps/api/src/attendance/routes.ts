import { attendances } from '@renfort/contract'
import { command, type Route } from '../platform/http/route.ts'
import { answerHours } from './answer-hours.ts'
import { clockHours } from './clock-hours.ts'
import { resolveHours } from './resolve-hours.ts'

export const attendanceRoutes: readonly Route[] = [
  command(attendances.clockHours, clockHours, 'everything'),
  command(attendances.answerHours, answerHours, 'everything'),
  command(attendances.resolveHours, resolveHours, 'everything'),
]
