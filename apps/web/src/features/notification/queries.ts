import {
  chooseNotifications,
  countUnread,
  listNotifications,
  markRead,
  type Unread,
} from '@renfort/contract/notification.ts'
import { infiniteQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'
import { isLiveNow } from './liveness.ts'

staleAfter(countUnread, [chooseNotifications])

export const unreadQuery = () => queryFor(countUnread, {})

/** After the first page: whoever goes back a long way does so in few steps, and a change reads few pages again. */
const laterPageSize = 100

staleAfter(listNotifications, [chooseNotifications])

/** The notifications, the newest page first. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listNotifications), 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotifications,
        { query: pageParam === undefined ? {} : { before: pageParam, limit: laterPageSize } },
        signal,
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { failure: 'nowhere' },
  })

/**
 * What the server says is unread. Lists follow even where the number stays: beyond « 99+ » it does not tell that another
 * tab has read something.
 */
export function keepUnread(client: QueryClient, state: Unread): void {
  client.setQueryData(unreadQuery().queryKey, state)
  void client.invalidateQueries({ queryKey: keyOf(listNotifications) })
}

/**
 * What was unread right after something was read. News and readings of other tabs may have overtaken this answer:
 * it never takes them back.
 */
function keepAfterReading(client: QueryClient, { latest, unread }: Unread): void {
  const known = client.getQueryData(unreadQuery().queryKey)
  if (known === undefined || known.latest < latest) return keepUnread(client, { latest, unread })
  const isLater = known.latest > latest
  keepUnread(client, isLater ? known : { latest, unread: Math.min(known.unread, unread) })
}

/** Asks what is unread where it does not arrive by itself. */
export const polledUnreadQuery = (client: QueryClient) => ({
  ...unreadQuery(),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Unread> => {
    const state = await call(countUnread, {}, signal)
    void client.invalidateQueries({ queryKey: keyOf(listNotifications) })
    // An event that has come meanwhile is newer than this answer.
    return (isLiveNow() ? client.getQueryData(unreadQuery().queryKey) : undefined) ?? state
  },
})

export function useMarkRead() {
  const client = useQueryClient()
  return useCommand(markRead, { onSuccess: (state) => keepAfterReading(client, state) })
}
