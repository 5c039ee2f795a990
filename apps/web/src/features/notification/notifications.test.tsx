import {
  countUnread,
  listNotifications,
  markRead,
  type Notification,
} from '@renfort/contract/notification.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { queryClient } from '../../platform/query-client.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { Bell } from './bell.tsx'
import { tellLive } from './liveness.ts'
import { NotificationsPage } from './notifications-page.tsx'
import { unreadQuery } from './queries.ts'

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
