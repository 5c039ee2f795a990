import { createFileRoute } from '@tanstack/react-router'
import { FeatureFlagsPage } from '../features/feature-flag/feature-flags-page.tsx'
import { flagsQuery } from '../features/feature-flag/queries.ts'
import { requireRight } from '../platform/guards.ts'
import { SkeletonRows } from '../ui/skeleton.tsx'

export const Route = createFileRoute('/_app/side-admin/feature-flags')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'featureFlag.manage')
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(flagsQuery()),
  pendingComponent: () => <SkeletonRows rows={6} />,
  component: FeatureFlagsPage,
})
