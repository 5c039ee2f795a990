import { createFileRoute } from '@tanstack/react-router'
import { SearchableFrame } from '../features/palette/searchable-frame.tsx'
import { requireUser } from '../platform/guards.ts'

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => ({
    me: await requireUser(context.queryClient, location.href),
  }),
  component: AppRoute,
})

/** The frame begins anew for whom one acts, and in which company: nothing of the former one stays. */
function AppRoute() {
  const { id, organisation } = Route.useRouteContext().me
  return <SearchableFrame key={`${id} ${organisation?.id ?? ''}`} />
}
