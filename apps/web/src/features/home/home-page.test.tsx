import { uploadFile } from '@renfort/contract/file.ts'
import { type CompanyOverview, readOverview, searchChildren } from '@renfort/contract/group.ts'
import { readMe } from '@renfort/contract/session.ts'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { wantedPlace } from '../../platform/company-switch.ts'
import { aMe, companyId } from '../../testing/a-me.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, saidOf, soonByRole, toasts } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { HomePage } from './home-page.tsx'

const group = { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe Bellerive' }
const bellecour = {
  id: companyId,
  name: 'Brasserie Bellecour',
  address: '69002 Lyon',
  pictureURL: null,
}
const atelier = { ...bellecour, id: '00000000-0000-4000-8000-0000000000c1', name: 'Atelier Nord' }
const inGroup = { organisation: null, group }

beforeEach(() => {
  answer(searchChildren, ({ query }) =>
    [bellecour, atelier].filter(({ name }) => name.toLowerCase().includes(query.q)),
  )
  answer(readMe, () => aMe(inGroup))
  answer(readOverview, () => [])
})

async function open(as = {}) {
  const view = await show(<HomePage />, { as: { ...inGroup, ...as }, at: '/home' })
  await soonByRole('radio', /^Brasserie Bellecour/)
  return view
}
const go = () => byRole('button', 'Continuer vers le planning')
const search = () => byRole('textbox', 'Rechercher une entreprise')
function give(button: string, type: string) {
  const input = byRole('button', button).parentElement?.querySelector('input[type=file]')
  fireEvent.change(input as HTMLElement, { target: { files: [new File(['x'], 'logo', { type })] } })
}

it('HOME-02 HOME-05 HOME-06 welcomes, and goes on once a company is chosen', async () => {
  const { user, place } = await open()
  expect(hasRole('heading', 'Bienvenue, Claire')).toBe(true)
  expect(saidOf(go())).toContain('Choisissez d’abord une entreprise.')
  await user.click(byRole('radio', /^Atelier Nord/))
  expect(isClosed(go())).toBe(false)
  await user.click(go())
  await waitFor(() => expect(place()).toBe('/switch'))
  expect(wantedPlace()).toMatchObject({ company: { id: atelier.id, name: 'Atelier Nord' } })
})

it('HOME-07 shows the figures of the week and the waiting items of each company', async () => {
  const figures = (id: string, changes: Partial<CompanyOverview>): CompanyOverview => ({
    id,
    missions: 0,
    openPlaces: 0,
    drafts: 0,
    applicants: 0,
    missing: 0,
    contracts: 0,
    lateContracts: 0,
    hours: 0,
    disputes: 0,
    refusedPayments: 0,
    spentThisMonth: 0,
    ...changes,
  })
  answer(readOverview, () => [
    figures(atelier.id, {
      missions: 3,
      openPlaces: 2,
      drafts: 1,
      applicants: 4,
      missing: 2,
      contracts: 3,
      lateContracts: 1,
      hours: 12,
      disputes: 1,
      refusedPayments: 2,
      spentThisMonth: 1234.5,
    }),
    figures(bellecour.id, {
      missions: 1,
      drafts: null,
      applicants: null,
      missing: null,
      contracts: null,
      lateContracts: null,
      refusedPayments: null,
      spentThisMonth: null,
    }),
  ])
  await open()
  const said = [
    'Atelier Nord69002 Lyon3 missions cette semaine 1\\s234,50\\s€ HT facturés ce mois-ci 2 Siders ne sont pas arrivés 3 contrats à signer, dont 1 en retard 2 paiements refusés 12 lignes d’heures à valider avant lundi 22 h 2 places à pourvoir 4 candidats à examiner 1 ligne contestée 1 brouillon à finir',
    'Brasserie Bellecour69002 Lyon1 mission cette semaine rien en attente',
  ]
  for (const name of said) {
    const [company = ''] = name.split('69002')
    await waitFor(() =>
      expect(
        byRole('radio', new RegExp(`^${company}`))
          .closest('label')
          ?.textContent.trim(),
      ).toMatch(new RegExp(`${name}$`)),
    )
  }
})

it('HOME-07 lets a company be chosen where its figures do not come', async () => {
  answer(readOverview, () => refused('errors.internal'))
  const { user } = await open()
  await user.click(byRole('radio', /^Atelier Nord/))
  expect(isClosed(go())).toBe(false)
})

it('HOME-03 searches as one types, and a choice that is out of sight is none', async () => {
  const { user } = await open()
  await user.click(byRole('radio', /^Atelier Nord/))
  await user.type(search(), 'bell')
  await waitFor(() => expect(hasRole('radio', /^Atelier Nord/)).toBe(false))
  expect(isClosed(go())).toBe(true)
  await user.type(search(), 'zz')
  expect(await soonByRole('heading', 'Aucune entreprise ne correspond')).toBeDefined()
})

it('HOME-03 says that a group has no company yet', async () => {
  answer(searchChildren, () => [])
  await show(<HomePage />, { as: inGroup })
  expect(await soonByRole('heading', 'Aucune entreprise dans le groupe')).toBeDefined()
})

it.each(['image/png', 'image/jpeg', 'image/webp'])(
  'HOME-04 takes a logo of the type %s for the company that is chosen',
  async (type) => {
    const sent = answer(uploadFile, () => ({ url: '/logo' }))
    const { user } = await open()
    expect(hasRole('button', 'Ajouter un logo')).toBe(false)
    await user.click(byRole('radio', /^Atelier Nord/))
    give('Ajouter un logo', type)
    await waitFor(() => expect(toasts()).toEqual(['Réussi Logo enregistré.']))
    expect(sent[0]?.params).toEqual({ type: 'logo', id: atelier.id })
  },
)

it('HOME-04 refuses another type, and says so next to it', async () => {
  const { user } = await open()
  await user.click(byRole('radio', /^Atelier Nord/))
  give('Ajouter un logo', 'image/gif')
  const logo = within(byRole('region', 'Logo d’Atelier Nord'))
  await waitFor(() => expect(logo.getByRole('alert').textContent).toMatch(/pas du bon type/))
})

it('HOME-04 says what the server has against it, and keeps the choice', async () => {
  answer(uploadFile, () => refused('errors.file.too_many_pixels', { max: 25 }))
  const { user } = await open()
  await user.click(byRole('radio', /^Atelier Nord/))
  give('Ajouter un logo', 'image/png')
  const logo = within(byRole('region', 'Logo d’Atelier Nord'))
  await waitFor(() => expect(logo.getByRole('alert').textContent).toMatch(/25 millions de pixels/))
  expect(isClosed(go())).toBe(false)
})

it('HOME-04 is disabled for users without the right, with the reason', async () => {
  const { user } = await open({ role: 'collaborator' })
  await user.click(byRole('radio', /^Atelier Nord/))
  expect(saidOf(byRole('button', 'Ajouter un logo'))).toContain(
    'Vous n’êtes pas autorisé à faire cela.',
  )
})
