import { staffing } from '@renfort/contract'
import { read, type Route } from '../platform/http/route.ts'
import { checkHires } from './check-hires.ts'
import { listHiringCandidates } from './list-hiring-candidates.ts'
import { listMissionsToStaff } from './list-missions-to-staff.ts'
import { readMissionToStaff } from './read-mission-to-staff.ts'

export const staffingRoutes: readonly Route[] = [
  read(staffing.listMissionsToStaff, listMissionsToStaff, 'everything'),
  read(staffing.readMissionToStaff, readMissionToStaff, 'everything'),
  read(staffing.listHiringCandidates, listHiringCandidates, 'everything'),
  read(staffing.checkHires, checkHires, 'everything'),
]
