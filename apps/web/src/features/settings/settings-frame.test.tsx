import { readHistory } from '@renfort/contract/history.ts'
import { type CompletionReply, readCompletion } from '@renfort/contract/organisation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { aCompletion } from '../../testing/a-completion.ts'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { OnboardingDialog } from './onboarding-dialog.tsx'
import { SettingsFrame } from './settings-frame.tsx'

const group = { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' }

async function open(completion: Partial<CompletionReply> = {}, as: Partial<Me> = {}) {
  answer(readCompletion, () => aCompletion(completion))
  const view = await show(
    <SettingsFrame selected="legal" title="Informations légales" context="">
      <p>Le formulaire</p>
    </SettingsFrame>,
    { as, at: '/settings/legal' },
  )
  await soonByRole('button', /^Paramètres remplis/)
  return view
}

describe('the pages of the settings', () => {
  const tabs = () =>
    within(byRole('navigation', 'Pages des paramètres'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  const all = [
    'Informations légales',
    'Profil',
    'Adresses',
    'Pointage',
    'Services',
    'Paiement',
    'Rémunération',
    'Équipe',
    'Connexion unique',
    'Journal',
    'Clés d’API',
    'Événements',
  ]

  it('SET-03 SET-04 are offered to a company', async () => {
    await open()
    expect(tabs()).toEqual(all)
    expect(byRole('link', 'Informations légales').getAttribute('aria-current')).toBe('page')
  })

  it('stand under what they are about', async () => {
    await open()
    const names = within(byRole('navigation', 'Pages des paramètres'))
      .getAllByRole('list')
      .flatMap((list) => list.getAttribute('aria-label') ?? [])
    expect(names).toEqual(['Entreprise', 'Finances', 'Personnes et accès', 'Logiciels'])
  })

  it('SET-05 have no departments while the feature is off', async () => {
    await open({}, { features: { flexiblePlanning: true, departments: false } })
    expect(tabs()).toEqual(all.filter((tab) => tab !== 'Services'))
  })

  it('SET-03 are the team, the keys and single sign-on in the space of a group, for its administrator', async () => {
    await open({}, { organisation: null, group })
    expect(tabs()).toEqual(['Équipe', 'Connexion unique', 'Clés d’API'])
  })

  it('SET-03 have no tabs in the space of a group for its other members', async () => {
    await open({}, { organisation: null, group, role: 'user' })
    expect(hasRole('navigation', 'Pages des paramètres')).toBe(false)
  })

  it('keep the log, the keys and the events from whoever is no administrator', async () => {
    await open({}, { role: 'user' })
    const ofAdmins = ['Pointage', 'Journal', 'Clés d’API', 'Connexion unique', 'Événements']
    expect(tabs()).toEqual(all.filter((tab) => !ofAdmins.includes(tab)))
  })
})

describe('what is complete', () => {
  const missing = {
    paymentInformations: 'incomplete',
    remunerationPolicy: { hourTypes: 'complete', indemnities: 'incomplete' },
  } as const

  it('SET-06 is counted, listed in five points, and leads to the first that is missing', async () => {
    const { user } = await open(missing)
    await user.click(byRole('button', 'Paramètres remplis\u202f: 3 sur 5'))
    const dialog = within(await soonByRole('dialog', 'Il manque des informations'))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Profil de l’entrepriseComplet',
      'Informations légalesComplet',
      'PaiementÀ compléter',
      'Types d’heuresComplet',
      'IndemnitésÀ compléter',
    ])
    const link = (name: string) => dialog.getByRole('link', { name }).getAttribute('href')
    expect(link('Compléter')).toBe('/settings/payment')
    expect(link('Indemnités')).toBe('/settings/remuneration#indemnities')
  })

  it('SET-06 is everything: nothing is left to complete', async () => {
    const { user } = await open()
    await user.click(byRole('button', 'Paramètres remplis\u202f: 5 sur 5'))
    await soonByRole('dialog', 'Tout est prêt')
    expect(hasRole('link', 'Compléter')).toBe(false)
  })

  it('leads on from a page whose part is complete', async () => {
    await open(missing)
    expect(screen.getByText(/^Il reste 2 points à compléter/)).toBeDefined()
    expect(byRole('link', 'Continuer\u202f: Paiement').getAttribute('href')).toBe(
      '/settings/payment',
    )
  })

  it('does not lead away from a page that lacks something itself', async () => {
    await open({ ...missing, legalInformations: 'incomplete' })
    expect(hasRole('link', /^Continuer/)).toBe(false)
  })
})

describe('the history of a page', () => {
  const entry = {
    id: 7,
    at: '2026-11-20T08:30:00.000Z',
    action: 'organisation.updateLegal' as const,
    subject: 'Brasserie Bellecour',
    actor: { name: 'Sam Noir', isInsider: true },
    key: null,
    onBehalfOf: { name: 'Claire Morel' },
    changes: [],
  }
  const title = 'Historique des changements'

  it('is read when an administrator unfolds it, newest first and page by page', async () => {
    const next = '2026-11-20T08:30:00.000Z_7'
    const sent = answer(readHistory, ({ query }) =>
      query.after === undefined
        ? { entries: [entry], next }
        : {
            entries: [
              { ...entry, id: 6, onBehalfOf: null, key: { name: 'Paie' } },
              { ...entry, id: 5, actor: null, onBehalfOf: null },
            ],
            next: null,
          },
    )
    const { user } = await open()
    expect(sent).toHaveLength(0)
    await user.click(within(byRole('region', title)).getByText(title))
    expect(await screen.findByText('Par Sam Noir, au nom de Claire Morel')).toBeDefined()
    await user.click(byRole('button', 'Afficher la suite'))
    expect(await screen.findByText('Par le système')).toBeDefined()
    expect(await screen.findByText(/^Par la clé « Paie » de Sam Noir$/)).toBeDefined()
    expect(sent.map(({ params, query }) => [params.id, query.subject, query.after])).toEqual([
      [companyId, 'legal', undefined],
      [companyId, 'legal', next],
    ])
  })

  it('says that it could not be loaded, and tries again', async () => {
    answer(readHistory, () => refused('errors.organisation.required'))
    const { user } = await open()
    await user.click(within(byRole('region', title)).getByText(title))
    await screen.findByText('L’historique n’a pas pu se charger.')
    answer(readHistory, () => ({ entries: [], next: null }))
    await user.click(byRole('button', 'Réessayer'))
    expect(await screen.findByText('Rien n’a changé pour le moment.')).toBeDefined()
  })

  it('is not for a mission manager', async () => {
    await open({}, { role: 'user' })
    expect(hasRole('region', title)).toBe(false)
  })
})

it('AUTH-34 welcomes a new company a second after it arrives, then shows three steps', async () => {
  const onClose = vi.fn<() => void>()
  const { user } = await show(<OnboardingDialog onClose={onClose} />, { at: '/settings/legal' })
  const arrivedAt = performance.now()
  await soonByRole('dialog', 'Bienvenue chez Renfort')
  expect(performance.now() - arrivedAt).toBeGreaterThan(800)
  await user.click(byRole('button', 'Voir les étapes'))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent[0])).toEqual([
    '1',
    '2',
    '3',
  ])
  await user.click(byRole('button', 'Commencer'))
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
})
