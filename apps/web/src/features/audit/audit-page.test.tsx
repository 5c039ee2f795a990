import {
  type AuditEntry,
  listAuditTrail,
  searchAuditSubjects,
  verifyAuditTrail,
} from '@renfort/contract/audit.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId, staff } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { choose, writeIn } from '../../testing/write-in.ts'
import { AuditPage } from './audit-page.tsx'
import type { AuditFilters } from './queries.ts'

const claire = {
  id: '00000000-0000-4000-8000-0000000000a1',
  name: 'Claire Morel',
  email: 'claire@brasserie.test',
  isInsider: false,
}
const sam = {
  id: '00000000-0000-4000-8000-0000000000a9',
  name: 'Sam Noir',
  email: 'sam@renfort.test',
  isInsider: true,
}
const bellecour = { id: companyId, name: 'Brasserie Bellecour' }

function anEntry(changes: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 41,
    at: '2026-11-23T08:30:00.000Z',
    actor: claire,
    key: null,
    onBehalfOf: null,
    organisation: bellecour,
    action: 'department.update',
    subject: 'Salle',
    changes: [{ field: 'name', before: 'Bar', after: 'Salle' }],
    others: [],
    ...changes,
  }
}
const byStaff = anEntry({ id: 40, actor: sam, onBehalfOf: claire, changes: [] })
const yesterday = anEntry({ id: 39, at: '2026-11-22T22:30:00.000Z', changes: [] })

type Page = Partial<{ next: string; organisation: typeof bellecour; user: typeof claire }>
const trail = (entries: AuditEntry[], { next, organisation, user }: Page = {}) => ({
  entries,
  next: next ?? null,
  organisation: organisation ?? null,
  user: user ?? null,
})

beforeEach(() => void answer(listAuditTrail, () => trail([anEntry(), byStaff, yesterday])))

const open = (filters: AuditFilters = {}, at = '/side-admin/audit') =>
  show(<AuditPage filters={filters} />, {
    as: staff,
    at,
  })
const rows = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)

describe('the trail', () => {
  it('shows each change with its author, the user acted for and the company, in Paris time', async () => {
    await open()
    await soonByRole('heading', /^lundi 23 novembre/i)
    const [first = '', second = ''] = (await rows()).filter((text) => text.startsWith('09:30'))
    expect(first).toMatch(/Service «\s?Salle\s?» modifié.*Par Claire MorelBrasserie Bellecour/)
    expect(second).toContain('Par Sam Noir, au nom de Claire Morel')
    expect(hasRole('heading', /^dimanche 22 novembre/i)).toBe(true)
  })

  it('says before and after', async () => {
    await open()
    expect(await screen.findByText(/ : Bar → Salle$/)).toBeDefined()
  })

  it('goes on with older changes where one asks for them', async () => {
    const next = '2026-11-22T22:30:00.000Z_39'
    const sent = answer(listAuditTrail, ({ query }) =>
      query.after === undefined ? trail([anEntry()], { next }) : trail([yesterday]),
    )
    const { user } = await open()
    await user.click(await soonByRole('button', 'Afficher la suite'))
    await soonByRole('heading', /^dimanche 22 novembre/i)
    expect(sent.map(({ query }) => query.after)).toEqual([undefined, next])
    expect(hasRole('button', 'Afficher la suite')).toBe(false)
  })

  it('says that it could not be loaded, and tries again', async () => {
    answer(listAuditTrail, () => refused('errors.organisation.required'))
    const { user } = await open()
    await soonByRole('heading', 'Le journal n’a pas pu se charger')
    answer(listAuditTrail, () => trail([anEntry()]))
    await user.click(byRole('button', 'Réessayer'))
    expect((await rows()).length).toBeGreaterThan(0)
  })

  it('is empty without a filter, and finds nothing with one: the filters can be cleared', async () => {
    answer(listAuditTrail, () => trail([], { organisation: bellecour }))
    const { user, place } = await open(
      { organisationId: companyId },
      `/?organisationId=${companyId}`,
    )
    await soonByRole('heading', 'Aucun changement ne correspond')
    // One button among the filters, one in place of the list.
    const [, clear] = screen.getAllByRole('button', { name: 'Effacer les filtres' })
    await user.click(clear as HTMLElement)
    await waitFor(() => expect(place()).toBe('/side-admin/audit'))
  })
})

describe('the filters', () => {
  it('are sent as the address has them', async () => {
    const filters = { organisationId: companyId, userId: claire.id, kind: 'mission' as const }
    const sent = answer(listAuditTrail, () => trail([]))
    await open(filters)
    await waitFor(() => expect(sent[0]?.query).toMatchObject(filters))
  })

  it.each([
    ['the subject', 'Missions', '/side-admin/audit?kind=mission'],
    ['every subject', 'Tous les sujets', '/side-admin/audit'],
  ])('put %s into the address', async (_what, option, address) => {
    const { user, place } = await open(option === 'Missions' ? {} : { kind: 'mission' })
    await choose(user, 'Sujet', option)
    await waitFor(() => expect(place()).toBe(address))
  })

  it.each([
    ['Entreprise', 'bell', 'Brasserie Bellecour', `organisationId=${companyId}`],
    ['Personne', 'clai', /^Claire Morel/, `userId=${claire.id}`],
  ])(
    'find by « %s » what is typed, and put it into the address',
    async (label, typed, found, address) => {
      const sent = answer(searchAuditSubjects, () => ({
        organisations: [bellecour],
        people: [claire],
      }))
      const { user, place } = await open({ day: '2026-11-20' as never })
      await user.type(byRole('combobox', label), typed)
      // Slow typing is asked for in parts.
      await waitFor(() => expect(sent.at(-1)).toEqual({ query: { q: typed } }))
      await user.click(await soonByRole('option', found))
      await waitFor(() => expect(place()).toContain(address))
      expect(place()).toContain('day=2026-11-20')
    },
  )

  it('take a day, and none that is to come', async () => {
    const { user, place } = await open()
    await writeIn(user, 'Jour', '20/11/2026')
    await waitFor(() => expect(place()).toBe('/side-admin/audit?day=2026-11-20'))
  })

  it('name the company and lead to those for whom staff may act', async () => {
    answer(listAuditTrail, () => trail([anEntry()], { organisation: bellecour }))
    await open({ organisationId: companyId })
    const link = await soonByRole('link', 'Agir au nom d’un utilisateur de Brasserie Bellecour')
    expect(link.getAttribute('href')).toBe('/side-admin?q=Brasserie+Bellecour')
    expect(byRole('combobox', 'Entreprise')).toHaveProperty('value', 'Brasserie Bellecour')
  })
})

describe('the seals', () => {
  const check = 'Vérifier l’intégrité'

  it.each([
    [{ checked: 12, pending: 0, broken: [] }, '12 lignes vérifiées, intactes.'],
    [
      { checked: 1, pending: 2, broken: [] },
      '1 ligne vérifiée, intacte.2 lignes récentes attendent leur sceau.',
    ],
    [
      {
        checked: 9,
        pending: 0,
        broken: [
          { id: 7, at: null },
          { id: 8, at: null },
        ],
      },
      /^2 lignes altérées\s: n° 7, 8\.$/,
    ],
  ])('%j are told as « %s »', async (reply, said) => {
    const sent = answer(verifyAuditTrail, () => reply)
    const { user } = await open({ organisationId: companyId })
    expect(sent).toEqual([])
    await user.click(byRole('button', check))
    await waitFor(() => expect(byRole('status', '').textContent).toMatch(said))
    expect(sent).toEqual([{ query: { organisationId: companyId } }])
  })

  it('that cannot be checked say so in a toast', async () => {
    answer(verifyAuditTrail, () => refused('errors.organisation.required'))
    const { user } = await open()
    await user.click(byRole('button', check))
    await waitFor(() => expect(toasts()).toHaveLength(1))
  })
})
