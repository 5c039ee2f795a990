import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../platform/me.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import type { HoursSearch } from './hours-search.ts'
import { acceptableQuery } from './queries.ts'
import type { ToValidate } from './validate-dialog.tsx'

/** All lines that the filters leave and that wait, those that are not in sight too; `null` while nobody asks. */
export function useEveryLine(search: HoursSearch, isAsked: boolean): ToValidate | null {
  const today = useProductClock().today()
  const isAllowed = useCan('attendance.validate').allowed
  const options = { enabled: isAsked && isAllowed, meta: { failure: 'nowhere' } }
  const { data: open } = useQuery({ ...acceptableQuery(search, today, 'open'), ...options })
  const { data: conforming } = useQuery({ ...acceptableQuery(search, today), ...options })
  if (!isAsked || open === undefined || conforming === undefined) return null
  const { attendanceIds: ids, versionCounts, count, price } = open
  return {
    ids,
    versionCounts,
    amount: price === null ? null : eurosToCents(price),
    differing: count - conforming.count,
  }
}
