import { createFileRoute } from '@tanstack/react-router'
import { IndemnitiesPage } from '../features/invoice/indemnities/indemnities-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { dayParam, type Search } from '../platform/search-params.ts'

/** Internal staff enter the transport and the bonuses of a company for a week (decisions §4.8). */
export const Route = createFileRoute('/_app/side-admin/organisations/$organisationId_/indemnities')(
  {
    validateSearch: (search: Search): { readonly monday?: unknown } => search,
    beforeLoad: async ({ context }) => {
      await requireRight(context.queryClient, 'invoice.manage')
    },
    component: IndemnitiesRoute,
  },
)

function IndemnitiesRoute() {
  const { organisationId } = Route.useParams()
  const { monday } = Route.useSearch()
  return <IndemnitiesPage key={organisationId} {...{ organisationId }} day={dayParam(monday)} />
}
