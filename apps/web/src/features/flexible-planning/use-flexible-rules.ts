import type { Mission } from '@renfort/contract/mission.ts'
import type { FlexibleRules } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { missionCalendar } from '../quotation/mission-terms.ts'

/** What judges the planning of a mission now, for this user. */
export function useFlexibleRules(
  mission: Pick<Mission, 'hoursTypes' | 'localHolidays' | 'timeZone'>,
): () => FlexibleRules {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const calendar = missionCalendar(mission)
  return () => ({ now: now(), insider, calendar })
}
