import { listAuditTrail, searchAuditSubjects, verifyAuditTrail } from '@renfort/contract/audit.ts'
import type { AuditKind } from '@renfort/domain/audit/audit-kinds.ts'
import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keyOf, queryFor } from '../../platform/query.ts'
import { searchFor } from '../../platform/search-for.ts'

/** The filters of the audit trail, as the address writes them. */
export interface AuditFilters {
  organisationId?: string | undefined
  userId?: string | undefined
  day?: IsoDate | undefined
  kind?: AuditKind | undefined
}

/** The audit trail, page by page. */
export const trailQuery = (filters: AuditFilters) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listAuditTrail), filters] as const,
    queryFn: ({ pageParam, signal }) =>
      call(listAuditTrail, { query: { ...filters, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })

export const subjectsQuery = (q: string) => searchFor(searchAuditSubjects, { query: { q } })

export const sealsQuery = (organisationId: string | undefined) => ({
  ...queryFor(verifyAuditTrail, { query: { organisationId } }, 0),
  meta: { failure: 'toast' },
})
