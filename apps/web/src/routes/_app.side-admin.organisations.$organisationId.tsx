import { createFileRoute } from '@tanstack/react-router'
import { OrganisationPage } from '../features/administration/organisations/organisation-page.tsx'
import { requireRight } from '../platform/guards.ts'

/** Internal staff read and decide what only the provider may decide about a customer. */
export const Route = createFileRoute('/_app/side-admin/organisations/$organisationId')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'administration.manageCompany')
  },
  component: OrganisationRoute,
})

function OrganisationRoute() {
  const { organisationId } = Route.useParams()
  return <OrganisationPage key={organisationId} id={organisationId} />
}
