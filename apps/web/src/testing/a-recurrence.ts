import type { readRecurrence } from '@renfort/contract/shift.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'

/** Every Monday from 16 November to the end of 2026. */
export function aRecurrence(id: string): Reply<typeof readRecurrence> {
  return {
    id,
    type: 'weekly',
    interval: 1,
    until: '2026-12-31',
    days: [0],
    withHolidays: false,
    startDate: '2026-11-16',
    setPos: null,
  }
}
