import {
  changeCompany,
  type CustomerOrganisation,
  listOrganisations,
  readCompany,
} from '@renfort/contract/administration.ts'
import { patched } from '@renfort/domain/kernel/patch.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { companyId, staff } from '../../../testing/a-me.ts'
import { anOrganisation, bellerive } from '../../../testing/an-organisation.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
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
import { writeIn } from '../../../testing/write-in.ts'
import { OrganisationPage } from './organisation-page.tsx'

let stored: CustomerOrganisation

beforeEach(() => {
  stored = anOrganisation()
  answer(readCompany, () => stored)
})

async function open(changes: Partial<CustomerOrganisation> = {}) {
  stored = anOrganisation(changes)
  const view = await show(<OrganisationPage id={stored.id} />, { as: staff })
  await soonByRole('heading', stored.name)
  return view
}
const panel = (name: string) => within(byRole('region', name))
/** Takes changes as the API does, and returns what was sent. */
function takesChanges() {
  const sent = answer(changeCompany, ({ body }) => {
    const { coefficients = {}, parentId: _parentId, ...rest } = body
    return patched<CustomerOrganisation>(stored, { ...rest, coefficients })
  })
  return () => sent.map(({ body }) => body)
}

describe('the page of an organisation', () => {
  it('N-11 N-28 N-29 says what the provider knows and decides of a company', async () => {
    await open({ group: bellerive })
    expect(panel('Identité').getByText('Hôtellerie et restauration')).toBeDefined()
    expect(panel('Coefficients').getByText('1,95')).toBeDefined()
    expect(panel('Coefficients').getByText('1,75')).toBeDefined()
    expect(panel('Déclaration des heures').getByText('Application des Siders')).toBeDefined()
    const group = panel('Groupe').getByRole('link', { name: 'Groupe Bellerive' })
    expect(group.getAttribute('href')).toBe(`/side-admin/organisations/${bellerive.id}`)
    expect(byRole('link', 'Journal d’audit').getAttribute('href')).toBe(
      `/side-admin/audit?organisationId=${companyId}`,
    )
    expect(byRole('link', 'Agir au nom d’un membre').getAttribute('href')).toBe(
      '/side-admin?q=Brasserie+Bellecour',
    )
  })

  it('N-29 shows the companies of a group, and no panel that only companies have', async () => {
    const child = { id: companyId, name: 'Bellerive Lyon', blocked: true }
    await open({
      ...bellerive,
      isParent: true,
      coefficients: null,
      attendanceConfigType: null,
      children: [child],
    })
    expect(panel('Entreprises du groupe').getByRole('listitem').textContent).toBe(
      'Bellerive LyonBloquée',
    )
    for (const name of ['Coefficients', 'Déclaration des heures', 'Groupe']) {
      expect(hasRole('region', name), name).toBe(false)
    }
    expect(hasRole('button', 'Bloquer')).toBe(false)
  })

  it('says that it is not there', async () => {
    answer(readCompany, () => refused('errors.not_found'))
    await show(<OrganisationPage id={companyId} />, { as: staff })
    expect(await soonByRole('heading', 'Cette organisation n’existe pas')).toBeDefined()
  })

  it('tries again where it failed', async () => {
    answer(readCompany, () => refused('errors.organisation.required'))
    const { user } = await show(<OrganisationPage id={companyId} />, { as: staff })
    await soonByRole('heading', 'L’organisation n’a pas pu se charger')
    answer(readCompany, () => stored)
    await user.click(byRole('button', 'Réessayer'))
    expect(await soonByRole('heading', 'Brasserie Bellecour')).toBeDefined()
  })
})

describe('what the provider decides of a company', () => {
  it('ERR-11 is blocked and unblocked after a question', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Bloquer'))
    const question = within(await soonByRole('alertdialog', /^Bloquer «.Brasserie Bellecour.»/))
    await user.click(question.getByRole('button', { name: 'Annuler' }))
    expect(sent()).toEqual([])
    await user.click(byRole('button', 'Bloquer'))
    const again = within(await soonByRole('alertdialog', /^Bloquer/))
    await user.click(again.getByRole('button', { name: 'Bloquer' }))
    await waitFor(() => expect(toasts()[0]).toMatch(/est bloquée/))
    expect(sent()).toEqual([{ blocked: true }])
    expect(panel('Accès').getByText('Bloquée')).toBeDefined()
    expect(byRole('button', 'Débloquer')).toBeDefined()
  })

  it('N-28 locks its job descriptions at once, and takes back what is refused', async () => {
    const sent = takesChanges()
    const { user } = await open()
    const lock = () => byRole('switch', 'Fiches de poste verrouillées') as HTMLInputElement
    await user.click(lock())
    await waitFor(() => expect(toasts()).toEqual(['Réussi Fiches de poste verrouillées.']))
    expect([sent(), lock().checked]).toEqual([[{ jobDescriptionsLocked: true }], true])
    answer(changeCompany, () => refused('errors.unavailable'))
    await user.click(lock())
    await waitFor(() => expect(lock().checked).toBe(true))
  })

  it('§4.1 sets the coefficient of each list, and says what ten euros become', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Modifier\u202f: Coefficients'))
    const delegation = await soonByRole('textbox', 'Délégation')
    await writeIn(user, delegation, '2,0525')
    expect(saidOf(delegation)[0]).toMatch(/10,00.€ payés sont facturés 20,53.€/)
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual(['Réussi Modifications enregistrées.']))
    expect(sent()).toEqual([{ coefficients: { delegation: 2.0525, gestion: 1.75 } }])
    expect(panel('Coefficients').getByText('2,0525')).toBeDefined()
  })

  it.each([
    ['0,9', /trop petite/],
    ['19,5', /trop grande/],
    ['1,95001', /format/i],
  ])('§4.1 refuses the coefficient %s', async (typed, sentence) => {
    const { user } = await open()
    await user.click(byRole('button', 'Modifier\u202f: Coefficients'))
    const gestion = await soonByRole('textbox', 'Gestion')
    await writeIn(user, gestion, typed)
    await user.tab()
    await waitFor(() => expect(saidOf(gestion)[0]).toMatch(sentence))
    expect(isClosed(byRole('button', 'Enregistrer'))).toBe(true)
  })

  it('shows at its field what the server refuses of a coefficient', async () => {
    answer(changeCompany, () =>
      refusedFields(issue(['coefficients', 'gestion'], 'errors.field.too_big', { max: 10 })),
    )
    const { user } = await open()
    await user.click(byRole('button', 'Modifier\u202f: Coefficients'))
    await writeIn(user, await soonByRole('textbox', 'Gestion'), '2')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(saidOf(byRole('textbox', 'Gestion'))[0]).toMatch(/10 au plus/))
  })

  it('N-11 chooses how hours are declared', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Modifier\u202f: Déclaration des heures'))
    await user.click(await soonByRole('radio', /^Relevé de l’entreprise/))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toEqual([{ attendanceConfigType: 'timesheet' }]))
  })

  it('N-29 puts it under a group that is found by name', async () => {
    const sent = takesChanges()
    const asked = answer(listOrganisations, () => ({
      organisations: [anOrganisation({ ...bellerive, isParent: true })],
      total: 1,
    }))
    const { user } = await open()
    await user.click(byRole('button', 'Mettre dans un groupe'))
    await user.type(await soonByRole('combobox', /^Groupe/), 'bell')
    await user.click(await soonByRole('option', 'Groupe Bellerive'))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toEqual([{ parentId: bellerive.id }]))
    expect(asked.every(({ query }) => query.isParent === true)).toBe(true)
  })

  it('N-29 what was found can be chosen while a later search is still on its way', async () => {
    const sent = takesChanges()
    const found = { organisations: [anOrganisation({ ...bellerive, isParent: true })], total: 1 }
    const later = Promise.withResolvers<typeof found>()
    const asked = answer(listOrganisations, ({ query }) => (query.q === '' ? found : later.promise))
    const { user } = await open()
    await user.click(byRole('button', 'Mettre dans un groupe'))
    const field = await soonByRole('combobox', /^Groupe/)
    await user.click(field)
    await soonByRole('option', 'Groupe Bellerive')
    await user.type(field, 'bell')
    await waitFor(() => expect(asked.at(-1)?.query.q).toBe('bell'))
    await user.click(byRole('option', 'Groupe Bellerive'))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toEqual([{ parentId: bellerive.id }]))
    later.resolve(found)
  })

  it('N-29 takes it out of its group', async () => {
    const sent = takesChanges()
    answer(listOrganisations, () => ({ organisations: [], total: 0 }))
    const { user } = await open({ group: bellerive })
    await user.click(byRole('button', 'Modifier\u202f: Groupe'))
    const field = await soonByRole('combobox', /^Groupe/)
    expect(field).toHaveProperty('value', 'Groupe Bellerive')
    await user.clear(field)
    await user.tab()
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toEqual([{ parentId: null }]))
  })

  it('is named', async () => {
    const sent = takesChanges()
    const { user } = await open()
    await user.click(byRole('button', 'Modifier\u202f: Nom'))
    await writeIn(user, await soonByRole('textbox', 'Nom'), ' Maison Neuve ')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(sent()).toEqual([{ name: 'Maison Neuve' }]))
    expect(await screen.findByRole('heading', { name: 'Maison Neuve' })).toBeDefined()
  })
})
