import { createFileRoute } from '@tanstack/react-router'
import { PaymentPage } from '../features/payment/payment-page.tsx'
import { paymentQuery } from '../features/payment/queries.ts'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { requireSettings } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings/payment')({
  beforeLoad: ({ context }) => requireSettings(context.queryClient),
  loader: ({ context: { queryClient, me } }) =>
    Promise.all([
      queryClient.fetchQuery({ ...paymentQuery(me.organisation?.id ?? ''), staleTime: 0 }),
      queryClient.ensureQueryData(completionQuery()),
    ]),
  pendingComponent: SettingsSkeleton,
  component: PaymentPage,
})
