import type { weekTemplates } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'

/** A week of two shifts, the second past midnight. */
export const aWeekTemplate: Input<typeof weekTemplates.saveWeekTemplate>['body'] = {
  name: 'Basse saison',
  shifts: [
    { weekday: 1, startTime: '11:00', endTime: '15:00', breakMinutes: 0, slots: 2 },
    { weekday: 5, startTime: '22:00', endTime: '05:00', breakMinutes: 30, slots: 1 },
  ],
}
