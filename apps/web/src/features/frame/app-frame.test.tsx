import { countHours } from '@renfort/contract/attendance/hours-count.ts'
import { listConflicts } from '@renfort/contract/attendance/conflicts.ts'
import { listContested } from '@renfort/contract/contested-contract.ts'
import { countUnsigned } from '@renfort/contract/contract.ts'
import { readInbox } from '@renfort/contract/inbox.ts'
import { searchChildren } from '@renfort/contract/group.ts'
import { logout, type Me, readFeatures, readMe, updateMe } from '@renfort/contract/session.ts'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wantedPlace } from '../../platform/company-switch.ts'
import { queryClient } from '../../platform/query-client.ts'
import { storage } from '../../platform/storage.ts'
import { aMe, companyId, staff } from '../../testing/a-me.ts'
import { bellerive } from '../../testing/an-organisation.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { AppFrame } from './app-frame.tsx'

const company = (name: string, id = companyId) => ({ id, name, address: null, pictureURL: null })
const waiting = (count: number) => ({ count, due: count, deadline: '2026-11-30T21:00:00.000Z' })
const contested = (total: number) => ({ documents: [], total, limit: 1, offset: 0 })
const disagreements = (total: number) => ({ conflicts: [], total, limit: 1, offset: 0 })
const acting = { actingUntil: '2026-11-23T18:00:00.000Z' }

beforeEach(() => {
  answer(readFeatures, () => aMe().features)
  answer(readMe, () => aMe())
  answer(countUnsigned, () => ({ count: 0 }))
  answer(countHours, () => waiting(0))
  answer(readInbox, () => ({ count: 0, sections: [] }))
  answer(listConflicts, () => disagreements(0))
  answer(listContested, () => contested(0))
})

async function open(as: Partial<Me> = {}, options = {}) {
  const onSearch = vi.fn<() => void>()
  const view = await show(<AppFrame onSearch={onSearch} />, { as, at: '/planning', ...options })
  return { ...view, onSearch }
}
const links = (name = 'Navigation principale') =>
  within(byRole('navigation', name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

describe('the navigation of', () => {
  const inCompany = [
    ['Planning', '/planning'],
    ['À faire', '/inbox'],
    ['Missions', '/tasks'],
    ['Heures', '/timesheets'],
  ]
  const whole = [
    ...inCompany,
    ['Contrats', '/contracts'],
    ['Factures', '/invoices'],
    ['Fiches de poste', '/job-descriptions'],
    ['Paramètres', '/settings'],
  ]

  it.each<[string, string, Partial<Me>, string[][]]>([
    ['NAV-05 NAV-07 NAV-08', 'an administrator', {}, whole],
    ['NAV-07 NAV-08', 'a mission manager', { role: 'user' }, whole],
    ['NAV-05 NAV-07 PERM-04', 'a collaborator', { role: 'collaborator' }, inCompany],
    [
      'NAV-04',
      'a collaborator of a group in its space',
      { organisation: null, group: bellerive, role: 'collaborator' },
      [
        ['Accueil', '/home'],
        ['Heures', '/timesheets'],
        ['Contrats', '/contracts'],
        ['Mon équipe', '/settings/team'],
      ],
    ],
    ['NAV-12', 'staff who act for an administrator', acting, whole],
    [
      'PERM-06',
      'internal staff',
      staff,
      [
        ['Aujourd’hui', '/side-admin/today'],
        ['Administration', '/side-admin'],
        ['Missions à pourvoir', '/side-admin/staffing'],
        ['Heures contestées', '/side-admin/attendances'],
        ['Contrats contestés', '/side-admin/contracts'],
        ['Journal d’audit', '/side-admin/audit'],
      ],
    ],
  ])('%s %s leads where they may go', async (_id, _who, as, expected) => {
    await open(as)
    expect(links()).toEqual(expected)
  })

  it.each([
    [1, 'Contrats1, 1 document à signer'],
    [9, 'Contrats9, 9 documents à signer'],
    [12, 'Contrats9+, 12 documents à signer'],
  ])('NAV-09 says that %i documents wait for a signature', async (count, said) => {
    answer(countUnsigned, () => ({ count }))
    await open()
    const entry = await soonByRole('link', /^Contrats.*à signer$/)
    expect(entry.textContent).toBe(said)
  })

  it.each([
    [1, 'Heures1, 1 ligne à vérifier'],
    [99, 'Heures99, 99 lignes à vérifier'],
    [140, 'Heures99+, 140 lignes à vérifier'],
  ])('NAV-06 says that %i lines of hours wait', async (count, said) => {
    answer(countHours, () => waiting(count))
    await open({ role: 'collaborator' })
    expect((await soonByRole('link', /^Heures.*à vérifier$/)).textContent).toBe(said)
  })

  it('NAV-05 says how much waits, and no more of it once it is done', async () => {
    let count = 3
    answer(readInbox, () => ({ count, sections: [] }))
    await open()
    expect((await soonByRole('link', /^À faire.*attendent$/)).textContent).toBe(
      'À faire3, 3 choses vous attendent',
    )
    count = 0
    await queryClient
      .getMutationCache()
      .build(queryClient, { mutationFn: async () => null })
      .execute(undefined)
    await waitFor(() => expect(byRole('link', /^À faire/).textContent).toBe('À faire'))
  })

  it('TS-25 says to internal staff how many disagreements wait for them', async () => {
    answer(listConflicts, () => disagreements(2))
    await open(staff)
    expect((await soonByRole('link', /^Heures contestées.*à trancher$/)).textContent).toBe(
      'Heures contestées2, 2 désaccords à trancher',
    )
  })

  it('CTR-22 says to internal staff how many contested contracts wait for them', async () => {
    answer(listContested, () => contested(1))
    await open(staff)
    expect((await soonByRole('link', /^Contrats contestés.*à traiter$/)).textContent).toBe(
      'Contrats contestés1, 1 contestation à traiter',
    )
  })

  it('I18N-01 somebody who reads English is in English', async () => {
    await open({}, { locale: 'en' })
    expect(links('Main navigation').map(([name]) => name)).toEqual([
      'Planning',
      'To do',
      'Missions',
      'Hours',
      'Contracts',
      'Invoices',
      'Job descriptions',
      'Settings',
    ])
  })
})

describe('the frame', () => {
  it('NAV-01 is expanded at first, and stays as it was left', async () => {
    const { user } = await open()
    await user.click(byRole('button', 'Réduire la navigation'))
    expect(storage.read('navigationMode')).toBe('shrinked')
    await user.click(byRole('button', 'Déplier la navigation'))
    expect(storage.read('navigationMode')).toBe('expanded')
  })

  it('NAV-01 is shrinked where it was left so, with every name still said', async () => {
    storage.write('navigationMode', 'shrinked')
    await open()
    expect(hasRole('button', 'Déplier la navigation')).toBe(true)
    expect(links().map(([name]) => name)).toContain('Planning')
  })

  it('NAV-03 has profile, help, language and logout at its foot', async () => {
    const helpCentre = 'https://help.renfort.test'
    await open(
      {},
      { config: { links: { helpCentre, talentSignUp: null, externalJobPosting: null } } },
    )
    expect(byRole('link', 'Mon profil').getAttribute('href')).toBe('/me/profile')
    expect(byRole('link', 'Centre d’aide').getAttribute('href')).toBe(helpCentre)
    expect(hasRole('button', /changer de langue$/)).toBe(true)
    expect(hasRole('button', 'Se déconnecter')).toBe(true)
  })

  it('NAV-03 has no help where the installation has none', async () => {
    await open()
    expect(hasRole('link', 'Centre d’aide')).toBe(false)
  })

  it('opens the search', async () => {
    const { user, onSearch } = await open()
    await user.click(byRole('button', /^Rechercher/))
    expect(onSearch).toHaveBeenCalledTimes(1)
  })

  it('I18N-02 I18N-03 changes the language for the browser and the account', async () => {
    const sent = answer(updateMe, () => aMe({ locale: 'en' }))
    const { user } = await open()
    await user.click(byRole('button', /changer de langue$/))
    await soonByRole('link', 'Settings')
    expect(storage.read('locale')).toBe('en')
    await waitFor(() => expect(sent).toEqual([{ body: { locale: 'en' } }]))
  })
})

describe('logging out', () => {
  it.each([
    ['is answered', () => undefined],
    ['fails', () => refused('errors.unavailable')],
  ])('NAV-12 clears the session here, whether the call %s', async (_how, reply) => {
    const sent = answer(logout, reply)
    const { user, place } = await open()
    await user.click(byRole('button', 'Se déconnecter'))
    await waitFor(() => expect(place()).toBe('/signin'))
    expect([storage.read('signedIn'), storage.read('organisationId')]).toEqual([null, null])
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  it('NAV-12 leaves the user acted for alone, by the page between: this one may still ask as the user', async () => {
    const { user, place } = await open(acting)
    await user.click(byRole('button', 'Se déconnecter'))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toEqual({ kind: 'administration' })
    expect(storage.read('logasId')).not.toBeNull()
  })
})

describe('acting for a user', () => {
  it('is said on every page, with for whom and until when, and can be left', async () => {
    const { user, place } = await open(acting)
    const banner = byRole('region', 'Action au nom d’un utilisateur')
    expect(banner.textContent).toContain('Vous agissez au nom de Claire Morel')
    expect(banner.textContent).toContain('Brasserie Bellecour, jusqu’à 19:00')
    await user.click(byRole('button', 'Quitter et revenir à l’administration'))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toEqual({ kind: 'administration' })
  })

  it('is not said to users themselves', async () => {
    await open()
    expect(hasRole('region', 'Action au nom d’un utilisateur')).toBe(false)
  })
})

describe('the companies of a group', () => {
  const change = () => byRole('button', /Changer d’entreprise$/)
  const other = '00000000-0000-4000-8000-0000000000c1'

  beforeEach(() => {
    answer(searchChildren, ({ query }) =>
      [company('Brasserie Bellecour'), company('Atelier Nord', other)].filter(({ name }) =>
        name.toLowerCase().includes(query.q),
      ),
    )
  })

  it('NAV-02 can be changed by members of the group alone', async () => {
    await open()
    expect(hasRole('button', /Changer d’entreprise$/)).toBe(false)
  })

  it('NAV-02 are found by typing, and one is entered', async () => {
    const { user, place } = await open({ group: bellerive })
    await user.click(change())
    await soonByRole('option', /^Atelier Nord/)
    await user.type(byRole('combobox', 'Rechercher une entreprise'), 'nord')
    await waitFor(() => expect(hasRole('option', /^Brasserie/)).toBe(false))
    await user.click(byRole('option', /^Atelier Nord/))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toEqual({
      kind: 'company',
      company: { id: other, name: 'Atelier Nord' },
    })
  })

  it('NAV-02 stay as they are where the one that is open is chosen', async () => {
    const { user, place } = await open({ group: bellerive })
    await user.click(change())
    await user.click(await soonByRole('option', /^Brasserie Bellecour/))
    await waitFor(() => expect(hasRole('option', /^Brasserie Bellecour/)).toBe(false))
    expect(place()).toBe('/planning')
  })

  it('ERR-49 say in the menu that the search failed', async () => {
    answer(searchChildren, () => refused('errors.organisation.required'))
    const { user } = await open({ group: bellerive })
    await user.click(change())
    expect(await soonByRole('button', 'Réessayer')).toBeDefined()
  })

  it('NAV-11 are left for the space of the group', async () => {
    const { user, place } = await open({ group: bellerive })
    await user.click(byRole('button', 'Accueil'))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toEqual({
      kind: 'company',
      company: { id: null, name: 'Groupe Bellerive' },
    })
  })
})
