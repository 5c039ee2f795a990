import { createFileRoute } from '@tanstack/react-router'
import { CompanyProfilePage } from '../features/organisation/profile/company-profile-page.tsx'
import { profileQuery } from '../features/organisation/queries.ts'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { requireSettings } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings/profile')({
  beforeLoad: ({ context }) => requireSettings(context.queryClient),
  loader: ({ context: { queryClient } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...profileQuery(), staleTime: 0 }),
      queryClient.ensureQueryData(completionQuery()),
    ]),
  pendingComponent: SettingsSkeleton,
  component: CompanyProfilePage,
})
