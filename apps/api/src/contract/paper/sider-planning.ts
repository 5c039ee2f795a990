import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { MissionPlanning } from '../../mission-record/mission-planning.ts'
import type { SiderPlanning } from './contract-terms.ts'

/** Whose contract it is, and since when they are hired. */
interface Contracted {
  readonly siderId: string
  readonly since: Instant
}

/** What one Sider of a mission works today. */
export function planningOfSider(
  { shifts, flexiblePlanning }: MissionPlanning,
  assignments: ReadonlyMap<string, readonly string[]>,
  { siderId, since }: Contracted,
): SiderPlanning {
  return flexiblePlanning === null
    ? { shifts: shifts.filter(({ id }) => assignments.get(id)?.includes(siderId)) }
    : { flexible: flexiblePlanning, since }
}
