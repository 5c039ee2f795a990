import { createFileRoute } from '@tanstack/react-router'
import { teamQuery } from '../features/team/queries.ts'
import { TeamPage, TeamSkeleton } from '../features/team/team-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/team')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'team.list')
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(teamQuery()),
  pendingComponent: TeamSkeleton,
  component: TeamPage,
})
