import {
  createDirectoryToken,
  type Directory,
  readDirectory,
  revokeDirectoryToken,
  setDefaultRole,
  setGroupRole,
} from '@renfort/contract/directory-sync/directory.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { writeIn } from '../../testing/write-in.ts'
import { DirectoryPanel } from './directory-panel.tsx'

const secret = `rfd_${'a'.repeat(43)}`
const groupId = '00000000-0000-4000-8000-0000000000c1'

const token = {
  id: '00000000-0000-4000-8000-0000000000e1',
  name: 'Entra ID',
  start: 'rfd_aaaa',
  maker: { id: '00000000-0000-4000-8000-0000000000a1', name: 'Claire Morel' },
  createdAt: '2026-11-02T09:00:00.000Z',
  lastUsedAt: null,
  revokedAt: null,
}

function aDirectory(changes: Partial<Directory> = {}): Directory {
  return {
    address: 'https://renfort.test/api/scim/v2',
    domains: ['brasserie.test'],
    defaultRole: 'collaborator',
    tokens: [token],
    groups: [{ id: groupId, name: 'Direction', members: 2, role: null }],
    members: 3,
    closed: [],
    failures: [],
    ...changes,
  }
}

beforeEach(() => {
  answer(readDirectory, () => aDirectory())
})

async function open(locale: 'fr' | 'en' = 'fr') {
  const view = await show(<DirectoryPanel />, { locale, at: '/settings/keys' })
  await soonByRole('heading', locale === 'fr' ? 'Annuaire (SCIM)' : 'Directory (SCIM)')
  await screen.findByText('https://renfort.test/api/scim/v2')
  return view
}

async function choose(user: Awaited<ReturnType<typeof open>>['user'], label: string, to: string) {
  await user.click(byRole('combobox', new RegExp(label)))
  await user.click(await soonByRole('option', to))
}

describe('the panel of the directory', () => {
  it.each([
    ['fr', '3 personnes sont membres par l’annuaire.'],
    ['en', '3 people are members through the directory.'],
  ] as const)('shows the address, the domains and the members (%s)', async (locale, members) => {
    await open(locale)
    expect(screen.getByText(/brasserie\.test/).textContent).toContain(members)
  })

  it('says that a domain has to be verified first, and that there is no token yet', async () => {
    answer(readDirectory, () => aDirectory({ domains: [], tokens: [], groups: [], members: 0 }))
    await open()
    for (const text of [/Aucun domaine e-mail n’est vérifié/, /Aucun jeton/, /Aucun groupe reçu/]) {
      expect(screen.queryByText(text)).not.toBeNull()
    }
  })

  it('shows a token once it is made, this once', async () => {
    const sent = answer(createDirectoryToken, () => ({ token, secret }))
    const { user } = await open()
    await user.click(byRole('button', 'Créer un jeton'))
    await soonByRole('dialog', 'Nouveau jeton d’annuaire')
    await writeIn(user, 'Nom', 'Entra ID')
    await press(user, 'Créer le jeton')
    await soonByRole('dialog', /est créé/)
    expect(screen.queryByText(secret)).not.toBeNull()
    expect(sent[0]).toMatchObject({ params: { id: companyId }, body: { name: 'Entra ID' } })
    await press(user, 'J’ai rangé le jeton')
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
  })

  it('revokes a token after a question', async () => {
    const sent = answer(revokeDirectoryToken, () => undefined)
    const { user } = await open()
    await user.click(byRole('button', 'Révoquer le jeton Entra ID'))
    await press(user, 'Révoquer le jeton')
    await waitFor(() => expect(sent[0]?.params).toMatchObject({ directoryTokenId: token.id }))
  })

  it('gives a group a role, takes it back, and chooses the role without a group', async () => {
    const given = answer(setGroupRole, () => ({
      id: groupId,
      name: 'Direction',
      members: 2,
      role: 'admin' as const,
    }))
    const usual = answer(setDefaultRole, () => ({ role: 'missionManager' as const }))
    const { user } = await open()
    await choose(user, 'Rôle donné par le groupe Direction', 'Administrateur')
    await waitFor(() => expect(given[0]?.body).toEqual({ role: 'admin' }))
    await choose(user, 'Rôle sans groupe', 'Responsable de mission')
    await waitFor(() => expect(usual[0]?.body).toEqual({ role: 'missionManager' }))
    await waitFor(() => expect(toasts().join(' ')).toContain('Rôle enregistré.'))
  })

  it('says why the last administrator keeps their role', async () => {
    answer(setGroupRole, () => refused('errors.directory.last_admin'))
    const { user } = await open()
    await choose(user, 'Rôle donné par le groupe Direction', 'Collaborateur')
    await waitFor(() => expect(toasts().join()).toMatch(/L’équipe n’aurait plus d’administrateur/))
  })

  it('lists whom the directory closed, and the calls that were refused with their reason', async () => {
    answer(readDirectory, () =>
      aDirectory({
        closed: [
          {
            id: '00000000-0000-4000-8000-0000000000d1',
            name: 'Ada Roy',
            userName: 'ada@brasserie.test',
            closedAt: '2026-11-20T08:30:00.000Z',
          },
        ],
        failures: [
          {
            at: '2026-11-20T08:30:00.000Z',
            method: 'POST',
            path: '/Users',
            key: 'errors.directory.foreign_domain',
            params: { domain: 'ailleurs.test' },
          },
        ],
      }),
    )
    await open()
    for (const text of [
      '1 compte fermé par l’annuaire',
      'ada@brasserie.test',
      /Le domaine ailleurs\.test n’est pas vérifié/,
    ]) {
      expect(screen.queryByText(text)).not.toBeNull()
    }
  })

  it('can be asked for again when it did not load', async () => {
    answer(readDirectory, () => refused('errors.unavailable'))
    const { user } = await show(<DirectoryPanel />, { at: '/settings/keys' })
    await soonByRole('heading', 'L’annuaire ne s’est pas chargé')
    answer(readDirectory, () => aDirectory())
    await press(user, 'Réessayer')
    const address = await screen.findByText('https://renfort.test/api/scim/v2')
    expect(address).not.toBeNull()
  })

  it('is not there for who may not manage it', async () => {
    await show(<DirectoryPanel />, { as: { role: 'user' }, at: '/settings/keys' })
    expect(hasRole('heading', 'Annuaire (SCIM)')).toBe(false)
  })
})
