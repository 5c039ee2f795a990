import {
  checkDomain,
  readSingleSignOn,
  saveConnection,
  type SignOnDomain,
  type SignOnOverview,
  testConnection,
} from '@renfort/contract/single-sign-on.ts'
import { readDirectory } from '@renfort/contract/directory-sync/directory.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { SingleSignOnPage } from './single-sign-on-page.tsx'

const domain: SignOnDomain = {
  id: '00000000-0000-4000-8000-0000000000d1',
  domain: 'brasserie.test',
  state: 'unverified',
  verifiedAt: null,
  checkedAt: null,
  record: { name: '_renfort.brasserie.test', text: 'renfort-verification=abc' },
  endsAt: null,
}
const connection: SignOnOverview['connection'] = {
  issuer: 'https://identite.brasserie.test',
  clientId: 'renfort',
  defaultRole: 'collaborator',
  rolesClaim: 'groups',
  roleMapping: [{ value: 'ops', role: 'admin' }],
  isRequired: false,
  emergencyAdminId: null,
  workedAt: null,
  failedAt: null,
  failure: null,
}
const overview: SignOnOverview = {
  connection,
  domains: [domain],
  callbackUrl: 'https://renfort.test/single-sign-on/callback',
  logoutUrl: 'https://renfort.test/api/auth/single-sign-on/x/logout',
  administrators: [{ id: '00000000-0000-4000-8000-0000000000a1', name: 'Claire Morel' }],
}

const emptyDirectory = {
  address: 'https://renfort.test/api/scim/v2',
  domains: [],
  defaultRole: 'collaborator' as const,
  tokens: [],
  groups: [],
  members: 0,
  closed: [],
  failures: [],
}

async function open(changes: Partial<SignOnOverview> = {}) {
  answer(readSingleSignOn, () => ({ ...overview, ...changes }))
  answer(readDirectory, () => emptyDirectory)
  const page = (
    <main id="content" tabIndex={-1}>
      <SingleSignOnPage />
    </main>
  )
  const view = await show(page, { at: '/settings/single-sign-on' })
  await soonByRole('heading', 'Connexion unique')
  return view
}

describe('single sign-on', () => {
  it('shows what to copy, and the record that proves a domain', async () => {
    await open()
    for (const text of [
      overview.callbackUrl,
      overview.logoutUrl,
      domain.record.name,
      domain.record.text,
    ]) {
      expect(screen.getByText(text)).toBeDefined()
    }
  })

  it('shows the addresses that the provider asks for before it is set', async () => {
    await open({ connection: null })
    expect(screen.getByText(overview.callbackUrl)).toBeDefined()
    expect(screen.getByText(overview.logoutUrl)).toBeDefined()
  })

  it.each([
    ['that is new', null, 'Régler le fournisseur', 'Jamais réaffiché.'],
    [
      'that has one',
      connection,
      'Modifier le fournisseur',
      'Jamais réaffiché. Laissez vide pour garder celui qui est enregistré.',
    ],
  ])('says what becomes of the secret of a provider %s', async (_which, has, button, said) => {
    const { user } = await open({ connection: has })
    await user.click(byRole('button', button))
    const secret = await soonByRole('textbox', 'Secret client (client secret)')
    expect(saidOf(secret)).toEqual([said])
  })

  it('has the directory say the domains that count as soon as one is verified', async () => {
    const { user } = await open()
    await screen.findByText(/^Aucun domaine e-mail n’est vérifié/)
    const verified = { ...domain, state: 'verified' as const }
    answer(readDirectory, () => ({ ...emptyDirectory, domains: ['brasserie.test'] }))
    answer(readSingleSignOn, () => ({ ...overview, domains: [verified] }))
    answer(checkDomain, () => verified)
    await user.click(byRole('button', 'Vérifier brasserie.test'))
    await waitFor(() => expect(screen.queryByText(/^Aucun domaine e-mail/)).toBeNull())
    // Its button has gone.
    expect(hasRole('button', 'Vérifier brasserie.test')).toBe(false)
    await waitFor(() => expect(document.activeElement?.id).toBe('content'))
  })

  it('says that the record is missing, and that the domain is verified', async () => {
    const { user } = await open()
    answer(checkDomain, () => refused('errors.sso.record_missing'))
    await user.click(byRole('button', 'Vérifier brasserie.test'))
    await waitFor(() => expect(toasts().join()).toMatch(/L’enregistrement est introuvable/))
    answer(checkDomain, () => ({ ...domain, state: 'verified' as const }))
    await user.click(byRole('button', 'Vérifier brasserie.test'))
    await waitFor(() => expect(toasts().join()).toMatch(/brasserie.test est vérifié/))
  })

  it('says why the provider cannot be asked', async () => {
    const { user } = await open()
    answer(testConnection, () => ({ failure: 'issuerDiffers' as const }))
    await user.click(byRole('button', 'Tester la connexion'))
    const said = await screen.findByText('Le fournisseur se présente sous un autre émetteur.')
    expect(said).toBeDefined()
  })

  it('sends the values of each role, and keeps the secret that it never shows', async () => {
    const sent = answer(saveConnection, () => overview)
    const { user } = await open()
    await user.click(byRole('button', 'Modifier le fournisseur'))
    await soonByRole('dialog', 'Fournisseur d’identité')
    await user.type(
      byRole('textbox', /Valeurs qui donnent le rôle responsable de mission/),
      'planning{Enter}chefs',
    )
    await user.click(byRole('button', 'Enregistrer'))
    await waitFor(() => expect(hasRole('dialog', 'Fournisseur d’identité')).toBe(false))
    expect(sent).toMatchObject([
      {
        body: {
          clientSecret: null,
          rolesClaim: 'groups',
          roleMapping: [
            { value: 'ops', role: 'admin' },
            { value: 'planning', role: 'missionManager' },
            { value: 'chefs', role: 'missionManager' },
          ],
        },
      },
    ])
  })
})
