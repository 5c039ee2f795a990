import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MissionPlanning } from '../../mission-record/mission-planning.ts'
import type { SiderPlanning } from './contract-terms.ts'

/** The Sider of a contract, and the time of their hire. */
interface Contracted {
  readonly siderId: string
  readonly since: Instant
}

/** The current work of one Sider in a mission. */
export function planningOfSider(
  { shifts, flexiblePlanning }: MissionPlanning,
  assignments: ReadonlyMap<string, readonly string[]>,
  { siderId, since }: Contracted,
): SiderPlanning {
  return flexiblePlanning === null
    ? { shifts: shifts.filter(({ id }) => assignments.get(id)?.includes(siderId)) }
    : { flexible: flexiblePlanning, since }
}
