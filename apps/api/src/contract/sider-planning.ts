import type { MissionPlanning } from '../mission-record/mission-planning.ts'
import type { SiderPlanning } from './contract-terms.ts'

/** What one Sider of a mission works today. */
export function planningOfSider(
  { shifts, flexiblePlanning }: MissionPlanning,
  assignments: ReadonlyMap<string, readonly string[]>,
  siderId: string,
): SiderPlanning {
  return flexiblePlanning === null
    ? { shifts: shifts.filter(({ id }) => assignments.get(id)?.includes(siderId)) }
    : { flexible: flexiblePlanning }
}
