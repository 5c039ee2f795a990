import { createFileRoute } from '@tanstack/react-router'
import { SearchableFrame } from '../features/palette/searchable-frame.tsx'
import { requireUser } from '../platform/guards.ts'
import { MountInSlices } from '../platform/mount-in-slices.tsx'

export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context, location }) => ({
    me: await requireUser(context.queryClient, location.href),
  }),
  component: AppRoute,
})

/** The frame begins anew for whom one acts, and in which company: nothing of the former one stays. */
function AppRoute() {
  const { id, organisation } = Route.useRouteContext().me
  return (
    <MountInSlices>
      <SearchableFrame key={`${id} ${organisation?.id ?? ''}`} />
    </MountInSlices>
  )
}
