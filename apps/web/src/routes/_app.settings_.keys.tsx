import { createFileRoute } from '@tanstack/react-router'
import { ApiKeysPage, ApiKeysSkeleton } from '../features/api-key/api-keys-page.tsx'
import { apiKeysQuery } from '../features/api-key/queries.ts'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/settings_/keys')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'key.manage')
  },
  loader: ({ context: { queryClient, me } }) =>
    queryClient.ensureQueryData(apiKeysQuery(me.organisation?.id ?? me.group?.id ?? '')),
  pendingComponent: ApiKeysSkeleton,
  component: ApiKeysPage,
})
