import { createFileRoute } from '@tanstack/react-router'
import { AddressesPage } from '../features/organisation/favourite-addresses/addresses-page.tsx'
import { locationsQuery } from '../features/address/queries.ts'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { requireSettings } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings/addresses')({
  beforeLoad: ({ context }) => requireSettings(context.queryClient),
  loader: ({ context: { queryClient, me } }) =>
    Promise.all([
      queryClient.ensureQueryData(locationsQuery(me.organisation?.id ?? '')),
      queryClient.ensureQueryData(completionQuery()),
    ]),
  pendingComponent: SettingsSkeleton,
  component: AddressesPage,
})
