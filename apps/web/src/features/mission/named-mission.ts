import type { Mission } from '@renfort/contract/mission.ts'

/** What the dialogs of a mission say of it. */
export type NamedMission = Pick<Mission, 'id' | 'name' | 'jobTitle' | 'type' | 'hiredSidersCount'>
