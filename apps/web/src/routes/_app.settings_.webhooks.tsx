import { createFileRoute } from '@tanstack/react-router'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { webhooksQuery } from '../features/webhook/queries.ts'
import { WebhooksPage } from '../features/webhook/webhooks-page.tsx'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/webhooks')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'webhook.manage')
  },
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(webhooksQuery()),
      queryClient.ensureQueryData(completionQuery()),
    ])
  },
  pendingComponent: SettingsSkeleton,
  component: WebhooksPage,
})
