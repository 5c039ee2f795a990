import { searchChildren } from '@renfort/contract/group.ts'
import {
  copyJobDescription,
  exportJobUsage,
  listJobUsage,
  type UsedJob,
} from '@renfort/contract/job-usage.ts'
import { useSearch } from '@tanstack/react-router'
import { waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wantedPlace } from '../../../platform/company-switch.ts'
import { contractIds } from '../../../testing/a-contract.ts'
import { aJob } from '../../../testing/a-job.ts'
import { answer, refused, refusedFields } from '../../../testing/api-stand-in.ts'
import { byRole, press, soonByRole, toasts } from '../../../testing/by-role.ts'
import { show } from '../../../testing/show.tsx'
import { choose } from '../../../testing/write-in.ts'
import { JobUsagePage } from './job-usage-page.tsx'
import { readUsageSearch, type UsageSearch } from './usage-search.ts'

const [groupId = '', nord = '', sud = '', ofNord = '', ofGroup = ''] = contractIds(5)
const as = { organisation: null, group: { id: groupId, name: 'Groupe Bellerive' } }

const usedJob = (changes: Partial<UsedJob> = {}): UsedJob => ({
  id: ofNord,
  jobTitle: { id: 'waiter', name: 'Serveur' },
  suffix: null,
  draft: false,
  owner: { id: nord, name: 'Atelier Nord', isGroup: false },
  hourlyRate: 13,
  executiveStatus: 'worker',
  subtasks: ['Servir', 'Débarrasser'],
  licences: [],
  experiences: [],
  missions: 4,
  missionsOfYear: 3,
  lastPostedAt: '2026-11-20T09:00:00.000Z',
  siders: 6,
  userCount: 1,
  users: [{ id: nord, name: 'Atelier Nord', missions: 4 }],
  sameTitle: {
    descriptions: 2,
    companies: 2,
    lowestRate: 13,
    highestRate: 14,
    differs: ['hourlyRate', 'subtasks'],
  },
  ...changes,
})
const network = usedJob({
  id: ofGroup,
  owner: { id: groupId, name: 'Groupe Bellerive', isGroup: true },
  suffix: 'Réseau',
  hourlyRate: 14,
  subtasks: ['Servir', 'Encaisser'],
  userCount: 3,
  users: ['Atelier Nord', 'Bar Sud', 'Café Est'].map((name) => ({ id: nord, name, missions: 1 })),
})
const jobs = [usedJob(), network]
const all = readUsageSearch({})
const open = (search: UsageSearch = all) =>
  show(<JobUsagePage search={search} />, { at: '/job-descriptions?jobsOf=companies', as })

/** The screen as its address says. */
function Here() {
  return <JobUsagePage search={readUsageSearch(useSearch({ strict: false }))} />
}

beforeEach(() => {
  answer(listJobUsage, () => ({ jobs: [...jobs], limit: 20, total: 2 }))
  answer(searchChildren, () => [
    { id: nord, name: 'Atelier Nord', address: null, pictureURL: null },
    { id: sud, name: 'Bar Sud', address: null, pictureURL: null },
  ])
})

describe('the job descriptions of all companies of a group', () => {
  it('stand with who uses them and how they differ, and are filtered in the address', async () => {
    const asked = answer(listJobUsage, () => ({ jobs: [...jobs], limit: 20, total: 2 }))
    const { user, place } = await open()
    const table = within(await soonByRole('table', 'Fiches de poste'))
    const current = document.querySelectorAll(
      'nav[aria-label="Fiches de poste par vue"] [aria-current]',
    )
    expect([...current].map(({ textContent }) => textContent)).toEqual([
      'De toutes les entreprises',
    ])
    const [own, shared] = table.getAllByRole('row').slice(1)
    for (const part of ['Serveur', 'Atelier Nord', '3 sur 12 mois', '2 fiches', 'taux, tâches']) {
      expect(own?.textContent).toContain(part)
    }
    for (const part of ['Serveur – Réseau', 'Réseau', 'Atelier Nord, Bar Sud et 1 autre']) {
      expect(shared?.textContent).toContain(part)
    }
    expect(asked.at(-1)?.query).toMatchObject({ q: '', limit: 20, offset: 0 })
    await choose(user, 'Entreprise', 'Bar Sud')
    await waitFor(() => expect(place()).toContain(`companyId=${sud}`))
    await user.type(byRole('textbox', 'Poste ou entreprise'), 'serv')
    await waitFor(() => expect(place()).toContain('q=serv'))
  })

  it('keep the typing where it is once the address holds it, and give it up with the filters', async () => {
    answer(listJobUsage, () => ({ jobs: [], limit: 20, total: 0 }))
    const { user, place } = await show(<Here />, { at: '/job-descriptions?jobsOf=companies', as })
    const field = byRole('textbox', 'Poste ou entreprise')
    await user.type(field, 'abc')
    await waitFor(() => expect(place()).toContain('q=abc'))
    expect(await soonByRole('link', 'Effacer les filtres')).toBeDefined()
    expect(document.activeElement).toBe(field)
    await user.click(await soonByRole('link', 'Effacer les filtres'))
    expect(byRole('textbox', 'Poste ou entreprise')).toHaveProperty('value', '')
  })

  it('JD-30 open where they are edited: in their company, or in the space of the group', async () => {
    const { user, place } = await open()
    await user.click(await soonByRole('button', 'Serveur'))
    await waitFor(() => expect(place()).toBe('/switch'))
    expect(wantedPlace()).toMatchObject({
      company: { id: nord, href: `/job-descriptions?jdid=${ofNord}&mode=summary` },
    })
    await user.click(byRole('button', 'Serveur – Réseau'))
    await waitFor(() => expect(place()).toBe(`/job-descriptions?jdid=${ofGroup}&mode=summary`))
  })

  it('of one title are compared: what all have, and what each has besides', async () => {
    const { user, place } = await open()
    const [compare] = within(await soonByRole('table', 'Fiches de poste')).getAllByRole('button', {
      name: 'Comparer les 2 fiches de Serveur',
    })
    if (compare !== undefined) await user.click(compare)
    await waitFor(() => expect(place()).toContain('title=waiter'))
    await open({ ...all, title: 'waiter' })
    const panel = await soonByRole('dialog', /Serveur/)
    await waitFor(() => expect(panel.textContent).toContain('Tâches communes à toutesServir'))
    const [first, second] = within(panel).getAllByRole('listitem')
    expect(first?.textContent).toContain('Débarrasser')
    expect(second?.textContent).toContain('Encaisser')
  })

  it('are used in another company as a copy, whose refusal stands at its field', async () => {
    const { user } = await open()
    const useIn = async () => {
      await press(user, 'Actions pour Serveur, Atelier Nord')
      await user.click(await soonByRole('menuitem', /^Utiliser dans/))
      await soonByRole('dialog', /Utiliser cette fiche ailleurs/)
    }
    await useIn()
    answer(copyJobDescription, () =>
      refusedFields({ path: ['companyId'], key: 'errors.field.unknown_choice' }),
    )
    await choose(user, /Où/, 'Tout le groupe (fiche du réseau)')
    await press(user, 'Créer la copie')
    await waitFor(() => expect(byRole('dialog', /ailleurs/).textContent).toMatch(/choix|liste/i))
    await choose(user, /Où/, 'Bar Sud')
    const sent = answer(copyJobDescription, () => aJob())
    await press(user, 'Créer la copie')
    await waitFor(() => expect(toasts().join()).toContain('Fiche copiée\u202f: Bar Sud.'))
    expect(sent).toEqual([{ params: { id: ofNord }, body: { companyId: sud, suffix: null } }])
  })

  it('are exported as they are filtered, and what fails can be tried again', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const asked = answer(exportJobUsage, () => 'csv')
    const { user } = await open({ ...all, companyId: nord })
    await press(user, 'Exporter')
    await waitFor(() => expect(toasts().join()).toContain('Export terminé'))
    expect(asked[0]?.query).toEqual({ companyId: nord, q: '' })
    answer(listJobUsage, () => refused('errors.internal'))
    await open({ ...all, q: 'x' })
    expect(await soonByRole('button', 'Réessayer')).toBeDefined()
  })
})

it('an address may hold anything', () => {
  const read = readUsageSearch({ page: '-1', companyId: 'x', q: ' ', title: 7 })
  expect(read).toEqual({ jobsOf: 'companies', title: '7' })
})
