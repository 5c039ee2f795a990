import { createFileRoute } from '@tanstack/react-router'
import { OutboxPage } from '../features/account/outbox-page.tsx'
import { outboxQuery } from '../features/account/outbox-query.ts'

export const Route = createFileRoute('/dev/outbox')({
  loader: ({ context }) => context.queryClient.ensureQueryData(outboxQuery()),
  component: OutboxPage,
})
