import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../features/inbox/inbox-page.tsx'
import { inboxQuery } from '../features/inbox/queries.ts'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import { dayParam, type Search } from '../platform/search-params.ts'

export const Route = createFileRoute('/_app/inbox')({
  /** The week whose conforming hours a mail leads to. */
  validateSearch: ({ conforming }: Search): { conforming?: string | undefined } => ({
    conforming: dayParam(conforming),
  }),
  beforeLoad: async ({ context }) => {
    await requireRight(context.queryClient, 'inbox.read')
  },
  /** Waits only for the clock: the page shows its outline while the lines load. */
  loader: async ({ context: { queryClient } }) => {
    await queryClient.ensureQueryData(configQuery())
    void queryClient.prefetchQuery(inboxQuery())
  },
  component: InboxPage,
})
