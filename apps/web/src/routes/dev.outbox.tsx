import { createFileRoute } from '@tanstack/react-router'
import { OutboxPage, outboxQuery } from '../features/account/outbox-page.tsx'

export const Route = createFileRoute('/dev/outbox')({
  loader: ({ context }) => context.queryClient.ensureQueryData(outboxQuery()),
  component: OutboxPage,
})
