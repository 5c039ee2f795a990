import {
  createMission,
  type JobDescription,
  listJobDescriptions,
} from '@renfort/contract/job-description.ts'
import { updateMission } from '@renfort/contract/mission.ts'
import { readCompletion } from '@renfort/contract/organisation.ts'
import { searchEverything } from '@renfort/contract/search.ts'
import { type Me, readMe, updateMe } from '@renfort/contract/session.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { storage } from '../../platform/storage.ts'
import { aCompletion } from '../../testing/a-completion.ts'
import { aJob, jobId } from '../../testing/a-job.ts'
import { aMe } from '../../testing/a-me.ts'
import { aMission } from '../../testing/a-mission.ts'
import { answerPlanning } from '../../testing/a-planning.ts'
import { aShift } from '../../testing/a-shift.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, press, soonByRole, toasts } from '../../testing/by-role.ts'
import { foundMission, PaletteScreen } from '../../testing/palette-screen.tsx'
import { show } from '../../testing/show.tsx'
import { wantedLine } from '../mission-record/wanted-planning.ts'
import { HelpProvider } from '../help/help-provider.tsx'

const sider = {
  id: '00000000-0000-4000-8000-0000000000e2',
  firstName: 'Louise',
  lastName: 'Martin',
  shiftDate: '2026-12-08T08:00:00.000Z',
  timeZone: 'Europe/Paris' as const,
}
const job = {
  id: '00000000-0000-4000-8000-0000000000e3',
  jobTitle: { id: 'serveur', name: 'Serveur' },
  suffix: null,
  origin: 'account' as const,
}
const contract = {
  id: '00000000-0000-4000-8000-0000000000e4',
  number: 'M26000042-01',
  isAmendment: false,
  documentId: '00000000-0000-4000-8000-0000000000e5',
  status: 'unsigned' as const,
  firstName: 'Louise',
  lastName: 'Martin',
  missionName: 'Gala',
  jobTitle: { id: 'serveur', name: 'Serveur' },
}
const cook: JobDescription = {
  ...aJob(),
  id: '00000000-0000-4000-8000-0000000000b9',
  jobTitle: { id: 'cuisinier', name: 'Cuisinier' },
}
const found = {
  missions: [foundMission],
  siders: [sider],
  jobDescriptions: [job],
  contracts: [contract],
  invoices: [],
}

beforeEach(() => void answer(searchEverything, () => found))

const showScreen = (as: Partial<Me> = {}, demo = false) =>
  show(
    <HelpProvider>
      <PaletteScreen />
    </HelpProvider>,
    { as, at: '/planning', config: { demo } },
  )
const field = () => byRole('combobox', 'Recherche et actions')
const options = () =>
  screen.getAllByRole('option').map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))
/** The entry that Enter would choose. */
const active = () =>
  document
    .getElementById(field().getAttribute('aria-activedescendant') ?? '')
    ?.textContent.replaceAll(/\s/g, ' ')

async function open(as: Partial<Me> = {}) {
  const view = await showScreen(as)
  await view.user.keyboard('{Control>}k{/Control}')
  await soonByRole('combobox', 'Recherche et actions')
  return view
}
async function search(user: UserEvent, text: string) {
  await user.type(field(), text)
  await screen.findByRole('group', { name: 'Missions' })
}

const nothing = { missions: [], siders: [], contracts: [], jobDescriptions: [], invoices: [] }

describe('the keyboard', () => {
  it('opens the search by Ctrl K with the focus in its field, and closes it by the same key', async () => {
    const { user } = await open()
    expect(document.activeElement).toBe(field())
    await user.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(hasRole('combobox', 'Recherche et actions')).toBe(false))
  })

  it('NAV-05 keeps what is typed while it is on its way, and nothing of it the next time', async () => {
    const { user } = await showScreen()
    const under = byRole('textbox', 'Ailleurs')
    await user.click(under)
    fireEvent.keyDown(under, { key: 'k', ctrlKey: true })
    for (const key of ['p', 'a', 'r', 'o', 'Backspace', 'a', 'Shift', 'Enter']) {
      expect(fireEvent.keyDown(under, { key })).toBe(key === 'Shift')
    }
    const box = await soonByRole('combobox', 'Recherche et actions')
    expect(document.activeElement).toBe(box)
    await user.type(box, 'm')
    expect(box).toHaveProperty('value', 'param')
    expect(active()).toBe('Paramètres')
    await user.keyboard('{Escape}{Control>}k{/Control}')
    expect(await soonByRole('combobox', 'Recherche et actions')).toHaveProperty('value', '')
  })

  it('forgets what is typed when it is left before it came', async () => {
    await showScreen()
    for (const init of [{ key: 'k', ctrlKey: true }, { key: 'p' }, { key: 'Escape' }]) {
      fireEvent.keyDown(document.body, init)
    }
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
    expect(await soonByRole('combobox', 'Recherche et actions')).toHaveProperty('value', '')
  })

  it('closes it by Escape, and gives the focus back', async () => {
    const { user } = await showScreen()
    await user.click(byRole('textbox', 'Ailleurs'))
    await user.keyboard('{Control>}k{/Control}')
    await soonByRole('combobox', 'Recherche et actions')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasRole('combobox', 'Recherche et actions')).toBe(false))
    expect(document.activeElement).toBe(byRole('textbox', 'Ailleurs'))
  })

  it('points at one entry after another, round and round', async () => {
    const { user } = await open()
    const all = options()
    expect(active()).toBe(all[0])
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(all[1])
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toBe(all.at(-1))
    await user.keyboard('{ArrowDown}')
    expect(active()).toBe(all[0])
    expect(document.activeElement).toBe(field())
  })

  it('starts a mission by its name, before a job is named', async () => {
    answer(listJobDescriptions, () => [aJob()])
    answer(readCompletion, () => aCompletion())
    const { user } = await open()
    await user.type(field(), 'nouvelle m')
    expect(active()).toBe('Nouvelle mission')
    await user.keyboard('{Enter}')
    expect(await soonByRole('dialog', 'Nouvelle mission')).toBeDefined()
  })

  it('chooses the first match by Enter', async () => {
    const { user, place } = await open()
    await user.type(field(), 'param')
    expect(active()).toBe('Paramètres')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(place()).toBe('/settings'))
    expect(hasRole('combobox', 'Recherche et actions')).toBe(false)
  })

  it('points at the first entry again when something else is typed', async () => {
    const { user } = await open()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    await user.type(field(), 'm')
    expect(active()).toBe(options()[0])
  })
})

describe('what is offered before anything is typed', () => {
  const pages = ['Planning', 'À faire', 'Missions', 'Heures']
  const ofCompany = [
    ...pages,
    'Contrats',
    'Factures',
    'Fiches de poste',
    'Paramètres',
    'Mon profil',
    'Nouvelle mission',
  ]
  const actions = ['English : changer de langue', 'Se déconnecter']

  it.each([
    ['an administrator', {}, [...ofCompany, 'Créer une fiche de poste', ...actions]],
    [
      'PERM-04 a collaborator',
      { role: 'collaborator' as const },
      [...pages, 'Mon profil', ...actions],
    ],
    [
      'a member of a group in its space',
      { organisation: null, group: { id: '00000000-0000-4000-8000-0000000000f0', name: 'Groupe' } },
      [
        'Accueil',
        'Chiffres',
        'Heures',
        'Contrats',
        'Fiches de poste',
        'Mon équipe',
        'Fiches de poste de toutes les entreprises',
        'Mon profil',
        'Créer une fiche de poste',
        ...actions,
      ],
    ],
    [
      'JD-33 somebody whose job descriptions are locked',
      {
        organisation: { ...aMe().organisation, jobDescriptionsLocked: true } as Me['organisation'],
      },
      [...ofCompany, ...actions],
    ],
  ])('to %s is what they may do', async (_who, as, expected) => {
    await open(as)
    expect(options()).toEqual(expected)
  })

  it('is the tour too, in the demo', async () => {
    const { user } = await showScreen({ email: 'admin@maison-lumiere.test' }, true)
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await soonByRole('combobox', 'Recherche et actions'), 'visite')
    await user.keyboard('{Enter}')
    expect(storage.readLiking('tour')).toContain('"state":"on"')
  })

  it('I18N-02 changes the language, here and on the server', async () => {
    const sent = answer(updateMe, () => aMe({ locale: 'en' }))
    answer(readMe, () => aMe({ locale: 'en' }))
    const { user } = await open()
    await user.type(field(), 'english')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sent).toEqual([{ body: { locale: 'en' } }]))
    expect(localStorage.getItem('locale')).toBe('en')
  })
})

describe('what is found', () => {
  it('comes in groups, each with what tells it apart', async () => {
    const { user } = await open()
    await search(user, 'serv')
    const [missions, siders, jobs, fresh] = [
      'Missions',
      'Siders',
      'Fiches de poste',
      'Nouvelle mission',
    ].map((name) => byRole('group', name).textContent)
    expect(missions).toContain('Serveur – Terrasse')
    expect(missions).toMatch(/7 déc.* · Lyon/)
    expect(siders).toMatch(/Louise Martin.*8 déc/)
    expect(jobs).toContain('Serveur')
    expect(fresh).toMatch(/Nouvelle mission\s: Serveur/)
  })

  it.each([
    ['Louise Martin', '/planning?year=2026&week=50'],
    ['Serveur – Terrasse', `/tasks/view/${foundMission.id}`],
    ['Contrat M26000042-01 · Louise Martin', `/contracts/${contract.documentId}/signature`],
  ])('leads to « %s »', async (name, address) => {
    const { user, place } = await open()
    await search(user, 'serv')
    await user.click(byRole('option', new RegExp(`^${name}`)))
    await waitFor(() => expect(place()).toBe(address))
  })

  it('leads to an amendment by its number, next to its contract', async () => {
    const amendment = {
      ...contract,
      number: `${contract.number}-A1`,
      isAmendment: true,
      documentId: '00000000-0000-4000-8000-0000000000e6',
    }
    answer(searchEverything, () => ({ ...found, contracts: [amendment, contract] }))
    const { user, place } = await open()
    await search(user, 'serv')
    expect(hasRole('option', /^Contrat M26000042-01 ·/)).toBe(true)
    await user.click(byRole('option', /^Avenant M26000042-01-A1 · Louise Martin/))
    await waitFor(() => expect(place()).toBe(`/contracts/${amendment.documentId}/signature`))
  })

  it('PERM-04 leads a collaborator to the week of a mission, and offers no new one', async () => {
    const { user, place } = await open({ role: 'collaborator' })
    await search(user, 'serv')
    expect(hasRole('group', 'Nouvelle mission')).toBe(false)
    await user.click(byRole('option', /^Serveur – Terrasse/))
    await waitFor(() => expect(place()).toBe('/planning?year=2026&week=50'))
  })

  it('is asked from two letters on, whatever their case and accents, after a pause', async () => {
    const sent = answer(searchEverything, () => found)
    const { user } = await open()
    await user.type(field(), 'S')
    await user.type(field(), 'É')
    await screen.findByRole('group', { name: 'Missions' })
    expect(sent).toEqual([{ query: { q: 'se' } }])
  })

  it('is offered again next time', async () => {
    const { user } = await open()
    await search(user, 'louise')
    await user.click(byRole('option', /^Louise Martin/))
    await user.keyboard('{Control>}k{/Control}')
    await soonByRole('group', 'Ouverts récemment')
    expect(active()).toMatch(/^Louise Martin/)
  })

  it('is not offered to somebody else, or in another company', async () => {
    const { user } = await showScreen()
    const opened = { kind: 'sider', ...sider }
    storage.keepOpened(JSON.stringify({ owner: 'another company', results: [opened] }))
    await user.keyboard('{Control>}k{/Control}')
    await soonByRole('combobox', 'Recherche et actions')
    expect(hasRole('group', 'Ouverts récemment')).toBe(false)
  })

  it('goes as soon as something else is typed', async () => {
    const { user } = await open()
    await search(user, 'serv')
    await user.type(field(), 'x')
    expect(hasRole('group', 'Missions')).toBe(false)
    await screen.findByRole('group', { name: 'Missions' })
  })

  it('INV-10 an invoice found by its number or amount leads to its lines', async () => {
    answer(searchEverything, () => ({
      ...found,
      missions: [],
      invoices: [
        {
          id: '00000000-0000-4000-8000-0000000000e9',
          referenceNumber: 'F2026-000012',
          type: 'invoice' as const,
          weekStartDate: '2026-11-09',
          amount: 1460.2,
          paid: false,
          settlement: 'unpaid' as const,
        },
      ],
    }))
    const { user, place } = await open()
    await user.type(field(), '1460,20')
    const group = await screen.findByRole('group', { name: 'Factures' })
    const option = within(group).getByRole('option')
    expect(option.textContent.replaceAll(/\s/g, ' ')).toBe(
      'Facture F2026-0000121 460,20 € · semaine du lun. 9 nov. 2026 · À payer',
    )
    await user.click(option)
    await waitFor(() =>
      expect(place()).toBe('/invoices?invoice=00000000-0000-4000-8000-0000000000e9'),
    )
  })

  it('is nothing: the sentence says so', async () => {
    answer(searchEverything, () => nothing)
    const { user } = await open()
    await user.type(field(), 'zzz')
    const said = await screen.findAllByText(/^Rien ne correspond à «\s?zzz\s?»/)
    expect(said.length).toBeGreaterThan(0)
  })

  it('shows questions of the help, and opens the answer over the page', async () => {
    const { user } = await open()
    await user.type(field(), 'tolérance')
    const group = await screen.findByRole('group', { name: 'Aide' })
    await user.click(within(group).getByRole('option', { name: /tolérance/ }))
    expect(await screen.findByRole('dialog', { name: 'Aide' })).toBeDefined()
  })

  it('begins with two letters: one alone says what is missing', async () => {
    const { user } = await open()
    await user.type(field(), 'z')
    const said = await screen.findAllByText('Tapez au moins 2 lettres pour chercher partout.')
    expect(said.length).toBeGreaterThan(0)
  })

  it('ERR-49 fails without a toast: pages stay, and one may try again', async () => {
    answer(searchEverything, () => refused('errors.organisation.required'))
    const { user } = await open()
    await user.type(field(), 'pla')
    await screen.findAllByText(/^La recherche ne répond pas/)
    expect(toasts()).toEqual([])
    expect(options()).toContain('Planning')
    answer(searchEverything, () => found)
    await user.click(byRole('button', 'Réessayer'))
    expect(await screen.findByRole('group', { name: 'Siders' })).toBeDefined()
  })

  it('begins a mission of a job description that is no longer there with nothing', async () => {
    const reads = answer(listJobDescriptions, () => [])
    const { user, place } = await open()
    await search(user, 'serv')
    await user.click(byRole('option', /^Nouvelle mission/))
    await waitFor(() => expect(reads).toHaveLength(2))
    expect(place()).toBe('/planning')
  })
})

describe('shifts in one line of words', () => {
  const line = '2 serveurs samedi 18h-23h'

  async function type(text: string, as: Partial<Me> = {}) {
    answer(searchEverything, () => nothing)
    const view = await open(as)
    await view.user.type(field(), text)
    return view
  }

  it('begin a mission of the job that they name, and are checked in its planning', async () => {
    answer(readCompletion, () => aCompletion())
    answer(listJobDescriptions, () => [cook, aJob()])
    const sent = answer(createMission, () => ({ id: foundMission.id }))
    answer(updateMission, () => aMission())
    const { user, place } = await type(line)
    const entry = await soonByRole('option', /^Nouvelle mission de 1 créneau, à vérifier/)
    expect(entry.textContent).toMatch(/2 Siders · sam\. 28 nov\. 18:00\s–\s23:00$/)
    expect(active()).toContain('Nouvelle mission de 1 créneau')
    await user.keyboard('{Enter}')
    const dialog = await soonByRole('dialog', 'Nouvelle mission')
    expect(dialog.textContent).toContain(line)
    expect(sent).toEqual([])
    await press(user, 'Créer la mission')
    await waitFor(() => expect(place()).toBe(`/taskPosting/${foundMission.id}`))
    expect(sent[0]?.params).toEqual({ id: jobId })
    expect(wantedLine(foundMission.id)).toBe(line)
  })

  it.each([
    ['that say what is not understood', '2 serveurs samedi ou dimanche 18h-23h', {}],
    ['without any time', '2 serveurs samedi', {}],
    ['PERM-04 of a collaborator', line, { role: 'collaborator' as const }],
  ])('%s are only searched', async (_what, text, as) => {
    await type(text, as)
    await screen.findAllByText(/^Rien ne correspond/)
    expect(hasRole('group', 'Commander')).toBe(false)
  })
})

describe('a mission that was found', () => {
  const ordered = { ...foundMission, progressStep: 'done' as const }
  const offer = (missions: readonly (typeof foundMission | typeof ordered)[]) =>
    answer(searchEverything, () => ({ ...found, missions: [...missions] }))

  it('N-13 is ordered again over the page', async () => {
    offer([ordered])
    answerPlanning([aShift('2026-12-07')])
    const { user, place } = await open()
    await search(user, 'serv')
    await user.click(byRole('option', /^Commander à nouveau\s: Serveur – Terrasse/))
    expect(await soonByRole('dialog', 'Commander à nouveau')).toBeDefined()
    expect(place()).toBe('/planning')
  })

  it.each([
    ['a draft', foundMission, {}],
    ['one without planning', { ...ordered, startDate: null }, {}],
    ['PERM-04 one that a collaborator finds', ordered, { role: 'collaborator' as const }],
  ])('%s is not', async (_what, each, as) => {
    answer(searchEverything, () => ({ ...found, missions: [each] }))
    const { user } = await open(as)
    await search(user, 'serv')
    expect(hasRole('group', 'Commander à nouveau')).toBe(false)
  })
})
