import { daysBetween } from '../kernel/calendar.ts'
import { at } from '../law/dated.ts'
import type { LegalSource } from '../law/dated.ts'
import { longestAverageWeekMinutes } from '../law/working-time.ts'
import type { FlexiblePlanning } from './flexible-planning.ts'

/** A weekly volume that is lawful for one week, and too high on average over twelve. */
export interface FlexibleWarning {
  readonly kind: 'average_week'
  readonly maxMinutes: number
  readonly source: LegalSource
}

/** Warns of more than 44 hours a week over twelve weeks or more (law §3.6). */
export function flexibleWarnings(
  planning: Pick<FlexiblePlanning, 'startDate' | 'endDate' | 'weeklyVolume'>,
): FlexibleWarning[] {
  const { value: maxMinutes, source } = at(longestAverageWeekMinutes, planning.startDate)
  const long = daysBetween(planning.startDate, planning.endDate) + 1 >= 12 * 7
  if (!long || planning.weeklyVolume * 60 <= maxMinutes) return []
  return [{ kind: 'average_week', maxMinutes, source }]
}
