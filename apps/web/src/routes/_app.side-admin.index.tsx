import { createFileRoute, redirect } from '@tanstack/react-router'
import { AdministrationPage } from '../features/administration/administration-page.tsx'
import { wantPlace } from '../platform/company-switch.ts'
import { requireRight } from '../platform/guards.ts'
import { type Search, textParam } from '../platform/search-params.ts'
import { stopActing, storedSession } from '../platform/session.ts'

interface AdministrationSearch {
  q?: string | undefined
}

/** For internal staff only; entering ends acting for a user (ADMIN-01, ADMIN-02). */
export const Route = createFileRoute('/_app/side-admin/')({
  validateSearch: (search: Search): AdministrationSearch => ({ q: textParam(search['q']) }),
  beforeLoad: async ({ context: { queryClient }, preload, search }) => {
    await requireRight(queryClient, 'administration.searchUsers')
    if (preload) return
    if (storedSession()?.logasId === null) return stopActing()
    wantPlace({ kind: 'administration', q: search.q })
    throw redirect({ to: '/switch' })
  },
  component: AdministrationRoute,
})

function AdministrationRoute() {
  return <AdministrationPage q={Route.useSearch().q ?? ''} />
}
