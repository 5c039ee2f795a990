import { type ContractChain, readAmendments } from '@renfort/contract/amendment.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { type Mission, readMission, updateMission } from '@renfort/contract/mission.ts'
import { readLegalValues } from '@renfort/contract/organisation.ts'
import { listApplicants } from '@renfort/contract/preselection.ts'
import { readQuotation } from '@renfort/contract/quotation.ts'
import type { Me } from '@renfort/contract/session.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { errorSentence } from '../../../platform/error-words.ts'
import { aFlexiblePlanning } from '../../../testing/a-flexible-planning.ts'
import { aRequestedSider } from '../../../testing/a-requested-sider.ts'
import { mondayForTwo } from '../../../testing/a-shift.ts'
import { aChain } from '../../../testing/a-chain.ts'
import { aMe } from '../../../testing/a-me.ts'
import { aMission, missionId } from '../../../testing/a-mission.ts'
import { anApplicant } from '../../../testing/an-applicant.ts'
import { anAddress } from '../../../testing/an-address.ts'
import { answer, refused } from '../../../testing/api-stand-in.ts'
import { byRole, hasRole, isClosed, press, saidOf, soonByRole } from '../../../testing/by-role.ts'
import { legalValues } from '../../../testing/legal-values.ts'
import { show } from '../../../testing/show.tsx'
import { fr as record } from '../../mission-record/fr.ts'
import { type RecapOrigin, RecapPage } from './recap-page.tsx'

const sider = aRequestedSider()
const posted: Partial<Mission> = {
  status: 'submitted',
  progressStep: 'upcoming',
  selectionStatus: 'new',
  location: anAddress({ description: 'Par la cour' }),
  pricing: { delegation: [], gestion: [] },
  shifts: [mondayForTwo],
}
const draft = { status: 'draft', progressStep: 'draft', selectionStatus: null } as const
const price = { price: 354.9, priceWithTax: 425.88, salary: 182, assignments: [] }

interface Opening {
  as?: Partial<Me>
  contracts?: ContractChain[]
  origin?: RecapOrigin
}

async function open(
  mission: Partial<Mission> = {},
  { as, origin = {}, contracts = [] }: Opening = {},
) {
  answer(readMission, () => aMission({ ...posted, ...mission }))
  answer(listDepartments, () => [])
  answer(readLegalValues, () => legalValues)
  answer(readAmendments, () => ({ isFlexible: false, contracts }))
  const quotes = answer(readQuotation, () => price)
  const view = await show(<RecapPage taskId={missionId} origin={origin} />, as && { as })
  await soonByRole('heading', /^Serveur/)
  await screen.findByText(record.facts.labels.motorized)
  return { ...view, quotes }
}

const editButtons = () => screen.queryAllByRole('button', { name: /^Modifier/ })
const edit = (fact: keyof typeof record.facts.labels) =>
  byRole('button', `Modifier\u202f: ${record.facts.labels[fact].replace('{{product}}', 'Renfort')}`)
/** The value next to a label. */
function value(label: string): string | null | undefined {
  const term = screen.getAllByRole('term').find(({ textContent }) => textContent === label)
  return term?.nextElementSibling?.textContent
}

describe('the recap of a mission', () => {
  it('FLEX-16 says how far a flexible planning has become shifts', async () => {
    const flexiblePlanning = aFlexiblePlanning()
    await open({ isFlexiblePlanning: true, flexiblePlanning, shifts: [] })
    expect(await screen.findByText(/^Les premiers créneaux sont générés le/)).toBeDefined()
  })

  it('TASK-36 says its name, how far it is and its type', async () => {
    await open({ name: 'Terrasse', uniqueIdentifier: 'MIS-0042' })
    expect(byRole('heading', 'Serveur – Terrasse').tagName).toBe('H1')
    expect(screen.getAllByText('À venir')[0]?.closest('header')).not.toBeNull()
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

describe('the first screen of the recap', () => {
  it('says when, where, who and with whom', async () => {
    const manager = { id: sider.id, firstName: 'Julien', lastName: 'Petit' }
    await open({ requestedSiders: [sider], manager, managerId: manager.id })
    const said = within(byRole('region', 'L’essentiel')).getAllByRole('definition')
    expect(said.map(({ textContent }) => textContent)).toEqual([
      'lun. 7 déc., 09:00\u00a0– 17:00',
      '1 créneau, 14h',
      'Brasserie',
      '69002 Lyon',
      '2 Siders',
      'Demandés\u202f: Karim Benali',
      'Julien Petit',
    ])
  })

  it.each([
    ['requested', 'Karim Benali'],
    ['accepted', 'Karim Benali (accepte)'],
    ['declined', 'Karim Benali (décline)'],
    ['hired', 'Karim Benali (embauche faite)'],
  ] as const)('says of a Sider who is %s « %s »', async (status, said) => {
    await open({ requestedSiders: [{ ...sider, status }] })
    expect(byRole('region', 'L’essentiel').textContent).toContain(`Demandés\u202f: ${said}`)
  })

  it('says what each fold holds, without opening it', async () => {
    await open({
      subtasks: [{ id: 's', name: 'Servir', custom: false }],
      dressCode: 'Tenue noire',
      executiveStatus: 'worker',
      motiveId: missionId,
      risks: [{ id: 'bruit', name: 'Bruit', group: 'Ambiance', value: null }],
    })
    const state = (name: string) => byRole('heading', name).parentElement?.lastElementChild
    expect(state('Planning')?.textContent).toBe('1 créneau, 14h')
    expect(state('Poste')?.textContent).toMatch(/^1 tâche, 13,50.€ de l’heure, motif indiqué$/u)
    expect(state('Lieu et responsable')?.textContent).toBe('À compléter')
    expect(state('Conditions de travail')?.textContent).toBe('Tenue, 1 risque')
    expect(state('Compétences demandées')?.textContent).toBe('Rien de précisé')
  })

  it('TASK-39 says that there is no risk, which was chosen', async () => {
    await open({ risks: [] })
    expect(value('Risques du poste')).toBe('Aucun risque particulier')
  })

  it('says what a draft lacks, with the way to it', async () => {
    await open({ ...draft, location: null })
    const sentence = errorSentence('errors.task.address_missing')
    const link = await soonByRole('link', `Compléter\u202f: ${sentence}`)
    expect(link.getAttribute('href')).toContain('/details#address')
  })

  it('says that the shifts of a draft have begun', async () => {
    const past = { startDate: '2024-12-02T08:00:00.000Z', endDate: '2024-12-02T16:00:00.000Z' }
    await open({ ...draft, shifts: [{ ...mondayForTwo, ...past }] })
    expect(await screen.findByText(errorSentence('errors.shift.past_forbidden'))).toBeDefined()
  })
})

describe('the timeline of the recap', () => {
  const steps = () =>
    within(byRole('region', 'Où en est la mission'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)

  it('says how far the mission is and that the next act is ours', async () => {
    await open()
    expect(steps()).toEqual([
      'PublicationFait',
      'SélectionEn cours',
      'EmbauchesÀ venir',
      'ContratsÀ venir',
      'HeuresÀ venir',
      'FacturesÀ venir',
    ])
    expect(screen.getByText('De notre côté')).toBeDefined()
  })

  it('leads to the applicants who wait for the company', async () => {
    answer(listApplicants, () => [anApplicant({ preSelectionStatus: 'sent', visible: true })])
    await open({ preSelection: true })
    const link = await soonByRole('link', 'Voir les candidats')
    expect(link.getAttribute('href')).toBe(`/preselection/${missionId}`)
    expect(screen.getByText('À vous')).toBeDefined()
  })

  it('counts who is hired', async () => {
    await open({ selectionStatus: 'completed', hiredSidersCount: 2 })
    expect(steps()).toContain('Embauches2 sur 2')
    expect(screen.getByText('Nous préparons les contrats.')).toBeDefined()
  })

  it('leads to the hours that wait for the company', async () => {
    await open({
      selectionStatus: 'completed',
      hiredSidersCount: 2,
      contractsBatches: [{ id: missionId, status: 'signed' }],
      hours: { waiting: 3, imported: 0, disputed: 0, validated: 2, billed: 2 },
    })
    expect(steps().slice(4)).toEqual(['Heures3 à valider', 'FacturesEn cours'])
    const href = byRole('link', 'Voir les heures').getAttribute('href') ?? ''
    expect(href).toMatch(/^\/timesheets\?/)
    expect(new URL(href, 'http://web').searchParams.get('taskId')).toBe(missionId)
  })
})

describe('what may still change', () => {
  it('TASK-45 is every fact, before there are contracts', async () => {
    await open()
    expect(editButtons().length).toBeGreaterThan(15)
    expect(editButtons().filter(isClosed)).toEqual([])
  })

  it('TASK-45 TASK-46 TASK-53 shows the note and the order number next to the name, once there are any', async () => {
    await open({ hasContracts: true, requestedSiders: [sider] })
    expect(screen.getByText(/^Des contrats existent pour cette mission/)).toBeDefined()
    expect(screen.queryByText(/l’adresse ne peut plus changer/)).toBeNull()
    expect(editButtons()).toEqual([edit('sideNote'), edit('orderNumber')])
    expect(isClosed(edit('sideNote'))).toBe(false)
    expect(isClosed(byRole('button', 'Renommer'))).toBe(false)
  })

  it('TASK-46 TASK-53 is not the address, while Siders are requested', async () => {
    await open({ requestedSiders: [sider, { ...sider, id: missionId }] })
    expect(
      screen.getByText(/^2 Siders ont été demandés pour cette mission.*l’adresse ne peut plus/),
    ).toBeDefined()
    const name = (fact: keyof typeof record.facts.labels) =>
      `Modifier\u202f: ${record.facts.labels[fact]}`
    expect(hasRole('button', name('address'))).toBe(false)
    expect(hasRole('button', name('addressDetails'))).toBe(false)
    expect(isClosed(edit('manager'))).toBe(false)
  })

  it.each([
    ['a collaborator', { role: 'collaborator' }, {}],
    ['a user whose mission it is not', { role: 'user' }, {}],
  ] as const)('TASK-45 is nothing for %s', async (_who, as, mission) => {
    await open({ ...mission, ...(as.role === 'collaborator' && { pricing: null }) }, { as })
    expect(editButtons()).toEqual([])
    expect(hasRole('button', 'Renommer')).toBe(false)
    expect(value(record.facts.labels.address)).toContain('Brasserie')
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
    await waitFor(() => expect(value(record.facts.labels.workConditions)).toBe('Assis'))
    expect(sent[0]?.body).toMatchObject({ id: missionId, workConditions: 'Assis' })
  })

  it('POST-32 tells of a manager who can manage no more', async () => {
    const manager = { id: sider.id, firstName: 'Julien', lastName: 'Petit' }
    await open({ manager, managerId: manager.id, managerEligible: false })
    expect(
      screen.getByText(/^Julien Petit ne peut plus gérer de mission. Choisissez/),
    ).toBeDefined()
    expect(value(record.facts.labels.manager)).toContain('Ne peut plus gérer de mission')
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

describe('the contracts of a mission', () => {
  const contracts = [aChain({ renewed: true })]

  it('lead to each document, with how far it has come', async () => {
    await open({ hasContracts: true }, { contracts })
    const link = await soonByRole('link', /^Renouvellement/)
    expect(link.getAttribute('href')).toMatch(/^\/contracts\/.+\/signature$/)
    const listed = byRole('region', 'Contrats').textContent
    expect(listed).toContain('Signé')
    expect(listed).toContain('À signer')
  })

  it('are not shown to a collaborator, nor where there are none', async () => {
    await open({ hasContracts: true, pricing: null }, { as: { role: 'collaborator' }, contracts })
    expect(hasRole('region', 'Contrats')).toBe(false)
  })
})
