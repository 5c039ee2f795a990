import { startImpersonation } from '@renfort/contract/administration.ts'
import { searchUsers } from '@renfort/contract/organisation.ts'
import { logout } from '@renfort/contract/session.ts'
import { frenchOf } from '@renfort/domain/kernel/french-of.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { companyId } from '../../testing/a-me.ts'
import { bellerive } from '../../testing/an-organisation.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
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
import { AdministrationPage } from './administration-page.tsx'

const claire = {
  _id: '00000000-0000-4000-8000-0000000000a1',
  companyName: 'Brasserie Bellecour',
  companyId,
  email: 'claire@brasserie.test',
  firstName: 'Claire',
  lastName: 'Morel',
  isParent: false,
}
const hugo = {
  ...claire,
  _id: '00000000-0000-4000-8000-0000000000a5',
  firstName: 'Hugo',
  companyName: 'Groupe Bellerive',
  companyId: bellerive.id,
  isParent: true,
}
const staff = {
  id: '00000000-0000-4000-8000-0000000000a9',
  isInsider: true,
  role: null,
  organisation: null,
}

beforeEach(() => void answer(searchUsers, () => [claire, hugo]))

const open = (q = 'bell') => show(<AdministrationPage q={q} />, { as: staff, at: '/side-admin' })
const search = () => byRole('textbox', 'Rechercher un utilisateur')
const reason = () => byRole('textbox', 'Pourquoi\u202f?')

async function openReason(name = 'Claire Morel') {
  const view = await open()
  await view.user.click(await soonByRole('button', `Agir au nom ${frenchOf(name)}`))
  await soonByRole('dialog', `Agir au nom ${frenchOf(name)}`)
  return view
}

describe('the search of a user', () => {
  it('ADMIN-03 lists name, e-mail and company, and tells a group', async () => {
    await open()
    await soonByRole('list', 'Utilisateurs')
    const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(first).toContain('Claire Morel')
    expect(first).toContain('claire@brasserie.testBrasserie Bellecour')
    expect(first).not.toContain('Groupe')
    expect(second).toContain('Groupe BelleriveGroupe')
    const trail = byRole('link', 'Brasserie Bellecour\u202f: voir le journal d’audit')
    expect(trail.getAttribute('href')).toBe(`/side-admin/audit?organisationId=${companyId}`)
  })

  it('ADMIN-03 asks from two characters on, and keeps them in the address', async () => {
    const sent = answer(searchUsers, () => [])
    const { user, place } = await open('')
    await user.type(search(), 'b')
    expect(hasRole('heading', 'Tapez au moins deux caractères')).toBe(true)
    await user.type(search(), 'e ')
    await soonByRole('heading', 'Aucun utilisateur ne correspond')
    expect(sent).toEqual([{ query: { q: 'be' } }])
    await waitFor(() => expect(place()).toBe('/side-admin?q=be'))
  })

  it('ADMIN-06 tells in a toast that it failed, and tries again', async () => {
    answer(searchUsers, () => refused('errors.organisation.required'))
    const { user } = await open()
    await soonByRole('heading', 'La recherche n’a pas abouti')
    expect(toasts()).toHaveLength(1)
    answer(searchUsers, () => [claire])
    await user.click(byRole('button', 'Réessayer'))
    expect(await soonByRole('button', 'Agir au nom de Claire Morel')).toBeDefined()
  })

  it('ADMIN-05 clears the session and goes to the sign-in', async () => {
    const left = answer(logout, () => undefined)
    const { user, place } = await open()
    await user.click(byRole('button', 'Effacer la session et revenir à la connexion'))
    await waitFor(() => expect(place()).toBe('/signin'))
    expect([storage.read('signedIn'), storage.read('userId')]).toEqual([null, null])
    await waitFor(() => expect(left).toHaveLength(1))
  })
})

describe('acting for a user', () => {
  it.each([
    ['Claire Morel', claire, 'organisationId', companyId],
    ['Hugo Morel', hugo, 'parentOrganisationId', bellerive.id],
  ] as const)(
    'ADMIN-04 as %s begins with a reason, and keeps for whom',
    async (name, user, key, id) => {
      const sent = answer(startImpersonation, () => undefined)
      const view = await openReason(name)
      await writeIn(view.user, reason(), ' Prix contesté ')
      await press(view.user, 'Commencer')
      await waitFor(() => expect(view.place()).toBe('/'))
      expect(sent).toEqual([{ body: { userId: user._id, reason: 'Prix contesté' } }])
      expect(storage.read('logasId')).toBe(user._id)
      expect(storage.read('logasEmail')).toBe(user.email)
      expect(storage.read(key)).toBe(id)
    },
  )

  it.each([
    ['', /^Ce champ est obligatoire/],
    ['    ', /^Ce champ est obligatoire/],
    ['prix', /^C’est trop court\s: 5 caractères au moins/],
    ['x'.repeat(301), /^C’est trop long\s: 300 au plus/],
  ])('wants a reason that says something, not « %s »', async (typed, sentence) => {
    const { user } = await openReason()
    await writeIn(user, reason(), 'Prix contesté')
    await writeIn(user, reason(), typed)
    await waitFor(() => expect(saidOf(reason())[0]).toMatch(sentence))
    expect(isClosed(byRole('button', 'Commencer'))).toBe(true)
  })

  it('begins with nothing typed, closed', async () => {
    await openReason()
    expect(isClosed(byRole('button', 'Commencer'))).toBe(true)
    expect(screen.getByText(/pendant 60.minutes/)).toBeDefined()
  })

  it('does not begin where it is refused, and keeps the reason', async () => {
    answer(startImpersonation, () => refused('errors.not_found'))
    const { user, place } = await openReason()
    await writeIn(user, reason(), 'Prix contesté')
    await press(user, 'Commencer')
    await waitFor(() => expect(toasts()[0]).toMatch(/n’existe plus/))
    expect(reason()).toHaveProperty('value', 'Prix contesté')
    expect(storage.read('logasId')).toBeNull()
    expect(place()).toMatch(/^\/side-admin/)
  })

  it('says at its field what the server refuses of the reason', async () => {
    answer(startImpersonation, () =>
      refusedFields(issue(['reason'], 'errors.field.too_short', { min: 5 })),
    )
    const { user } = await openReason()
    await writeIn(user, reason(), 'Prix contesté')
    await press(user, 'Commencer')
    await waitFor(() => expect(saidOf(reason()).join(' ')).toMatch(/5 caractères au moins/))
  })
})
