import { listDepartments } from '@renfort/contract/department.ts'
import { type Mission, readMission, updateMission } from '@renfort/contract/mission.ts'
import { readQuotation } from '@renfort/contract/quotation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { aMe } from '../../testing/a-me.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answer, refused } from '../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../../testing/by-role.ts'
import { show } from '../../testing/show.tsx'
import { fr as facts } from '../mission-facts/fr.ts'
import type { RecapOrigin } from './back-link.tsx'
import { RecapPage } from './recap-page.tsx'

const shift = {
  id: '00000000-0000-4000-8000-000000000101',
  startDate: '2026-12-07T08:00:00.000Z',
  endDate: '2026-12-07T16:00:00.000Z',
  breakDuration: 60,
  slots: 2,
  recurrenceId: null,
}
const sider = {
  id: '00000000-0000-4000-8000-000000000701',
  firstName: 'Karim',
  lastName: 'Benali',
  pictureURL: null,
  status: 'requested' as const,
}
const posted: Partial<Mission> = {
  status: 'submitted',
  progressStep: 'upcoming',
  selectionStatus: 'new',
  location: anAddress({ description: 'Par la cour' }),
  pricing: { delegation: [], gestion: [] },
  shifts: [shift],
}
const price = { price: 354.9, priceWithTax: 425.88, salary: 182, assignments: [] }

interface Opening {
  as?: Partial<Me>
  origin?: RecapOrigin
}

async function open(mission: Partial<Mission> = {}, { as, origin = {} }: Opening = {}) {
  answer(readMission, () => aMission({ ...posted, ...mission }))
  answer(listDepartments, () => [])
  const quotes = answer(readQuotation, () => price)
  const view = await show(<RecapPage taskId={missionId} origin={origin} />, as && { as })
  await soonByRole('heading', /^Serveur/)
  return { ...view, quotes }
}

const editButtons = () => screen.queryAllByRole('button', { name: /^Modifier/ })
const edit = (fact: keyof typeof facts.labels) =>
  byRole('button', `Modifier\u202f: ${facts.labels[fact].replace('{{product}}', 'Renfort')}`)
/** What is said of a fact, beside its label. */
function value(label: string): string | null | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label)
  return term?.nextElementSibling?.textContent
}

describe('the recap of a mission', () => {
  it('TASK-36 says its name, how far it is and its type', async () => {
    await open({ name: 'Terrasse', uniqueIdentifier: 'MIS-0042' })
    expect(byRole('heading', 'Serveur – Terrasse').tagName).toBe('H1')
    expect(screen.getByText('À venir')).toBeDefined()
    expect(screen.getByText('Délégation')).toBeDefined()
    expect(screen.getByText('MIS-0042')).toBeDefined()
  })

  it.each<[RecapOrigin, string, string]>([
    [{}, 'Missions', '/tasks/all'],
    [{ origin: 'planning', week: 50, year: 2026 }, 'Planning', '/planning?week=50&year=2026'],
  ])('TASK-35 coming from %o leads back to it', async (origin, label, address) => {
    await open({}, { origin })
    expect(byRole('link', label).getAttribute('href')).toBe(address)
  })

  it('TASK-37 to TASK-44 each fact is under its label', async () => {
    await open({
      equipments: [
        { id: 'gants', name: 'Gants', custom: false, group: 'Safety', providedBy: null },
        { id: 'tablier', name: 'Tablier', custom: false, group: 'Other', providedBy: 'sider' },
      ],
      dressCode: 'Pantalon noir',
      risks: [{ id: 'bruit', name: 'Bruit', group: 'Ambiance', value: null }],
      workConditions: 'Debout',
      languages: [{ id: 'en-3', ISOCode: 'en', name: 'Anglais', level: 'fluent' }],
      tools: [{ id: 'caisse', name: 'Caisse', custom: false, level: 'beginner' }],
      licences: [{ id: 'b', name: 'Permis B' }],
      experiences: [{ id: 'bar', name: 'Bar', duration: 12 }],
      sideNote: 'Portail bleu',
      missionInformation: 'Prévenir l’accueil',
    })
    expect(value('Équipements de protection')).toContain('Gants')
    expect(value('Autres équipements')).toMatch(/Tablier.*Sider/)
    expect(value('Tenue')).toBe('Pantalon noir')
    expect(value('Risques du poste')).toBe('Bruit')
    expect(value('Précisions sur les risques')).toBe('Debout')
    expect(value('Permis et habilitations')).toBe('Permis B')
    expect(value('Note pour Renfort')).toBe('Portail bleu')
    expect(value('Informations sur la mission')).toBe('Prévenir l’accueil')
    expect(value('Langues')).toMatch(/^Anglais.*courant/i)
    expect(value('Outils et logiciels')).toContain('Caisse')
    expect(value('Expériences')).toContain('Bar')
    expect(value('Contexte et objectifs')).toBe('Non renseigné')
  })
})

describe('what may still change', () => {
  it('TASK-45 is every fact, before there are contracts', async () => {
    await open()
    expect(editButtons().length).toBeGreaterThan(15)
    expect(editButtons().filter(isClosed)).toEqual([])
  })

  it('TASK-45 TASK-46 TASK-53 is the note alone beside the name, once there are', async () => {
    await open({ hasContracts: true, requestedSiders: [sider] })
    expect(screen.getByText(/^Des contrats existent pour cette mission/)).toBeDefined()
    expect(screen.queryByText(/l’adresse ne peut plus changer/)).toBeNull()
    const openOnes = editButtons().filter((button) => !isClosed(button))
    expect(openOnes).toEqual([edit('sideNote')])
    for (const closed of editButtons().filter(isClosed)) {
      expect(saidOf(closed)).toEqual([errorSentence('errors.task.locked')])
    }
    expect(isClosed(byRole('button', 'Renommer'))).toBe(false)
  })

  it('TASK-46 TASK-53 is not the address, while Siders are requested', async () => {
    await open({ requestedSiders: [sider, { ...sider, id: missionId }] })
    expect(
      screen.getByText(/^2 Siders ont été demandés pour cette mission.*l’adresse ne peut plus/),
    ).toBeDefined()
    const closed = editButtons().filter(isClosed)
    expect(closed).toEqual([edit('address'), edit('addressDetails')])
    for (const button of closed) {
      expect(saidOf(button)).toEqual([errorSentence('errors.task.address_locked')])
    }
  })

  it.each([
    ['a collaborator', { role: 'collaborator' }, {}],
    ['a user whose mission it is not', { role: 'user' }, {}],
  ] as const)('TASK-45 is nothing for %s', async (_who, as, mission) => {
    await open({ ...mission, ...(as.role === 'collaborator' && { pricing: null }) }, { as })
    expect(editButtons()).toEqual([])
    expect(hasRole('button', 'Renommer')).toBe(false)
    expect(value(facts.labels.address)).toContain('Brasserie')
  })

  it('TASK-45 is every fact for the user who made it', async () => {
    const { id, firstName, lastName } = aMe()
    await open({ createdBy: { id, firstName, lastName } }, { as: { role: 'user' } })
    expect(editButtons().filter(isClosed)).toEqual([])
    expect(hasRole('button', 'Renommer')).toBe(true)
  })

  it('TASK-45 is saved from its dialog, and read on the page', async () => {
    const sent = answer(updateMission, ({ body }) =>
      aMission({ ...posted, workConditions: body.workConditions ?? null }),
    )
    const { user } = await open({ workConditions: 'Debout' })
    await user.click(edit('workConditions'))
    const field = await soonByRole('textbox', /.*/)
    await user.clear(field)
    await user.type(field, 'Assis')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(value(facts.labels.workConditions)).toBe('Assis'))
    expect(sent[0]?.body).toMatchObject({ id: missionId, workConditions: 'Assis' })
  })

  it('POST-32 tells of a manager who can manage no more', async () => {
    const manager = { id: sider.id, firstName: 'Julien', lastName: 'Petit' }
    await open({ manager, managerId: manager.id, managerEligible: false })
    expect(
      screen.getByText(/^Julien Petit ne peut plus gérer de mission. Choisissez/),
    ).toBeDefined()
    expect(value(facts.labels.manager)).toContain('Ne peut plus gérer de mission')
  })
})

describe('the price', () => {
  const details = () => byRole('button', 'Voir le détail du prix')

  it('TASK-47 is said without and with tax, with two decimals', async () => {
    await open()
    expect(await screen.findByText('354,90 €')).toBeDefined()
    expect(screen.getByText('425,88 €')).toBeDefined()
  })

  it('TASK-48 opens line by line', async () => {
    const { user } = await open()
    await user.click(details())
    expect(await soonByRole('dialog', 'Détail du prix estimé')).toBeDefined()
  })

  it('TASK-48 has no lines without a planning, and says why', async () => {
    const { user, quotes } = await open({ shifts: [] })
    expect(isClosed(details())).toBe(true)
    expect(saidOf(details())).toEqual(['Ajoutez un créneau pour voir le détail du prix.'])
    await user.click(details())
    expect(hasRole('dialog', /./)).toBe(false)
    expect(quotes).toEqual([])
  })

  it('waits for a rate', async () => {
    const { quotes } = await open({ hourlyRate: null })
    const box = byRole('region', 'Prix estimé')
    expect(box.querySelector('p')?.textContent).toBe(
      'Indiquez le taux horaire pour connaître le prix.',
    )
    expect(quotes).toEqual([])
  })

  it('is asked for again where it could not be read', async () => {
    const { user } = await openFailing()
    expect(await screen.findByText('Le prix n’a pas pu se charger.')).toBeDefined()
    answer(readQuotation, () => price)
    await press(user, 'Réessayer')
    expect(await screen.findByText('354,90 €')).toBeDefined()
  })
  async function openFailing() {
    answer(readMission, () => aMission(posted))
    answer(listDepartments, () => [])
    answer(readQuotation, () => refused('errors.internal'))
    const view = await show(<RecapPage taskId={missionId} origin={{}} />)
    await soonByRole('heading', 'Serveur')
    return view
  }

  it('is not there for a collaborator, nor asked for', async () => {
    const { quotes } = await open({ pricing: null }, { as: { role: 'collaborator' } })
    expect(hasRole('heading', 'Prix estimé')).toBe(false)
    expect(quotes).toEqual([])
  })
})

describe('the foot of the recap', () => {
  const offers = () => [hasRole('button', 'Dupliquer'), hasRole('link', 'Finir le brouillon')]
  const draft = { status: 'draft', progressStep: 'draft', selectionStatus: null } as const

  it.each<[string, Partial<Mission>, Partial<Me>, readonly boolean[]]>([
    ['a posted mission', {}, {}, [true, false]],
    ['a draft', draft, {}, [false, true]],
    ['an archived mission', { archived: true }, {}, [false, false]],
    ['a draft of others', draft, { role: 'user' }, [false, false]],
    ['a posted mission, to a collaborator', {}, { role: 'collaborator' }, [false, false]],
  ])('TASK-49 offers a copy or the way on: %s', async (_what, mission, as, expected) => {
    await open(mission, { as })
    expect(offers()).toEqual(expected)
  })

  it('TASK-49 leads on with a draft', async () => {
    const { user, place } = await open(draft)
    await user.click(byRole('link', 'Finir le brouillon'))
    expect(place()).toBe(`/taskPosting/${missionId}`)
  })

  it('TASK-26 leads from a migrated mission to the job descriptions', async () => {
    const { user, place } = await open({ migrated: true })
    await user.click(byRole('button', 'Dupliquer'))
    await user.click(await soonByRole('button', 'Voir les fiches de poste'))
    await waitFor(() => expect(place()).toBe('/job-descriptions'))
  })
})
