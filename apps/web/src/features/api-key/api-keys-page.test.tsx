import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@renfort/contract/api-key.ts'
import type { Me } from '@renfort/contract/session.ts'
import { keyScopes } from '@renfort/domain/access/key-scopes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { bellerive } from '../../testing/an-organisation.ts'
import { answer, refusedFields } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { ApiKeysPage } from './api-keys-page.tsx'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { scopeWord } from './words.ts'

const secret = `rfk_${'a'.repeat(43)}`

function aKey(changes: Partial<ApiKey> = {}): ApiKey {
  return {
    id: '00000000-0000-4000-8000-0000000000e1',
    name: 'Paie',
    start: 'rfk_aaaa',
    scopes: ['mission.read', 'attendance.read'],
    endsOn: null,
    networks: [],
    maker: { id: '00000000-0000-4000-8000-0000000000a1', name: 'Claire Morel' },
    state: 'active',
    createdAt: '2026-11-02T09:00:00.000Z',
    lastUsedAt: null,
    revokedAt: null,
    ...changes,
  }
}

beforeEach(() => {
  answer(listApiKeys, () => [aKey()])
})

async function open(as: Partial<Me> = {}, locale: 'fr' | 'en' = 'fr') {
  const view = await show(<ApiKeysPage />, { as, locale, at: '/settings/keys' })
  await soonByRole('heading', locale === 'fr' ? 'Clés d’API' : 'API keys')
  return view
}
const submit = () => byRole('button', 'Créer la clé')
async function openForm() {
  const view = await open()
  await view.user.click(byRole('button', 'Créer une clé'))
  await soonByRole('dialog', 'Nouvelle clé d’API')
  return view
}

describe('the keys of a company', () => {
  it('say who made them, what they may, and their state in words', async () => {
    answer(listApiKeys, () => [
      aKey({ lastUsedAt: '2026-11-20T08:30:00.000Z', endsOn: '2026-12-31T00:00:00.000Z' }),
      aKey({ id: '00000000-0000-4000-8000-0000000000e2', name: 'Badgeuse', state: 'cut' }),
    ])
    await open()
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
    expect(rows[1]).toMatch(/Paierfk_aaaa…Par Claire Morel.*2 droits · jusqu’au .*En service/)
    expect(rows[2]).toMatch(/Badgeuse.*Sans effet.*n’est plus membre.*Jamais/)
  })

  it.each([
    ['fr', 'Pas encore de clé'],
    ['en', 'No key yet'],
  ] as const)('are offered where there is none yet (%s)', async (locale, heading) => {
    answer(listApiKeys, () => [])
    await open({}, locale)
    expect(hasRole('heading', heading)).toBe(true)
  })

  it('have a word in both languages for every scope', () => {
    const words = keyScopes.map(scopeWord).toSorted()
    for (const { scopes } of [fr, en]) expect(Object.keys(scopes).toSorted()).toEqual(words)
  })

  it('are those of the group in its own space', async () => {
    const asked = answer(listApiKeys, () => [])
    await open({ organisation: null, group: bellerive })
    expect(asked.map(({ params }) => params.id)).toEqual([bellerive.id])
    expect(screen.getByText(/les logiciels du groupe/)).toBeDefined()
  })
})

describe('a new key', () => {
  it('is sent as typed, shown once, and gone when its dialog is closed', async () => {
    const sent = answer(createApiKey, () => ({ key: aKey(), secret }))
    const { user } = await openForm()
    expect(isClosed(submit())).toBe(true)
    await writeIn(user, byRole('textbox', /^Nom/), ' Paie ')
    await user.click(byRole('checkbox', 'Lire les heures'))
    await user.click(byRole('checkbox', 'Lire une mission et ses horaires'))
    await writeIn(user, byRole('textbox', /^Réseaux autorisés/), '203.0.113.0/24\n2001:db8::/32')
    await press(user, 'Créer la clé')
    const dialog = await soonByRole('dialog', 'La clé «\u202fPaie\u202f» est créée')
    expect(dialog.textContent).toContain(secret)
    expect(sent).toEqual([
      {
        params: { id: companyId },
        body: {
          name: 'Paie',
          scopes: ['mission.read', 'attendance.read'],
          endsOn: null,
          networks: ['203.0.113.0/24', '2001:db8::/32'],
        },
      },
    ])
    expect(within(dialog).getByRole('button', { name: 'Copier la clé' })).toBeDefined()
    await user.click(byRole('button', 'J’ai rangé la clé'))
    await waitFor(() => expect(document.body.textContent).not.toContain(secret))
  })

  it('may read everything with one press, and nothing with another', async () => {
    const { user } = await openForm()
    await user.click(byRole('button', 'Cocher la lecture seule'))
    const ticked = () =>
      screen
        .getAllByRole('checkbox', { checked: true })
        .map((box) => box.closest('label')?.textContent)
    expect(ticked()).toContain('Lire les factures')
    expect(saidOf(byRole('checkbox', 'Lire les factures'))).toEqual(['invoice.read'])
    expect(
      ticked().filter((label) => !/^(Lire|Lister|Filtrer|Rechercher)/.test(label ?? '')),
    ).toEqual([])
    await user.click(byRole('button', 'Tout décocher'))
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([])
  })

  it('is refused at its fields: a network that is none, an end that the server finds past', async () => {
    answer(createApiKey, () => refusedFields({ path: ['endsOn'], key: 'errors.key.end_in_past' }))
    const { user } = await openForm()
    await writeIn(user, byRole('textbox', /^Nom/), 'Paie')
    await user.click(byRole('checkbox', 'Lire les heures'))
    const networks = byRole('textbox', /^Réseaux autorisés/)
    await writeIn(user, networks, '10.0.0.0/33')
    await waitFor(() => expect(saidOf(networks)[0]).toMatch(/^Écrivez une adresse ou un réseau/))
    await writeIn(user, networks, '')
    await press(user, 'Créer la clé')
    expect(await screen.findByText('Choisissez aujourd’hui ou un jour à venir.')).toBeDefined()
    expect(byRole('textbox', /^Nom/)).toHaveProperty('value', 'Paie')
  })

  it('is not made when the dialog is left', async () => {
    const sent = answer(createApiKey, () => ({ key: aKey(), secret }))
    const { user } = await openForm()
    await user.click(byRole('button', 'Annuler'))
    await waitFor(() => expect(hasRole('dialog', 'Nouvelle clé d’API')).toBe(false))
    expect(sent).toEqual([])
  })
})

describe('a key that is revoked', () => {
  it('asks first, and says that it is done', async () => {
    const sent = answer(revokeApiKey, () => undefined)
    const { user } = await open()
    await user.click(byRole('button', 'Actions sur la clé Paie'))
    await user.click(byRole('menuitem', /^Révoquer/))
    const question = await soonByRole('alertdialog', 'Révoquer la clé «\u202fPaie\u202f»\u202f?')
    expect(sent).toEqual([])
    answer(listApiKeys, () => [aKey({ state: 'revoked' })])
    await user.click(within(question).getByRole('button', { name: 'Révoquer la clé' }))
    await waitFor(() => expect(toasts()).toEqual(['Réussi Clé «\u202fPaie\u202f» révoquée.']))
    expect(sent.map(({ params }) => params)).toEqual([{ id: companyId, keyId: aKey().id }])
    await user.click(byRole('button', 'Actions sur la clé Paie'))
    const act = await soonByRole('menuitem', /^Révoquer/)
    expect(isClosed(act)).toBe(true)
    expect(act.textContent).toContain('Cette clé est déjà révoquée.')
  })
})
