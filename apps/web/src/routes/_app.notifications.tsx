import { createFileRoute } from '@tanstack/react-router'
import { notificationsQuery } from '../features/notification/queries.ts'
import { NotificationsPage } from '../features/notification/notifications-page.tsx'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'

export const Route = createFileRoute('/_app/notifications')({
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'notification.read')
  },
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(configQuery())
    void queryClient.prefetchInfiniteQuery(notificationsQuery())
  },
  component: NotificationsPage,
})
