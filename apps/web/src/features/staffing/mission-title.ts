import type { MissionToStaff } from '@renfort/contract/staffing.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'

export function missionTitle({ jobTitle, name }: Pick<MissionToStaff, 'jobTitle' | 'name'>) {
  return missionDisplayName(jobTitle.name, name)
}
