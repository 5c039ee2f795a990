import { createCompany, listOrganisations } from '@renfort/contract/administration.ts'
import { useSearch } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose, writeIn } from '../../../testing/write-in.ts'
import { anOrganisation, bellerive } from '../../../testing/an-organisation.ts'
import { type OrganisationSearch, organisationSearch } from './organisation-search.ts'
import { OrganisationsPage } from './organisations-page.tsx'

const bellecour = anOrganisation({ group: bellerive })
const group = anOrganisation({ ...bellerive, isParent: true, members: 2 })
const blocked = anOrganisation({
  id: '00000000-0000-4000-8000-0000000000c5',
  name: 'Atelier Nord',
  blocked: true,
})

beforeEach(() => {
  answer(listOrganisations, () => ({ organisations: [blocked, bellecour, group], total: 45 }))
})

const open = (search: OrganisationSearch = {}) =>
  show(<OrganisationsPage search={search} />, { as: staff, at: '/side-admin/organisations' })

/** As its route draws it. */
function OrganisationsOfAddress() {
  return <OrganisationsPage search={organisationSearch(useSearch({ strict: false }))} />
}

const search = () => byRole('textbox', 'Rechercher une organisation')

describe('the list of organisations', () => {
  it('N-29 shows the kind, the group, the members and the block of each', async () => {
    await open()
    const table = within(await soonByRole('table', 'Organisations'))
    const rows = table.getAllByRole('row').slice(1)
    const said = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('div')?.textContent),
    )
    expect(said).toEqual([
      ['Atelier Nord', 'Entreprise', 'Aucun', '3', 'Bloquée'],
      ['Brasserie Bellecour', 'Entreprise', 'Groupe Bellerive', '3', 'Active'],
      ['Groupe Bellerive', 'Groupe', 'Aucun', '2', 'Active'],
    ])
    const link = table.getByRole('link', { name: 'Atelier Nord' })
    expect(link.getAttribute('href')).toBe(`/side-admin/organisations/${blocked.id}`)
  })

  it('asks for the page, the kind and the words of the address', async () => {
    const sent = answer(listOrganisations, () => ({ organisations: [group], total: 45 }))
    await open({ q: 'bell', kind: 'group', page: 2 })
    await soonByRole('table', 'Organisations')
    expect(sent).toEqual([{ query: { q: 'bell', isParent: true, offset: 20, limit: 20 } }])
    expect(screen.getByText('45 organisations')).toBeDefined()
    expect(byRole('link', 'Page 3').getAttribute('href')).toBe(
      '/side-admin/organisations?q=bell&kind=group&page=3',
    )
  })

  it('keeps what is searched in the address, from the first page on', async () => {
    const { user, place } = await open({ page: 3 })
    await user.type(search(), ' bell ')
    await waitFor(() => expect(place()).toBe('/side-admin/organisations?q=bell'))
    await choose(user, 'Type', 'Groupes')
    await waitFor(() => expect(place()).toContain('kind=group'))
  })

  it('says that nothing matches, and clears the filters', async () => {
    answer(listOrganisations, () => ({ organisations: [], total: 0 }))
    const { user, place } = await show(<OrganisationsOfAddress />, {
      as: staff,
      at: '/side-admin/organisations?q=zzz',
    })
    await soonByRole('heading', 'Aucune organisation ne correspond')
    await user.click(byRole('button', 'Effacer les filtres'))
    await waitFor(() => expect(place()).toBe('/side-admin/organisations'))
    await waitFor(() => expect(search()).toHaveProperty('value', ''))
  })

  it('says that it failed, and tries again', async () => {
    answer(listOrganisations, () => refused('errors.organisation.required'))
    const { user } = await open()
    await soonByRole('heading', 'Les organisations n’ont pas pu se charger')
    answer(listOrganisations, () => ({ organisations: [group], total: 1 }))
    await user.click(byRole('button', 'Réessayer'))
    expect(await soonByRole('link', 'Groupe Bellerive')).toBeDefined()
  })
})

describe('a new organisation', () => {
  async function openDialog() {
    const view = await open()
    await view.user.click(byRole('button', 'Nouvelle organisation'))
    await soonByRole('dialog', 'Nouvelle organisation')
    return view
  }
  const field = (name: string) => byRole('textbox', name)

  it('N-29 is a company with its first administrator, and leads to it', async () => {
    const sent = answer(createCompany, ({ body }) => anOrganisation({ name: body.name }))
    const { user, place } = await openDialog()
    await writeIn(user, field('Nom'), ' Brasserie Bellecour ')
    await writeIn(user, field('Prénom'), 'Claire')
    await writeIn(user, field('Nom de famille'), 'Morel')
    await writeIn(user, field('E-mail'), 'claire@brasserie.test')
    await press(user, 'Créer')
    await waitFor(() => expect(place()).toBe(`/side-admin/organisations/${bellecour.id}`))
    expect(sent).toEqual([
      {
        body: {
          name: 'Brasserie Bellecour',
          isParent: false,
          parentId: null,
          industry: null,
          administrator: {
            email: 'claire@brasserie.test',
            firstName: 'Claire',
            lastName: 'Morel',
          },
        },
      },
    ])
    expect(toasts()[0]).toMatch(/Invitation envoyée à claire@brasserie.test/)
  })

  it('N-29 is a group without industry or group of its own', async () => {
    const sent = answer(createCompany, () => group)
    const { user } = await openDialog()
    await user.click(byRole('radio', /^Groupe/))
    expect(hasRole('combobox', /^Secteur/)).toBe(false)
    expect(hasRole('combobox', /^Groupe/)).toBe(false)
    await writeIn(user, field('Nom'), 'Groupe Bellerive')
    await writeIn(user, field('Prénom'), 'Hugo')
    await writeIn(user, field('Nom de famille'), 'Blanc')
    await writeIn(user, field('E-mail'), 'hugo@bellerive.test')
    await press(user, 'Créer')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ name: 'Groupe Bellerive', isParent: true })
  })

  it('N-29 needs no administrator in a group', async () => {
    const sent = answer(createCompany, () => bellecour)
    const { user } = await openDialog()
    await writeIn(user, field('Nom'), 'Bellerive Lyon')
    expect(isClosed(byRole('button', 'Créer'))).toBe(true)
    answer(listOrganisations, () => ({ organisations: [group], total: 1 }))
    await user.type(byRole('combobox', /^Groupe/), 'Bell')
    await user.click(await soonByRole('option', 'Groupe Bellerive'))
    await press(user, 'Créer')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ parentId: bellerive.id, administrator: null })
    expect(toasts()[0]).toMatch(/est créée\.$/)
  })

  it.each([
    ['E-mail', 'claire', /e-mail/i],
    ['Prénom', ' ', /obligatoire/],
  ])('refuses « %s » when it is « %s »', async (name, typed, sentence) => {
    const { user } = await openDialog()
    await writeIn(user, field(name), 'x')
    await writeIn(user, field(name), typed)
    await user.tab()
    await waitFor(() => expect(saidOf(field(name)).join(' ')).toMatch(sentence))
    expect(isClosed(byRole('button', 'Créer'))).toBe(true)
  })

  it('stays open with what was typed when the e-mail is taken', async () => {
    answer(createCompany, () => refused('errors.user.email_used'))
    const { user } = await openDialog()
    await writeIn(user, field('Nom'), 'Brasserie')
    await writeIn(user, field('Prénom'), 'Claire')
    await writeIn(user, field('Nom de famille'), 'Morel')
    await writeIn(user, field('E-mail'), 'claire@brasserie.test')
    await press(user, 'Créer')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(field('Nom')).toHaveProperty('value', 'Brasserie')
  })
})
