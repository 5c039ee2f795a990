import { administration, jobDescriptions, missions } from '@renfort/contract'
import { command, read, type Route } from '../platform/http/route.ts'
import { archiveMission } from './archive-mission.ts'
import { cloneMission } from './create/clone-mission.ts'
import { confirmMission } from './confirm-mission.ts'
import { countMissions } from './list/count-missions.ts'
import { createMission } from './create/create-mission.ts'
import { deleteMission } from './delete-mission.ts'
import { listMissions } from './list/list-missions.ts'
import { readMission } from './read-mission.ts'

export const missionRoutes: readonly Route[] = [
  read(missions.listMissions, listMissions),
  read(missions.countMissions, countMissions),
  read(missions.readMission, readMission),
  command(jobDescriptions.createMission, createMission),
  command(missions.deleteMission, deleteMission),
  command(missions.cloneMission, cloneMission),
  command(missions.confirmMission, confirmMission),
  command(administration.archiveMission, archiveMission, 'everything'),
]
