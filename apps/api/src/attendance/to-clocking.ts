import type { HoursConflict } from '@renfort/contract/attendance/conflicts.ts'
import { howClocked } from '@renfort/domain/attendance/declare/how-clocked.ts'
import type { StoredClockingFacts } from './clocking-facts-queries.ts'

/** How hours were clocked, as the company and internal staff read it. */
export function toClocking({ way, clockings }: StoredClockingFacts): HoursConflict['clocking'] {
  const { marks, oddities } = howClocked(way, clockings)
  return { marks: [...marks], oddities: [...oddities] }
}
