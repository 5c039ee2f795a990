import {
  countUnread,
  listNotifications,
  markRead,
  type Unread,
} from '@renfort/contract/notification.ts'
import { infiniteQueryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/call.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'

export const unreadQuery = () => queryFor(countUnread, {})

/** The notifications, the newest page first. */
export const notificationsQuery = () =>
  infiniteQueryOptions({
    queryKey: [...keyOf(listNotifications), 'pages'] as const,
    queryFn: ({ pageParam, signal }) =>
      call(
        listNotifications,
        { query: pageParam === undefined ? {} : { before: pageParam } },
        signal,
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: { failure: 'nowhere' },
  })

/** What the server says is unread; the lists follow where it differs from before. */
export function keepUnread(client: QueryClient, state: Unread): void {
  const { queryKey } = unreadQuery()
  const before = client.getQueryData(queryKey)
  client.setQueryData(queryKey, state)
  if (before?.latest === state.latest && before.unread === state.unread) return
  void client.invalidateQueries({ queryKey: keyOf(listNotifications) })
}

export function useMarkRead() {
  const client = useQueryClient()
  return useCommand(markRead, { onSuccess: (state) => keepUnread(client, state) })
}
