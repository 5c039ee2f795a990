import type { FlexiblePlanningReply } from '@renfort/contract/flexible-planning.ts'

/** Two Siders, 35 hours a week, from Monday to Friday in January 2027. */
export function aFlexiblePlanning(
  changes: Partial<FlexiblePlanningReply> = {},
): FlexiblePlanningReply {
  return {
    id: '00000000-0000-4000-8000-000000000f01',
    startDate: '2027-01-04T00:00:00.000Z',
    endDate: '2027-01-31T00:00:00.000Z',
    weeklyVolume: 35,
    siders: 2,
    amplitudeStart: '08:00',
    amplitudeEnd: '20:00',
    include: { holidays: false, weekDays: true, saturday: false, sunday: false },
    shiftsUntil: null,
    ...changes,
  }
}

/** The same with 42 hours a week, on Saturdays too. */
export const withSaturdays = aFlexiblePlanning({
  weeklyVolume: 42,
  include: { holidays: false, weekDays: true, saturday: true, sunday: false },
})
