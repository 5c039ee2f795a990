import { createFileRoute } from '@tanstack/react-router'
import { policyQuery } from '../features/remuneration/queries.ts'
import {
  RemunerationPage,
  RemunerationSkeleton,
} from '../features/remuneration/remuneration-page.tsx'
import { requireRight, requireSettings } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/remuneration')({
  beforeLoad: ({ context }) => requireSettings(context.queryClient),
  loader: async ({ context: { queryClient } }) => {
    const { organisation } = await requireRight(queryClient, 'settings.read')
    const organisationId = organisation?.id ?? ''
    await queryClient.ensureQueryData(policyQuery(organisationId))
    return { organisationId }
  },
  pendingComponent: RemunerationSkeleton,
  component: RemunerationRoute,
})

function RemunerationRoute() {
  return <RemunerationPage {...Route.useLoaderData()} />
}
