import type { Mission } from '@renfort/contract/mission.ts'

/** What the dialogs of a mission say of it; a row of a list has no version. */
export type NamedMission = Pick<
  Mission,
  'id' | 'name' | 'jobTitle' | 'type' | 'hiredSidersCount' | 'startDate'
> &
  Partial<Pick<Mission, 'version'>>
