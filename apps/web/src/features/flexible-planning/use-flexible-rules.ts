import type { Mission } from '@renfort/contract/mission.ts'
import type { FlexibleRules } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'

/** What judges the planning of a mission now, for this user. */
export function useFlexibleRules({ hoursTypes }: Pick<Mission, 'hoursTypes'>): () => FlexibleRules {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const solidarity = hoursTypes?.bankHolidays.solidarity ?? null
  return () => ({ now: now(), insider, solidarity })
}
