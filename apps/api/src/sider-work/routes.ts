import { siderReminders, siderWork } from '@renfort/contract'
import { answerSiderRequest } from './answer-sider-request.ts'
import { clockSiderShift, declareSiderHours } from './clock-shift.ts'
import { listSiderRequests, listSiderShifts } from './list-sider-work.ts'
import { changeSiderReminder, listSiderReminders } from './reminders/reminder-choices.ts'
import { withdrawFromMission } from './withdraw.ts'
import { command, fileRead, read, type Route } from '../platform/http/route.ts'
import { readSiderCalendar } from './sider-calendar.ts'
import { answerSiderHours, listSiderHours } from './sider-hours.ts'

export const siderWorkRoutes: readonly Route[] = [
  read(siderWork.listSiderShifts, listSiderShifts),
  read(siderWork.listSiderRequests, listSiderRequests),
  read(siderWork.listSiderHours, listSiderHours),
  // What is refused stands by address and number, which no Sider’s role reads.
  read(siderReminders.listSiderReminders, listSiderReminders, 'everything'),
  fileRead(siderWork.readSiderCalendar, readSiderCalendar),
  // A Sider writes nothing by their own role: each of these finds what is theirs first.
  command(siderWork.answerSiderRequest, answerSiderRequest, 'everything'),
  command(siderWork.withdrawFromMission, withdrawFromMission, 'everything'),
  command(siderWork.clockSiderShift, clockSiderShift, 'everything'),
  command(siderWork.declareSiderHours, declareSiderHours, 'everything'),
  command(siderReminders.changeSiderReminder, changeSiderReminder, 'everything'),
  command(siderWork.answerSiderHours, answerSiderHours, 'everything'),
]
