import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireSettings } from '../platform/guards.ts'
import { flagParam, type Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/settings/')({
  validateSearch: (search: Search): { onboarding?: boolean | undefined } => ({
    onboarding: flagParam(search['onboarding']),
  }),
  // The settings open on their first page (SET-01).
  beforeLoad: async ({ context, search }) => {
    await requireSettings(context.queryClient)
    throw redirect({ to: '/settings/legal', search })
  },
})
