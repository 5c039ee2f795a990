import {
  countUnread,
  listNotifications,
  markRead,
  type Notification,
  type Unread,
} from '@renfort/contract/notification.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { meQuery } from '../../platform/me.ts'
import { queryClient } from '../../platform/query-client.ts'
import { aMe } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { scroll, watchPlaces } from '../../testing/near-window.ts'
import { show } from '../../testing/show.tsx'
import { Bell } from './bell.tsx'
import { tellLive } from './liveness.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { keepUnread, unreadQuery } from './queries.ts'

const id = '00000000-0000-4000-8000-000000000801'
const late: Notification = {
  sequence: 12,
  kind: 'sider.late',
  at: '2026-11-23T08:10:00.000Z',
  isRead: false,
  inPlaceOf: null,
  mission: { taskId: id, taskName: 'Serveur – Noël' },
  sider: { firstName: 'Léa', lastName: 'Roux' },
  documentId: null,
  invoice: null,
}
const bill: Notification = {
  ...late,
  sequence: 9,
  kind: 'invoice.refused',
  isRead: true,
  inPlaceOf: null,
  mission: null,
  sider: null,
  invoice: { invoiceId: id, referenceNumber: 'F2026-000007' },
}

describe('issue 39 §5 the page of notifications', () => {
  it('says what happened, where and when, and leads there', async () => {
    answer(listNotifications, () => ({ notifications: [late, bill], next: null }))
    const sent = answer(markRead, () => ({ unread: 0, latest: 12 }))
    const { user, place } = await show(<NotificationsPage />)
    expect(await soonByRole('link', 'Léa Roux n’est pas encore là')).toBeDefined()
    expect(hasRole('link', 'Paiement de la facture F2026-000007 refusé')).toBe(true)
    expect(hasRole('button', /^Marquer comme lue : Paiement/)).toBe(false)
    // « Notifications » is the region of the messages that pass by.
    expect(screen.getAllByRole('region', { name: 'Notifications' })).toHaveLength(1)
    expect(hasRole('region', 'Vos notifications')).toBe(true)
    await user.click(byRole('link', 'Léa Roux n’est pas encore là'))
    expect(place()).toBe(`/tasks/view/${id}`)
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ sequence: 12, andOlder: false }]),
    )
  })

  it('marks all as read up to the newest that it shows, and nothing for staff who act for somebody', async () => {
    answer(listNotifications, () => ({ notifications: [late], next: 12 }))
    const sent = answer(markRead, () => ({ unread: 0, latest: 12 }))
    const { user } = await show(<NotificationsPage />)
    await user.click(await soonByRole('button', 'Tout marquer comme lu'))
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ sequence: 12, andOlder: true }]),
    )
    expect(hasRole('button', 'Voir les précédentes')).toBe(true)
  })

  it('says that there is none, that it failed, and that news do not come by themselves', async () => {
    answer(listNotifications, () => ({ notifications: [], next: null }))
    await show(<NotificationsPage />, { locale: 'en' })
    expect(await soonByRole('heading', 'No notification')).toBeDefined()
    act(() => tellLive(false))
    expect(document.body.textContent).toContain('checked every minute')
    act(() => tellLive(true))
  })

  it('ERR-49 offers to try again where it did not load', async () => {
    answer(listNotifications, () => refused('errors.organisation.required'))
    await show(<NotificationsPage />)
    expect(await soonByRole('button', 'Réessayer')).toBeDefined()
  })
})

describe('issue 39 bad input: two tabs that answer the same notification', () => {
  /** The server of both tabs, and what it was told. */
  function aServer() {
    let isRead = false
    answer(listNotifications, () => ({ notifications: [{ ...late, isRead }], next: null }))
    return answer(markRead, () => {
      isRead = true
      return { unread: 0, latest: 12 }
    })
  }
  const otherClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const tabs = () => (
    <>
      <section aria-label="Un onglet">
        <NotificationsPage />
      </section>
      <section aria-label="L’autre onglet">
        <QueryClientProvider client={otherClient}>
          <NotificationsPage />
        </QueryClientProvider>
      </section>
    </>
  )
  const unreadOf = (client: QueryClient) => client.getQueryData(unreadQuery().queryKey)?.unread

  it('the second sees it done, counts the same, and doubles nothing', async () => {
    const sent = aServer()
    otherClient.setQueryData(meQuery().queryKey, aMe())
    for (const client of [queryClient, otherClient]) {
      client.setQueryData(unreadQuery().queryKey, { unread: 1, latest: 12 })
    }
    const { user } = await show(tabs())
    const tab = async (name: string) => within(await soonByRole('region', name))
    const [one, other] = [await tab('Un onglet'), await tab('L’autre onglet')]
    const read = /^Marquer comme lue/
    await user.click(await one.findByRole('button', { name: read }))
    await waitFor(() => expect(one.queryByRole('button', { name: read })).toBeNull())
    // The other tab has not heard of it yet, and is answered the same.
    await user.click(await other.findByRole('button', { name: read }))
    await waitFor(() => expect(other.queryByRole('button', { name: read })).toBeNull())
    expect(sent).toHaveLength(2)
    expect([queryClient, otherClient].map(unreadOf)).toEqual([0, 0])
    expect(other.getAllByRole('link', { name: /n’est pas encore là$/ })).toHaveLength(1)
  })

  it('the second hears of it, also where the number stays beyond 99+', async () => {
    aServer()
    await show(<NotificationsPage />)
    await soonByRole('button', /^Marquer comme lue/)
    answer(listNotifications, () => ({ notifications: [{ ...late, isRead: true }], next: null }))
    act(() => keepUnread(queryClient, { unread: 100, latest: 12 }))
    await waitFor(() => expect(hasRole('button', /^Marquer comme lue/)).toBe(false))
    expect(hasRole('button', 'Tout marquer comme lu')).toBe(false)
  })

  it('an answer that news have overtaken takes nothing back', async () => {
    const answers: ((state: Unread) => void)[] = []
    answer(listNotifications, () => ({ notifications: [late], next: null }))
    answer(markRead, () => new Promise<Unread>((resolve) => void answers.push(resolve)))
    const { user } = await show(<NotificationsPage />)
    await user.click(await soonByRole('button', /^Marquer comme lue/))
    act(() => keepUnread(queryClient, { unread: 3, latest: 14 }))
    await act(async () => answers[0]?.({ unread: 2, latest: 13 }))
    expect(unreadOf(queryClient)).toBe(3)
    await user.click(byRole('button', /^Marquer comme lue/))
    act(() => keepUnread(queryClient, { unread: 1, latest: 14 }))
    await act(async () => answers[1]?.({ unread: 2, latest: 14 }))
    expect(unreadOf(queryClient)).toBe(1)
  })

  it('the keyboard stays in the row that was read', async () => {
    aServer()
    const { user } = await show(<NotificationsPage />)
    const button = await soonByRole('button', /^Marquer comme lue/)
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(hasRole('button', /^Marquer comme lue/)).toBe(false))
    expect(document.activeElement?.textContent).toContain('Léa Roux n’est pas encore là')
  })
})

describe('issue 39 bad input: 10,000 notifications', () => {
  it('are in the page only near the window', async () => {
    watchPlaces()
    const found = Array.from({ length: 130 }, (_, i) => ({ ...late, sequence: 10_000 - i }))
    answer(listNotifications, ({ query: { before } }) =>
      before === undefined
        ? { notifications: found.slice(0, 30), next: found[29]?.sequence ?? null }
        : { notifications: found.slice(30), next: found.at(-1)?.sequence ?? null },
    )
    const { user } = await show(<NotificationsPage />)
    await user.click(await soonByRole('button', 'Voir les précédentes'))
    const rows = () => screen.queryAllByRole('listitem').length
    await waitFor(() => expect(document.querySelectorAll('ul[aria-hidden]')).toHaveLength(4))
    expect(rows()).toBe(30)
    scroll(true)
    expect(rows()).toBe(130)
    scroll(false)
    expect(rows()).toBeLessThan(130)
  })
})

describe('issue 39 §5 a notification', () => {
  it('of an invoice leads to it, and of hours to those of its mission', async () => {
    const contested: Notification = { ...late, sequence: 13, kind: 'hours.contested' }
    answer(listNotifications, () => ({ notifications: [contested, bill], next: null }))
    await show(<NotificationsPage />)
    const link = await soonByRole('link', /^Paiement de la facture/)
    expect(link.getAttribute('href')).toContain(`invoice=${id}`)
    expect(byRole('link', /^Heures de Léa Roux/).getAttribute('href')).toContain(`taskId=${id}`)
  })
})

describe('issue 39 §5 the bell', () => {
  it('counts up to 99+, and opens the newest', async () => {
    answer(countUnread, () => ({ unread: 100, latest: 12 }))
    answer(listNotifications, () => ({ notifications: [late], next: null }))
    const { user } = await show(<Bell shape="button" />)
    act(() => queryClient.setQueryData(unreadQuery().queryKey, { unread: 100, latest: 12 }))
    await user.click(await soonByRole('button', /99\+ non lues$/))
    expect(await soonByRole('link', 'Léa Roux n’est pas encore là')).toBeDefined()
    expect(hasRole('link', 'Toutes les notifications')).toBe(true)
  })
})
