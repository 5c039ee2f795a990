import { readCompletion } from '@renfort/contract/organisation.ts'
import { searchChildren } from '@renfort/contract/group.ts'
import {
  createWebhook,
  type Delivery,
  listDeliveries,
  listTries,
  listWebhooks,
  testWebhook,
  type Webhook,
} from '@renfort/contract/webhook.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { wantedPlace } from '../../platform/company-switch.ts'
import { aCompletion } from '../../testing/a-completion.ts'
import { answer } from '../../testing/api-stand-in.ts'
import { byRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { GroupWebhooksPage } from './group-webhooks-page.tsx'
import { WebhooksPage } from './webhooks-page.tsx'

const webhook: Webhook = {
  id: '00000000-0000-4000-8000-000000000e01',
  url: 'https://paie.example.test/renfort',
  kinds: ['hours.validated'],
  disabled: false,
  createdAt: '2026-12-01T09:00:00.000Z',
  secretSince: '2026-12-01T09:00:00.000Z',
  previousSecretUntil: null,
  waiting: 0,
  parked: 2,
}

beforeEach(() => void answer(readCompletion, () => aCompletion()))

describe('the addresses that receive events', () => {
  it('are none at first; the first one shows its secret once', async () => {
    answer(listWebhooks, () => [])
    const sent = answer(createWebhook, () => ({ id: webhook.id, secret: 'whsec_abc' }))
    const { user } = await show(<WebhooksPage />, {})
    await user.click(await soonByRole('button', 'Ajouter une adresse'))
    await soonByRole('dialog', 'Nouvelle adresse')
    await writeIn(user, 'Adresse', webhook.url)
    await user.click(byRole('checkbox', 'Heures validées'))
    const [, submit] = screen.getAllByRole('button', { name: 'Ajouter une adresse', hidden: true })
    await user.click(submit ?? byRole('button', 'Ajouter une adresse'))
    await soonByRole('dialog', 'Secret de signature')
    expect(screen.getByText('whsec_abc')).toBeTruthy()
    expect(sent[0]?.body).toEqual({ url: webhook.url, kinds: ['hours.validated'] })
    await press(user, 'C’est copié')
    expect(screen.queryByText('whsec_abc')).toBeNull()
  })

  it('tell what was given up, and are tried from their menu', async () => {
    answer(listWebhooks, () => [webhook])
    const sent = answer(testWebhook, () => undefined)
    const { user } = await show(<WebhooksPage />, {})
    await screen.findByText('2 envois abandonnés')
    await user.click(byRole('button', `Actions sur ${webhook.url}`))
    await user.click(await soonByRole('menuitem', 'Envoyer un essai'))
    await expect.poll(() => toasts().join(' ')).toContain('Essai envoyé')
    expect(sent).toHaveLength(1)
  })

  it('show each delivery to the second, with its id and when it is attempted next', async () => {
    const waiting = (id: string, second: string): Delivery => ({
      id: `00000000-0000-4000-8000-000000000f0${id}`,
      eventId: `00000000-0000-4000-8000-000000000d0${id}`,
      sequence: Number(id),
      type: 'webhook.test',
      timestamp: `2026-12-01T09:00:${second}.000Z`,
      state: 'waiting',
      tries: Number(id),
      nextTryAt: '2026-12-01T09:02:30.000Z',
    })
    answer(listWebhooks, () => [webhook])
    answer(listDeliveries, () => ({
      deliveries: [waiting('1', '07'), waiting('0', '02')],
      hasMore: false,
    }))
    answer(listTries, () => [])
    const { user } = await show(<WebhooksPage />, {})
    await user.click(byRole('button', `Actions sur ${webhook.url}`))
    await user.click(await soonByRole('menuitem', 'Voir les envois'))
    const panel = await soonByRole('dialog', 'Envois')
    await within(panel).findByText(/à 10:00:02/)
    await user.click(within(panel).getByText(/à 10:00:07/))
    await within(panel).findByText('Pas encore de tentative.')
    expect(panel.textContent).toMatch(/Prochaine tentative le .* à 10:02:30/)
    expect(within(panel).getByText('00000000-0000-4000-8000-000000000d01')).toBeTruthy()
  })

  it('are those of each company in a group, which is entered from there', async () => {
    const company = { id: webhook.id, name: 'Bellerive Nantes', address: null, pictureURL: null }
    answer(searchChildren, () => [company])
    const { place, user } = await show(<GroupWebhooksPage />, {
      as: { organisation: null, group: { id: webhook.id, name: 'Groupe Bellerive' } },
    })
    await screen.findByText(/chacune a ses propres adresses/)
    await user.click(byRole('button', 'Entrer dans Bellerive Nantes'))
    await expect.poll(place).toBe('/switch')
    expect(wantedPlace()).toMatchObject({
      company: { name: 'Bellerive Nantes', href: '/settings/webhooks' },
    })
  })
})
