import { createFileRoute } from '@tanstack/react-router'
import { companiesQuery } from '../features/frame/companies-query.ts'
import { completionQuery } from '../features/settings/queries.ts'
import { SettingsSkeleton } from '../features/settings/settings-frame.tsx'
import { GroupWebhooksPage } from '../features/webhook/group-webhooks-page.tsx'
import { webhooksQuery } from '../features/webhook/queries.ts'
import { WebhooksPage } from '../features/webhook/webhooks-page.tsx'
import { requireRight } from '../platform/guards.ts'
import { useIsGroupSpace } from '../platform/me.ts'

export const Route = createFileRoute('/_app/settings_/webhooks')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'webhook.manage', undefined, 'mayDoInCompany')
  },
  loader: async ({ context: { queryClient, me } }) => {
    if (me.organisation === null) {
      await queryClient.ensureQueryData(companiesQuery(''))
      return
    }
    await Promise.all([
      queryClient.ensureQueryData(webhooksQuery()),
      queryClient.ensureQueryData(completionQuery()),
    ])
  },
  pendingComponent: SettingsSkeleton,
  component: WebhooksRoute,
})

function WebhooksRoute() {
  return useIsGroupSpace() ? <GroupWebhooksPage /> : <WebhooksPage />
}
