import { createFileRoute } from '@tanstack/react-router'
import { AppFrame } from '../features/frame/app-frame.tsx'
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
  return <AppFrame key={`${id} ${organisation?.id ?? ''}`} />
}
