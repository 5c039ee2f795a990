import { autocompleteAddress, type Place, readPlace } from '@renfort/contract/address.ts'
import { listJobTitles } from '@renfort/contract/catalogue.ts'
import { addSider, listSiders } from '@renfort/contract/sider.ts'
import { listSiderErasures } from '@renfort/contract/sider-self.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { useSearch } from '@tanstack/react-router'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { staff } from '../../../testing/a-me.ts'
import { aListedSider, aSider } from '../../../testing/a-sider.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import { byRole, isClosed, press, saidOf, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose, writeIn } from '../../../testing/write-in.ts'
import { type SiderSearch, siderSearch } from './sider-search.ts'
import { SidersPage } from './siders-page.tsx'

const family = { id: 'catering', name: 'Restauration' }
const titles = [
  { id: 'waiter', name: 'Serveur', family },
  { id: 'cook', name: 'Cuisinier', family },
]
const nora = aListedSider({
  missionsCount: 4,
  // 8 in the morning in Paris.
  nextShiftAt: '2026-12-07T07:00:00.000Z',
  nextShiftTimeZone: 'Europe/Paris',
  jobTypes: [...titles, { id: 'barista', name: 'Barista' }].map(({ id, name }) => ({ id, name })),
})
const gone = aListedSider({
  id: '00000000-0000-4000-8000-0000000008a2',
  firstName: 'Ali',
  lastName: 'Zahn',
  email: null,
  city: null,
  jobTypes: [],
  deactivated: true,
})
const villeurbanne: Place = {
  address: 'Villeurbanne',
  streetNumber: null,
  streetName: null,
  postalCode: '69100',
  city: 'Villeurbanne',
  region: null,
  department: null,
  country: 'FR',
  lat: 45.766,
  lng: 4.879,
}
const page = (siders: readonly ReturnType<typeof aListedSider>[], total = siders.length) => ({
  siders: [...siders],
  total,
  limit: 30,
  offset: 0,
})

beforeEach(() => {
  answer(listSiders, () => page([nora, gone], 65))
  answer(listJobTitles, () => titles)
  answer(listSiderErasures, () => [])
})

const open = (search: SiderSearch = {}) =>
  show(<SidersPage search={search} />, { as: staff, at: '/side-admin/siders' })

/** The page with the search of its address, as its route renders it. */
function SidersOfAddress() {
  return <SidersPage search={siderSearch(useSearch({ strict: false }))} />
}

const search = () => byRole('textbox', 'Nom, e-mail ou téléphone')

describe('the directory of Siders', () => {
  it('shows the contact, the jobs, the next shift and the missions of each', async () => {
    await open()
    const table = within(await soonByRole('table', 'Siders'))
    const rows = table.getAllByRole('row').slice(1)
    const said = rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.querySelector('div')?.textContent?.replaceAll('\u00a0', ' ')),
    )
    expect(said).toEqual([
      [
        'NPNora PetitLyon',
        '06 12 34 56 78nora@example.test',
        'Serveur, Cuisinier et 1 autre',
        'lun. 7 déc. 08:00',
        '4',
      ],
      ['AZAli ZahnDésactivé', '06 12 34 56 78', '', 'Aucun', '0'],
    ])
    const link = table.getByRole('link', { name: 'Nora Petit' })
    expect(link.getAttribute('href')).toBe(`/side-admin/siders/${nora.id}`)
  })

  it('asks for what the address says, and leads to the other pages', async () => {
    const sent = answer(listSiders, () => page([nora], 65))
    await open({ q: 'nora', status: 'all', job: 'cook', page: 2 })
    await soonByRole('table', 'Siders')
    expect(sent).toEqual([
      { query: { q: 'nora', status: 'all', jobTypeId: 'cook', offset: 30, limit: 30 } },
    ])
    expect(screen.getByText('65 Siders')).toBeDefined()
    await waitFor(() => expect(byRole('combobox', 'Métier')).toHaveProperty('value', 'Cuisinier'))
    expect(byRole('link', 'Page 3').getAttribute('href')).toBe(
      '/side-admin/siders?q=nora&status=all&job=cook&page=3',
    )
  })

  it('keeps what is searched in the address, from the first page on', async () => {
    const { user, place } = await open({ page: 3 })
    await user.type(search(), ' nora ')
    await waitFor(() => expect(place()).toBe('/side-admin/siders?q=nora'))
    await choose(user, 'Profils', 'Désactivés')
    await waitFor(() => expect(place()).toContain('status=deactivated'))
    await choose(user, 'Métier', 'Cuisinier')
    await waitFor(() => expect(place()).toContain('job=cook'))
  })

  it('says that nobody matches, looks among the deactivated, and clears the filters', async () => {
    answer(listSiders, () => page([]))
    const { user, place } = await show(<SidersOfAddress />, {
      as: staff,
      at: '/side-admin/siders?q=zzz',
    })
    await soonByRole('heading', 'Aucun Sider ne correspond')
    expect(byRole('link', 'Chercher aussi parmi les profils désactivés').getAttribute('href')).toBe(
      '/side-admin/siders?q=zzz&status=all',
    )
    await user.click(byRole('button', 'Effacer les filtres'))
    await waitFor(() => expect(place()).toBe('/side-admin/siders'))
    await waitFor(() => expect(search()).toHaveProperty('value', ''))
  })

  it('says that it failed, and tries again', async () => {
    answer(listSiders, () => refusedFields(issue(['q'], 'errors.field.too_long')))
    const { user } = await open()
    await soonByRole('heading', 'Les Siders n’ont pas pu se charger')
    answer(listSiders, () => page([nora]))
    await user.click(byRole('button', 'Réessayer'))
    expect(await soonByRole('link', 'Nora Petit')).toBeDefined()
  })
})

describe('a new Sider', () => {
  async function openDialog() {
    const view = await open()
    await view.user.click(byRole('button', 'Nouveau Sider'))
    await soonByRole('dialog', 'Nouveau Sider')
    return view
  }
  const field = (name: string | RegExp) => byRole('textbox', name)
  async function writeNora(user: Awaited<ReturnType<typeof open>>['user']) {
    await writeIn(user, field('Prénom'), 'Nora')
    await writeIn(user, field('Nom de famille'), ' Petit ')
    await writeIn(user, field('Téléphone mobile'), '06 12 34 56 78')
  }

  it('is created with what is known, and leads to their profile', async () => {
    answer(autocompleteAddress, () => [{ placeId: 'p1', label: 'Villeurbanne, Rhône' }])
    answer(readPlace, () => villeurbanne)
    const sent = answer(addSider, () => aSider())
    const { user, place } = await openDialog()
    await writeNora(user)
    await writeIn(user, field(/^E-mail/), 'nora@example.test')
    await user.type(byRole('combobox', /^Commune/), 'Villeur')
    await user.click(await soonByRole('option', 'Villeurbanne, Rhône'))
    await waitFor(() =>
      expect(byRole('combobox', /^Commune/)).toHaveProperty('value', 'Villeurbanne'),
    )
    await choose(user, 'Ajouter un métier', 'Cuisinier')
    await press(user, 'Créer le profil')
    await waitFor(() => expect(place()).toBe(`/side-admin/siders/${nora.id}`))
    expect(sent).toEqual([
      {
        body: {
          firstName: 'Nora',
          lastName: 'Petit',
          phoneNumber: '+33612345678',
          email: 'nora@example.test',
          home: { lat: 45.766, lng: 4.879, city: 'Villeurbanne' },
          jobTypeIds: ['cook'],
        },
      },
    ])
    expect(toasts()[0]).toMatch(/Nora Petit rejoint la plateforme/)
  })

  it('needs a name and a phone alone', async () => {
    const sent = answer(addSider, () => aSider())
    const { user } = await openDialog()
    await writeNora(user)
    await press(user, 'Créer le profil')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ email: null, home: null, jobTypeIds: [] })
  })

  it('WORK-06 may have one name, which a box says: the second field is emptied and closed', async () => {
    const sent = answer(addSider, () => aSider({ firstName: 'Suharto', lastName: '' }))
    const { user } = await openDialog()
    await writeNora(user)
    await writeIn(user, field('Prénom'), 'Suharto')
    await writeIn(user, field('Nom de famille'), '-')
    await waitFor(() =>
      expect(saidOf(field('Nom de famille')).join(' ')).toMatch(/cochez la case au-dessous/),
    )
    await user.click(byRole('checkbox', 'Cette personne n’a qu’un nom'))
    expect(field('Nom de famille')).toHaveProperty('value', '')
    expect(field('Nom de famille')).toHaveProperty('readOnly', true)
    await press(user, 'Créer le profil')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.body).toMatchObject({ firstName: 'Suharto', lastName: '', hasOneName: true })
    expect(toasts()[0]).toMatch(/Suharto rejoint la plateforme/)
  })

  it('WORK-06 keeps the one name that was written as a last name', async () => {
    const { user } = await openDialog()
    await writeIn(user, field('Nom de famille'), 'Suharto')
    await user.click(byRole('checkbox', 'Cette personne n’a qu’un nom'))
    expect(field('Prénom')).toHaveProperty('value', 'Suharto')
    expect(field('Nom de famille')).toHaveProperty('value', '')
    await user.click(byRole('checkbox', 'Cette personne n’a qu’un nom'))
    expect(field('Nom de famille')).toHaveProperty('readOnly', false)
  })

  it.each([
    ['Téléphone mobile', '06 12', /téléphone n’est pas valable/],
    ['E-mail (facultatif)', 'nora@', /e-mail n’est pas valable/],
    ['Prénom', ' ', /obligatoire/],
  ])('refuses « %s » when it is « %s »', async (name, typed, sentence) => {
    const { user } = await openDialog()
    await writeIn(user, field(name), 'x')
    await writeIn(user, field(name), typed)
    await waitFor(() => expect(saidOf(field(name)).join(' ')).toMatch(sentence))
    expect(isClosed(byRole('button', 'Créer le profil'))).toBe(true)
  })

  it('leads to who has the phone already, even deactivated, and loses nothing', async () => {
    answer(addSider, () => refused('errors.sider.already_exists'))
    const { user } = await openDialog()
    await writeNora(user)
    const asked = answer(listSiders, () => page([gone]))
    await press(user, 'Créer le profil')
    const dialog = within(byRole('dialog', 'Nouveau Sider'))
    const link = await dialog.findByRole('link', { name: 'Ali Zahn' })
    expect(link.getAttribute('href')).toBe(`/side-admin/siders/${gone.id}`)
    expect(asked[0]?.query).toMatchObject({ q: '+33612345678', status: 'all' })
    expect(field('Prénom')).toHaveProperty('value', 'Nora')
    expect(toasts()).toEqual([])
    await writeIn(user, field('Téléphone mobile'), '06 12 34 56 79')
    expect(dialog.queryByRole('link')).toBeNull()
  })

  it('says so when who has the e-mail cannot be found', async () => {
    answer(addSider, () => refused('errors.sider.already_exists'))
    const { user } = await openDialog()
    await writeNora(user)
    await writeIn(user, field(/^E-mail/), 'Nora@Société.test')
    answer(listSiders, () => page([]))
    await press(user, 'Créer le profil')
    const notice = await screen.findByText('Un autre profil a déjà ce numéro ou cet e-mail.')
    expect(byRole('dialog', 'Nouveau Sider').contains(notice)).toBe(true)
  })
})
