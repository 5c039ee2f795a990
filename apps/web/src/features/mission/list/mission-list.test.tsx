import { countMissions, listMissions, type MissionRow } from '@renfort/contract/mission.ts'
import { listMembers, type Member } from '@renfort/contract/organisation.ts'
import { listPrices } from '@renfort/contract/quotation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { companyId } from '../../../testing/a-me.ts'
import { aMissionRow, rowId } from '../../../testing/a-mission-row.ts'
import { answer } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { HomeList, StatusList } from './mission-lists.tsx'
import { type MissionFilters, type StatusPage, statusPages } from './mission-filters.ts'
import { MissionListFrame } from './mission-list-frame.tsx'

const listed = (tasks: MissionRow[], total = tasks.length) => ({
  tasks,
  total,
  limit: null,
  offset: 0,
})
const manager = { id: rowId(90), firstName: 'Julien', lastName: 'Petit' }

interface Reader {
  as?: Partial<Me>
  filters?: MissionFilters
}

async function openHome(tasks: MissionRow[], { as, filters = {} }: Reader = {}) {
  const asked = answer(listMissions, () => listed(tasks))
  answer(listPrices, () => [])
  const view = await show(<HomeList filters={filters} />, as && { as })
  await waitFor(() => expect(screen.queryAllByRole('heading').length).toBeGreaterThan(0))
  return { ...view, asked }
}
const namesIn = (label: string) =>
  within(byRole('table', label))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

describe('the home list', () => {
  it('TASK-02 TASK-03 has what goes on, then what comes, the soonest first, asked for whole', async () => {
    const { asked } = await openHome([
      aMissionRow({ id: rowId(1), name: 'Mars', startDate: '2027-03-01T08:00:00.000Z' }),
      aMissionRow({ id: rowId(2), name: 'Janvier', startDate: '2027-01-04T08:00:00.000Z' }),
      aMissionRow({ id: rowId(3), name: 'Salle', progressStep: 'ongoing' }),
    ])
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'En cours1 mission',
      'À venir2 missions',
    ])
    expect(namesIn('À venir')).toEqual([
      expect.stringContaining('Serveur – Janvier'),
      expect.stringContaining('Serveur – Mars'),
    ])
    expect(asked).toEqual([{ query: { status: ['upcoming', 'ongoing'], q: '', offset: 0 } }])
  })

  it('says which of its two parts is empty', async () => {
    await openHome([aMissionRow()])
    expect(screen.getByText('Aucune mission en cours aujourd’hui.')).toBeDefined()
    expect(screen.queryByText('Aucune mission à venir.')).toBeNull()
  })

  it('draws fifty missions, then the others where they are asked for', async () => {
    const many = Array.from({ length: 53 }, (_, index) => aMissionRow({ id: rowId(index) }))
    const { user } = await openHome(many)
    expect(namesIn('À venir')).toHaveLength(50)
    await press(user, 'Afficher 3 missions de plus')
    expect(namesIn('À venir')).toHaveLength(53)
    expect(hasRole('button', /de plus$/)).toBe(false)
  })

  it.each([
    ['admin', 'Décrire un premier poste'],
    ['collaborator', null],
  ] as const)('TASK-30 greets a %s of a company without a mission', async (role, action) => {
    await openHome([], { as: { role } })
    expect(await soonByRole('heading', 'Bienvenue, Claire')).toBeDefined()
    expect(screen.queryByRole('link')?.textContent ?? null).toBe(action)
  })

  it('TASK-29 TASK-30 greets nobody who has other missions', async () => {
    answer(listMissions, ({ query }) => listed([], query.limit === 1 ? 4 : 0))
    await show(<HomeList filters={{}} />)
    expect(await soonByRole('heading', 'Aucune mission en cours ni à venir')).toBeDefined()
  })

  it('TASK-09 says that it is the filter which hides the missions', async () => {
    answer(listMissions, ({ query }) => listed([], query.limit === 1 ? 4 : 0))
    const { user, place } = await show(<HomeList filters={{ managerId: manager.id }} />)
    await soonByRole('heading', 'Aucune mission pour ce responsable')
    await user.click(byRole('link', 'Afficher tous les responsables'))
    expect(place()).toBe('/tasks/all')
  })

  it('says that it is the search which finds nothing, and clears it alone', async () => {
    answer(listMissions, ({ query }) => listed([], query.limit === 1 ? 4 : 0))
    const filters = { managerId: manager.id, q: 'brunch' }
    const { user, place } = await show(<HomeList filters={filters} />)
    await soonByRole('heading', /Rien dans cette liste pour «.brunch.»/)
    await user.click(byRole('link', 'Effacer la recherche'))
    expect(place()).toBe(`/tasks/all?managerId=${manager.id}`)
  })

  it('TASK-30 greets nobody for a search without result', async () => {
    answer(listMissions, () => listed([]))
    await show(<HomeList filters={{ q: 'brunch' }} />)
    await soonByRole('heading', /Rien dans cette liste/)
    expect(hasRole('heading', /Bienvenue/)).toBe(false)
  })
})

describe('the list of a status', () => {
  async function open(status: StatusPage, rows: MissionRow[], total?: number, page = 1) {
    const asked = answer(listMissions, () => listed(rows, total))
    answer(listPrices, () => [])
    const view = await show(<StatusList status={status} page={page} filters={{}} />)
    return { ...view, asked }
  }

  it.each([
    ['draft', 'draft'],
    ['ongoing', 'ongoing'],
    ['completed', 'done'],
  ] as const)('TASK-04 TASK-06 %s asks for ten of %s', async (status, sent) => {
    const { asked } = await open(status, [aMissionRow()], 23, 2)
    await soonByRole('table', /./)
    expect(asked[0]).toEqual({ query: { status: [sent], q: '', limit: 10, offset: 10 } })
    expect(screen.getByText('23 missions')).toBeDefined()
  })

  it('TASK-04 leads to the other pages', async () => {
    const { user, place } = await open('draft', [aMissionRow()], 23)
    await soonByRole('table', 'Brouillons')
    expect(hasRole('link', /^Page 4/)).toBe(false)
    await user.click(byRole('link', /3$/))
    expect(place()).toBe('/tasks/draft?page=3')
  })

  it('goes to the last page there is once the last row of a page is gone', async () => {
    const { place } = await open('draft', [], 20, 3)
    await waitFor(() => expect(place()).toBe('/tasks/draft?page=2'))
  })

  const titles: Readonly<Record<StatusPage, string>> = {
    draft: 'Aucun brouillon',
    new: 'Aucune nouvelle mission',
    ongoing: 'Aucune mission en cours',
    upcoming: 'Aucune mission à venir',
    completed: 'Aucune mission terminée',
    closed: 'Aucune mission clôturée',
  }
  it.each(statusPages)('TASK-29 %s has an empty state of its own', async (status) => {
    await open(status, [])
    expect(await soonByRole('heading', titles[status])).toBeDefined()
    const begins = status !== 'completed' && status !== 'closed'
    expect(hasRole('button', 'Nouvelle mission')).toBe(begins)
  })
})

describe('the frame of the lists', () => {
  function aMember(number: number, firstName: string, role: Member['role']): Member {
    return {
      id: rowId(number),
      firstName,
      lastName: 'Petit',
      email: `${firstName}@brasserie.test`,
      role,
      validated: true,
      sourceOrganisationId: companyId,
    }
  }
  const team = [
    aMember(90, 'Julien', 'missionManager'),
    aMember(91, 'Nadia', 'admin'),
    aMember(92, 'Paul', 'collaborator'),
  ]
  const counts = { draft: 3, new: 1, ongoing: 2, upcoming: 9, done: 41, closed: 5 }
  async function open({ as, filters = {} }: Reader = {}, members = team) {
    const asked = answer(listMembers, () => members)
    const counted = answer(countMissions, () => counts)
    const view = await show(
      <MissionListFrame status="draft" filters={filters}>
        liste
      </MissionListFrame>,
      as && { as },
    )
    return { ...view, asked, counted }
  }
  const tabs = () =>
    within(byRole('navigation', 'Listes de missions'))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])

  it('TASK-08 has three tabs with their totals, which keep the filters', async () => {
    const filters = { managerId: rowId(90), q: 'gala' }
    const { counted } = await open({ filters })
    const kept = `?managerId=${rowId(90)}&q=gala`
    await waitFor(() =>
      expect(tabs()).toEqual([
        ['Toutes11', `/tasks/all${kept}`],
        ['Brouillons3', `/tasks/draft${kept}`],
        ['Terminées41', `/tasks/completed${kept}`],
      ]),
    )
    expect(counted).toEqual([{ query: filters }])
  })

  it('searches as one types, and has the search in the address', async () => {
    const { user, place } = await open({ filters: { managerId: rowId(90) } })
    await user.type(byRole('textbox', 'Rechercher un poste, un nom, un lieu'), ' brunch ')
    await waitFor(() => expect(place()).toBe(`/tasks/draft?managerId=${rowId(90)}&q=brunch`))
  })

  it('shows what the address searches, and goes back to everything', async () => {
    const { user, place } = await open({ filters: { q: 'brunch' } })
    const box = byRole('textbox', 'Rechercher un poste, un nom, un lieu')
    expect(box).toHaveProperty('value', 'brunch')
    await user.clear(box)
    await waitFor(() => expect(place()).toBe('/tasks/draft'))
  })

  it('TASK-07 TASK-09 shows a collaborator neither drafts, nor managers, nor a way to create', async () => {
    await open({ as: { role: 'collaborator' } })
    await waitFor(() => expect(tabs().map(([label]) => label)).toEqual(['Toutes11', 'Terminées41']))
    expect(hasRole('combobox', /Responsable/)).toBe(false)
    expect(hasRole('button', 'Nouvelle mission')).toBe(false)
  })

  it('TASK-05 offers the statuses without a tab', async () => {
    const { user, place } = await open()
    await user.click(byRole('combobox', /Autres statuts/))
    await soonByRole('option', 'Nouvelles')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Nouvelles',
      'En cours',
      'À venir',
      'Clôturées',
    ])
    await user.click(byRole('option', 'À venir'))
    await waitFor(() => expect(place()).toBe('/tasks/upcoming'))
  })

  it('TASK-09 filters by those who can manage a mission', async () => {
    const { user, place } = await open()
    await soonByRole('combobox', /Responsable/)
    await user.click(byRole('combobox', /Responsable/))
    await soonByRole('option', 'Julien Petit')
    expect(hasRole('option', 'Paul Petit')).toBe(false)
    await user.click(byRole('option', 'Nadia Petit'))
    await waitFor(() => expect(place()).toBe(`/tasks/draft?managerId=${rowId(91)}`))
  })

  it('TASK-09 goes back to every manager', async () => {
    const { user, place } = await open({ filters: { managerId: rowId(90) } })
    await soonByRole('combobox', /Responsable/)
    await choose(user, /Responsable/, 'Tous les responsables')
    await waitFor(() => expect(place()).toBe('/tasks/draft'))
  })

  it.each([
    ['an admin alone in the company', 'admin', team.slice(0, 1), 1],
    ['a user', 'user', team, 0],
  ] as const)('TASK-09 has no filter for %s', async (_who, role, members, calls) => {
    const { asked } = await open({ as: { role } }, [...members])
    await waitFor(() => expect(asked).toHaveLength(calls))
    expect(hasRole('combobox', /Responsable/)).toBe(false)
  })
})
