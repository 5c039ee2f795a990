import type { SiderDetails } from '@renfort/contract/sider.ts'

type PastMission = SiderDetails['pastMissions'][number]
type WorkedMission = SiderDetails['upcomingPlannings'][number]['mission']

export interface WorkedCompany {
  readonly name: string
  /** Under way or to come, each once. */
  readonly coming: readonly WorkedMission[]
  /** The latest first. */
  readonly past: readonly PastMission[]
}

type Work = Pick<SiderDetails, 'upcomingShifts' | 'upcomingPlannings' | 'pastMissions'>

/** The companies that they work or worked for, with their missions: those to come first. */
export function workedCompanies(sider: Work): readonly WorkedCompany[] {
  const expected = [...sider.upcomingShifts, ...sider.upcomingPlannings].map(
    ({ mission }) => mission,
  )
  const coming = new Map(expected.map((mission) => [mission.id, mission]))
  // A mission that is over for them may still have a shift under way: it is named once.
  const past = sider.pastMissions.filter(({ id }) => !coming.has(id))
  const names = new Set([...coming.values(), ...past].map(({ companyName }) => companyName))
  return [...names].map((name) => ({
    name,
    coming: [...coming.values()].filter(({ companyName }) => companyName === name),
    past: past.filter(({ companyName }) => companyName === name),
  }))
}
