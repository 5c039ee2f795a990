import { createFileRoute } from '@tanstack/react-router'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { sitesQuery } from '../features/site/queries.ts'
import { SitesPage } from '../features/site/sites-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/sites')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'site.manage')
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(sitesQuery()),
      queryClient.ensureQueryData(completionQuery()),
    ])
  },
  pendingComponent: SettingsSkeleton,
  component: SitesPage,
})
