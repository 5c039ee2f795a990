import { siderWork } from '@renfort/contract'
import { command, fileRead, read, type Route } from '../platform/http/route.ts'
import { answerSiderRequest } from './answer-sider-request.ts'
import { clockSiderShift, declareSiderHours } from './clock-shift.ts'
import { listSiderRequests, listSiderShifts } from './list-sider-work.ts'
import { readSiderCalendar } from './sider-calendar.ts'
import { answerSiderHours, listSiderHours } from './sider-hours.ts'

export const siderWorkRoutes: readonly Route[] = [
  read(siderWork.listSiderShifts, listSiderShifts),
  read(siderWork.listSiderRequests, listSiderRequests),
  read(siderWork.listSiderHours, listSiderHours),
  fileRead(siderWork.readSiderCalendar, readSiderCalendar),
  // A Sider writes nothing by their own role: each of these finds what is theirs first.
  command(siderWork.answerSiderRequest, answerSiderRequest, 'everything'),
  command(siderWork.clockSiderShift, clockSiderShift, 'everything'),
  command(siderWork.declareSiderHours, declareSiderHours, 'everything'),
  command(siderWork.answerSiderHours, answerSiderHours, 'everything'),
]
