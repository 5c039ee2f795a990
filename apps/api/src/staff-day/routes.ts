import { staffDay } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { changeStaffItem } from './change-staff-item.ts'
import { readStaffDay } from './read-staff-day.ts'

/** What internal staff have to do in all companies, and who of them takes it. */
export const staffDayRoutes: readonly Route[] = [
  read(staffDay.readStaffDay, readStaffDay, 'everything'),
  command(staffDay.changeStaffItem, changeStaffItem, 'everything'),
]
