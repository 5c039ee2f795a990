import { countUnread } from '@renfort/contract/notification.ts'
import { eventStreamType } from '@renfort/contract/kernel/event-stream.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendForEvents } from '../../platform/send.ts'
import { storedSession } from '../../platform/session.ts'
import { unsettledSession } from '../../platform/unsettled-session.ts'
import { tellLive, useIsLive } from './liveness.ts'
import { keepUnread, polledUnreadQuery } from './queries.ts'
import { followEvents } from './read-events.ts'

const askAgainMs = 60_000

/**
 * Keeps the unread notifications as they are on the server: by events while the tab is in sight, else by asking
 * each minute.
 */
export function useFollowing(): void {
  const client = useQueryClient()
  const isLive = useIsLive()
  useEffect(() => {
    let following: AbortController | null = null
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        following?.abort()
        following = null
        return
      }
      if (following !== null) return
      following = new AbortController()
      void followEvents(
        {
          open,
          hear: (data) => {
            const state = countUnread.response.safeParse(JSON.parse(data))
            if (state.success) keepUnread(client, state.data)
          },
          tell: tellLive,
          pause,
        },
        following.signal,
      )
    }
    // A network that is back is tried at once, however long the pause still is.
    const followAnew = () => {
      following?.abort()
      following = null
      follow()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    window.addEventListener('online', followAnew)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      window.removeEventListener('online', followAnew)
      following?.abort()
    }
  }, [client])
  useQuery({
    ...polledUnreadQuery(client),
    enabled: !isLive,
    refetchInterval: askAgainMs,
    meta: { failure: 'nowhere' },
  })
}

async function open(
  lastHeard: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const unsettled = unsettledSession()
  if (unsettled) await unsettled
  const response = await sendForEvents(countUnread, storedSession(), lastHeard, signal)
  const isStream = response.headers.get('content-type')?.startsWith(eventStreamType) === true
  if (!response.ok || !isStream || response.body === null) throw new Error('No events.')
  return response.body
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
