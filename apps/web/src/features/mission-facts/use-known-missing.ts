import type { Mission } from '@renfort/contract/mission.ts'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useMinimumWage, wageTermsOf } from '../job-fields/use-minimum-wage.ts'
import { type MissingItem, missingItemsOf } from './missing-items.ts'

/** What keeps a draft from being posted, by what the browser knows of it. */
export function useKnownMissing(mission: Mission, departments: boolean): readonly MissingItem[] {
  const { now } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const minimumWage = useMinimumWage(wageTermsOf(mission))
  if (mission.status !== 'draft') return []
  return missingItemsOf(mission, {
    now: now(),
    insider,
    departmentRequired: departments,
    minimumWage,
  })
}
