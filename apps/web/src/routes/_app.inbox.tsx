import { createFileRoute } from '@tanstack/react-router'
import { InboxPage } from '../features/inbox/inbox-page.tsx'
import { inboxQuery } from '../features/inbox/queries.ts'
import { configQuery } from '../platform/config.ts'
import { requireRight } from '../platform/guards.ts'
import type { Search } from '../platform/search-params.ts'

interface InboxSearch {
  /** The Monday of the week whose conforming hours a mail leads to. */
  conforming?: unknown
  /** `over` where a link of a mail that is over led here. */
  mail?: unknown
}

export const Route = createFileRoute('/_app/inbox')({
  // The screen compares both with what it knows: anything else counts as absent.
  validateSearch: (search: Search): InboxSearch => search,
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
