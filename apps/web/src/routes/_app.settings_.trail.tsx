import { companyTrailKinds } from '@renfort/domain/audit/company-trail.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TrailPage } from '../features/settings/trail-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { choiceParam, type Search } from '../platform/search-params.ts'

/** An admin reads what happened in their company. */
export const Route = createFileRoute('/_app/settings_/trail')({
  validateSearch: (search: Search) => ({ kind: choiceParam(search['kind'], companyTrailKinds) }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'settings.readHistory')
  },
  component: TrailRoute,
})

function TrailRoute() {
  return <TrailPage kind={Route.useSearch().kind} />
}
