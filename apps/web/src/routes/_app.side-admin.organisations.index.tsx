import { createFileRoute } from '@tanstack/react-router'
import { organisationSearch } from '../features/administration/organisations/organisation-search.ts'
import { OrganisationsPage } from '../features/administration/organisations/organisations-page.tsx'
import { requireRight } from '../platform/guards.ts'

/** Internal staff find companies and groups, and create new ones. */
export const Route = createFileRoute('/_app/side-admin/organisations/')({
  validateSearch: organisationSearch,
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'administration.manageCompany')
  },
  component: OrganisationsRoute,
})

function OrganisationsRoute() {
  return <OrganisationsPage search={Route.useSearch()} />
}
