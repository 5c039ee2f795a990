import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../features/inbox/inbox-page.tsx'
import { inboxQuery } from '../features/inbox/queries.ts'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import { dayParam, type Search } from '../platform/search-params.ts'

interface InboxSearch {
  /** The week whose conforming hours a mail leads to. */
  conforming?: string | undefined
  /** Whether a link of a mail that is over led here. */
  mail?: 'over' | undefined
}

export const Route = createFileRoute('/_app/inbox')({
  validateSearch: ({ conforming, mail }: Search): InboxSearch => ({
    conforming: dayParam(conforming),
    mail: mail === 'over' ? mail : undefined,
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
