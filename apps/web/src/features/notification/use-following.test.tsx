import { eventStreamType, lastEventHeader } from '@renfort/contract/kernel/event-stream.ts'
import {
  countUnread,
  listNotifications,
  type Notification,
  type Unread,
} from '@renfort/contract/notification.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer } from '../../testing/api-stand-in.ts'
import { hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { Bell } from './bell.tsx'
import { tellLive } from './liveness.ts'
import { NotificationsPage } from './notifications-page.tsx'

afterEach(() => {
  vi.useRealTimers()
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
  act(() => tellLive(true))
})

const newsOf = (sequence: number): Notification => ({
  sequence,
  kind: 'invoice.issued',
  at: '2026-11-23T08:10:00.000Z',
  isRead: false,
  inPlaceOf: null,
  mission: null,
  sider: null,
  documentId: null,
  invoice: {
    invoiceId: '00000000-0000-4000-8000-000000000801',
    referenceNumber: `F${sequence}`,
  },
})

interface Stream {
  readonly lastHeard: string | null
  /** Says the state of the server, or only that it is there. */
  say: (what: Unread | 'here') => void
  drop: () => void
  isOpen: boolean
}

/** A server with some news, whose streams the test speaks and drops. */
function aServer() {
  const streams: Stream[] = []
  const server = { streams, isUp: true, news: 0 }
  const state = () => ({ unread: server.news, latest: server.news })
  answer(countUnread, state)
  answer(listNotifications, () => ({
    notifications: Array.from({ length: server.news }, (_, i) => newsOf(server.news - i)),
    next: null,
  }))
  const others = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    if (headers.get('accept') !== eventStreamType) return others(address, init)
    if (!server.isUp) throw new TypeError('no network')
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const say = (text: string) => controller.enqueue(encoder.encode(text))
        const stream: Stream = {
          lastHeard: headers.get(lastEventHeader),
          say: (what) =>
            say(
              what === 'here'
                ? ': still here\n\n'
                : `id: ${what.latest}-${what.unread}\ndata: ${JSON.stringify(what)}\n\n`,
            ),
          drop: () => {
            if (stream.isOpen) controller.close()
            stream.isOpen = false
          },
          isOpen: true,
        }
        init.signal?.addEventListener('abort', () => stream.drop())
        streams.push(stream)
      },
    })
    return new Response(body, { headers: { 'content-type': eventStreamType } })
  })
  return { ...server, server, say: () => streams.at(-1)?.say(state()) }
}

const follow = () =>
  show(
    <>
      <Bell shape="button" />
      <NotificationsPage />
    </>,
  )
const bell = (unread: number) =>
  soonByRole('button', unread === 1 ? /: 1 non lue$/ : new RegExp(`: ${unread} non lues$`))
const isApart = () => document.body.textContent.includes('n’arrivent plus d’elles-mêmes')
const opened = (streams: readonly Stream[], count: number) =>
  waitFor(() => expect(streams).toHaveLength(count))

describe('issue 39 bad input: a network that drops server-sent events', () => {
  it('says so in place, asks each minute meanwhile, and catches up when it is back, without loss or double', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, streams, say } = aServer()
    server.news = 1
    await follow()
    await opened(streams, 1)
    act(say)
    await bell(1)
    expect(isApart()).toBe(false)

    server.isUp = false
    streams[0]?.drop()
    // The first break is tried again before anything is said.
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await act(() => vi.advanceTimersByTimeAsync(5_000))
    await waitFor(() => expect(isApart()).toBe(true))
    server.news = 2
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    await bell(2)
    expect(await screen.findByText('Facture F2 émise')).toBeDefined()

    server.isUp = true
    server.news = 3
    window.dispatchEvent(new Event('online'))
    await opened(streams, 2)
    act(say)
    await bell(3)
    await waitFor(() => expect(isApart()).toBe(false))
    expect(await screen.findAllByText('Facture F3 émise')).toHaveLength(1)
    expect(screen.getAllByText(/^Facture F\d émise$/)).toHaveLength(3)
  })

  it('is over as soon as the server speaks again, also where nothing has happened meanwhile', async () => {
    const { streams, say } = aServer()
    await follow()
    await opened(streams, 1)
    act(say)
    act(() => tellLive(false))
    await waitFor(() => expect(isApart()).toBe(true))
    window.dispatchEvent(new Event('online'))
    await opened(streams, 2)
    act(() => streams[1]?.say('here'))
    await waitFor(() => expect(isApart()).toBe(false))
  })

  it('asks again after what it heard last, and shows what came in between', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { server, streams, say } = aServer()
    await follow()
    await opened(streams, 1)
    act(say)
    expect(await soonByRole('heading', 'Aucune notification')).toBeDefined()
    // The server restarts, and something happens before it is heard again.
    streams[0]?.drop()
    server.news = 1
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    await opened(streams, 2)
    expect(streams[1]?.lastHeard).toBe('0-0')
    act(say)
    await bell(1)
    expect(await screen.findAllByText('Facture F1 émise')).toHaveLength(1)
    expect(isApart()).toBe(false)
  })

  it('a hidden tab holds no stream and asks nothing, and catches up when it is seen again', async () => {
    const { server, streams, say } = aServer()
    await follow()
    await opened(streams, 1)
    act(say)
    const see = (value: 'hidden' | 'visible') => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    act(() => see('hidden'))
    await waitFor(() => expect(streams[0]?.isOpen).toBe(false))
    server.news = 2
    window.dispatchEvent(new Event('online'))
    expect(streams).toHaveLength(1)
    expect(hasRole('button', /non lues$/)).toBe(false)
    act(() => see('visible'))
    await opened(streams, 2)
    act(say)
    await bell(2)
    expect(await screen.findByText('Facture F2 émise')).toBeDefined()
  })
})
