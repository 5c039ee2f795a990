import type { siderWork } from '@renfort/contract'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { SiderShift } from '@renfort/contract/sider-work.ts'

/** Shifts that are over, clocked by the Siders themselves, and of which nobody has said the hours. */
export function undeclaredShifts({
  now,
  shifts,
  missions,
}: Reply<typeof siderWork.listSiderShifts>): SiderShift[] {
  const clocked = new Set(missions.filter(({ clocks }) => clocks).map(({ id }) => id))
  return shifts.filter(
    ({ missionId, endDate, isDeclared }) => clocked.has(missionId) && endDate <= now && !isDeclared,
  )
}
