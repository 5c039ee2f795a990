import { auditKinds } from '@renfort/domain/audit/audit-kinds.ts'
import { isIsoDate } from '@renfort/domain/kernel/calendar.ts'
import { createFileRoute } from '@tanstack/react-router'
import { AuditPage } from '../features/audit/audit-page.tsx'
import type { AuditFilters } from '../features/audit/queries.ts'
import { requireRight } from '../platform/guards.ts'
import { choiceParam, idParam, type Search, textParam } from '../platform/search-params.ts'

/** Internal staff read who changed what, on whose behalf. */
export const Route = createFileRoute('/_app/side-admin/audit')({
  validateSearch: (search: Search): AuditFilters => {
    const day = textParam(search['day'])
    return {
      organisationId: idParam(search['organisationId']),
      userId: idParam(search['userId']),
      day: day !== undefined && isIsoDate(day) ? day : undefined,
      kind: choiceParam(search['kind'], auditKinds),
    }
  },
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'administration.readAudit')
  },
  component: AuditRoute,
})

function AuditRoute() {
  return <AuditPage filters={Route.useSearch()} />
}
