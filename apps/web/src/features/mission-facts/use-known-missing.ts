import type { Mission } from '@renfort/contract/mission.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { minimumWageAt } from '@renfort/domain/law/minimum-wage.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { legalValuesQuery } from '../job-fields/queries.ts'
import { type MissingItem, missingItemsOf } from './missing-items.ts'

/** What keeps a draft from being posted, by what the browser knows of it. */
export function useKnownMissing(mission: Mission, departments: boolean): readonly MissingItem[] {
  const { now, today } = useProductClock()
  const insider = useCan('shift.startYesterday').allowed
  const { data: legal } = useQuery(legalValuesQuery())
  if (mission.status !== 'draft') return []
  return missingItemsOf(mission, {
    now: now(),
    insider,
    departmentRequired: departments,
    minimumWageCents:
      legal === undefined ? minimumWageAt(today()) : eurosToCents(legal.minimumSalary),
  })
}
