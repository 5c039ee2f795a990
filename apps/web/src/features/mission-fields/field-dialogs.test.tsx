import { listJobOptions, listSubtasks } from '@renfort/contract/catalogue.ts'
import { listDepartments } from '@renfort/contract/department.ts'
import { type Mission, type MissionPatch, updateMission } from '@renfort/contract/mission.ts'
import {
  type Member,
  listLocations,
  listMembers,
  readLegalValues,
} from '@renfort/contract/organisation.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { listMotives } from '@renfort/contract/motive.ts'
import { listCandidates } from '@renfort/contract/company-sider.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { errorSentence } from '../../platform/error-words.ts'
import { en as recordEn } from '../mission-record/en.ts'
import { fr as record } from '../mission-record/fr.ts'
import { type EditableFact, missionFacts } from '../mission-record/facts/mission-fact.ts'
import { companyId } from '../../testing/a-me.ts'
import { aMission, missionId } from '../../testing/a-mission.ts'
import { anAddress } from '../../testing/an-address.ts'
import { answer, refused, refusedFields } from '../../testing/api-stand-in.ts'
import {
  byRole,
  hasRole,
  isClosed,
  press,
  saidOf,
  soonByRole,
  toasts,
} from '../../testing/by-role.ts'
import { jobOptions } from '../../testing/job-options.ts'
import { legalValues } from '../../testing/legal-values.ts'
import { show } from '../../testing/show.tsx'
import { choose } from '../../testing/write-in.ts'
import { FieldDialogs } from './field-dialogs.tsx'
import { fr } from './fr.ts'

const julien = '00000000-0000-4000-8000-0000000000a2'
const nadia = '00000000-0000-4000-8000-0000000000a3'
const paul = '00000000-0000-4000-8000-0000000000a4'
const bar = '00000000-0000-4000-8000-0000000000b1'

function aMember(id: string, firstName: string, role: Member['role']): Member {
  const email = `${firstName.toLowerCase()}@brasserie.test`
  return {
    id,
    firstName,
    lastName: 'Morel',
    email,
    role,
    validated: true,
    sourceOrganisationId: companyId,
  }
}

beforeEach(() => {
  answer(listJobOptions, () => jobOptions)
  answer(listSubtasks, () => [{ id: 'salle', name: 'Servir en salle' }])
  answer(listLocations, () => [anAddress()])
  answer(readLegalValues, () => ({
    ...legalValues,
    minimumWages: [
      ...legalValues.minimumWages,
      { area: 'mayotte' as const, minimumSalary: 9.56, validFrom: '2026-06-01', source: 'Arrêté' },
    ],
  }))
  answer(listMembers, () => [
    aMember(julien, 'Julien', 'missionManager'),
    aMember(nadia, 'Nadia', 'admin'),
    aMember(paul, 'Paul', 'collaborator'),
  ])
  answer(listDepartments, () => [
    {
      id: bar,
      organisationId: companyId,
      name: 'Bar',
      code: 'B-12',
      createdAt: '2026-01-05T09:00:00.000Z',
      updatedAt: '2026-01-05T09:00:00.000Z',
      deletedAt: null,
      missionsCount: 0,
    },
  ])
})

const noCandidate = {
  siders: [],
  total: 0,
  totals: { organisation: 0, network: 0 },
  limit: 50,
  offset: 0,
}

const save = () => byRole('button', 'Enregistrer')

async function open(
  field: EditableFact,
  mission: Partial<Mission> = {},
  situation: Parameters<typeof show>[1] = {},
) {
  const onClose = vi.fn<() => void>()
  const dialog = <FieldDialogs field={field} mission={aMission(mission)} onClose={onClose} />
  return { ...(await show(dialog, situation)), onClose }
}

type Act = (user: UserEvent) => Promise<void>
type Change = Omit<MissionPatch, 'id'>

const write =
  (label: RegExp | string, text: string): Act =>
  async (user) => {
    const box = await soonByRole('textbox', label)
    await user.clear(box)
    await user.type(box, text)
  }
const tick =
  (name: RegExp | string): Act =>
  async (user) =>
    user.click(await soonByRole('checkbox', name))
const take =
  (list: RegExp | string, option: RegExp | string): Act =>
  async (user) => {
    await soonByRole('combobox', list)
    await choose(user, list, option)
  }

const gloves = { id: 'gants', name: 'Gants', custom: false, group: 'Safety' as const }
const apron = { id: 'tablier', name: 'Tablier', custom: false, group: 'Other' as const }

const changes: readonly [string, EditableFact, Partial<Mission>, Act, Change][] = [
  ['POST-56 the suffix', 'name', {}, write(/^Complément du nom/, 'Terrasse'), { name: 'Terrasse' }],
  [
    'POST-56 no suffix',
    'name',
    { name: 'Bar' },
    (user) => user.clear(byRole('textbox', /^Complément du nom/)),
    { name: null },
  ],
  [
    'POST-38 what is said of the address',
    'addressDetails',
    { location: anAddress({ description: 'Par la cour' }) },
    async (user) => {
      await write('Nom du lieu', 'Bar du lac')(user)
      await user.clear(byRole('textbox', /^Accès/))
    },
    { addressDetails: { title: 'Bar du lac', description: null } },
  ],
  [
    'POST-40 the dress code',
    'dressCode',
    {},
    take(/^Tenue/, 'Pantalon noir'),
    { dressCode: 'Pantalon noir' },
  ],
  [
    'POST-41 other equipment, that of safety staying',
    'otherEquipment',
    { equipments: [{ ...gloves, providedBy: 'company' }] },
    take(/^Rechercher un autre équipement/, 'Tablier'),
    {
      equipments: [
        { ...gloves, providedBy: 'company' },
        { ...apron, providedBy: null },
      ],
    },
  ],
  [
    'POST-42 safety equipment with its provider, the other staying',
    'safetyEquipment',
    { equipments: [{ ...apron, providedBy: null }] },
    async (user) => {
      await take(/^Rechercher un équipement/, 'Gants')(user)
      await choose(user, 'Qui fournit\u202f: Gants', 'Le Sider')
    },
    {
      equipments: [
        { ...apron, providedBy: null },
        { ...gloves, providedBy: 'sider' },
      ],
    },
  ],
  [
    'POST-43 the status',
    'executiveStatus',
    {},
    async (user) => user.click(byRole('radio', /^Cadre/)),
    { executiveStatus: 'executive' },
  ],
  [
    'POST-44 an experience with its months',
    'experiences',
    {},
    async (user) => {
      await take('Rechercher une expérience', 'Bar')(user)
      await write('Durée en mois\u202f: Bar', '24')(user)
    },
    { experiences: [{ id: 'bar', name: 'Bar', duration: 24 }] },
  ],
  [
    'POST-45 a language at its level',
    'languages',
    {},
    async (user) => {
      await take('Rechercher une langue', 'Anglais')(user)
      await choose(user, 'Niveau\u202f: Anglais', 'Courant')
    },
    { languageIds: ['en-3'] },
  ],
  ['POST-46 a licence', 'licences', {}, tick('Permis B'), { licenceIds: ['b'] }],
  [
    'POST-47 the manager',
    'manager',
    {},
    take('Qui gère cette mission\u202f?', /^Julien/),
    { managerId: julien },
  ],
  [
    'POST-27 the department',
    'department',
    {},
    take('Service de la mission', /^Bar/),
    { departmentId: bar },
  ],
  [
    'POST-48 what Siders need to know',
    'missionInformation',
    {},
    write(/^Informations sur la mission/, 'Demander Nadia'),
    { missionInformation: 'Demander Nadia' },
  ],
  ['POST-49 a vehicle', 'motorized', {}, tick('Un véhicule est nécessaire'), { motorized: true }],
  ['POST-50 the purpose', 'purpose', {}, write(/^Contexte/, 'Saison'), { purpose: 'Saison' }],
  ['POST-51 remote work', 'remote', {}, tick('Le travail se fait à distance'), { remote: true }],
  ['POST-52 a risk', 'risks', {}, tick('Bruit'), { riskIds: ['bruit'] }],
  [
    'POST-53 POST-61 the hourly rate',
    'hourlyRate',
    {},
    write('Taux horaire brut', '14,5'),
    { hourlyRate: 14.5 },
  ],
  [
    'POST-54 a note for the product',
    'sideNote',
    {},
    write(/^Note/, 'Urgent'),
    { sideNote: 'Urgent' },
  ],
  [
    'ENT-26 the number of the company’s own order',
    'orderNumber',
    {},
    write(/^Numéro de bon/, 'BC-114'),
    { orderNumber: 'BC-114' },
  ],
  [
    'POST-55 POST-60 a subtask of the company’s own',
    'subtasks',
    {},
    async (user) => {
      await user.click(await soonByRole('button', 'Ajouter une tâche'))
      await user.type(byRole('textbox', 'Intitulé de la tâche'), 'Dresser les tables')
      await user.click(byRole('button', 'Ajouter'))
    },
    { subtasks: [{ name: 'Dresser les tables', custom: true }] },
  ],
  [
    'POST-57 a tool at its level',
    'tools',
    {},
    async (user) => {
      await take('Rechercher un outil', 'Tableur')(user)
      await choose(user, 'Niveau\u202f: Tableur', 'Expert')
    },
    { tools: [{ id: 'tableur', name: 'Tableur', custom: false, level: 'expert' }] },
  ],
  [
    'POST-58 the conditions of work',
    'workConditions',
    {},
    write(/^Précisions/, 'Sol glissant'),
    { workConditions: 'Sol glissant' },
  ],
]

const notEdited = ['jobTitle', 'type', 'shifts', 'flexiblePlanning']
const editable = Object.keys(missionFacts).filter(
  (fact) => !notEdited.includes(fact),
) as EditableFact[]

const named = (label: string) => label.replace('{{product}}', 'Renfort')

describe('the dialog of a field', () => {
  it.each(changes)(
    '%s is sent alone, then the dialog closes',
    async (_what, field, mission, act, body) => {
      const sent = answer(updateMission, () => aMission())
      const { user, onClose } = await open(field, mission)
      expect(hasRole('dialog', named(record.facts.labels[field]))).toBe(true)
      expect(isClosed(save())).toBe(true)
      await act(user)
      await press(user, 'Enregistrer')
      await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
      const { version } = aMission()
      expect(sent).toEqual([
        { params: { id: missionId }, body: { ...body, id: missionId, version } },
      ])
      expect(toasts()).toEqual(['Réussi Modifications enregistrées.'])
    },
  )

  it.each(editable)('has the title of %s in English', async (field) => {
    if (field === 'requestedSiders') answer(listCandidates, () => noCandidate)
    answer(listMotives, () => [])
    await open(field, {}, { locale: 'en' })
    expect(await soonByRole('dialog', named(recordEn.facts.labels[field]))).toBeDefined()
  })
})

/** These fields follow the locks of the mission; a name and a note can always change (TASK-53). */
const sealed = editable.filter(
  (field) => !['name', 'sideNote', 'orderNumber', 'motive', 'requestedSiders'].includes(field),
)

describe('a dialog that may not change anything', () => {
  it.each(sealed)('POST-36 says of %s that the mission has contracts', async (field) => {
    await open(field, { hasContracts: true, location: anAddress() })
    expect(saidOf(save())).toEqual([errorSentence('errors.task.locked')])
  })

  it.each(['name', 'sideNote', 'orderNumber'] as const)(
    'POST-36 leaves %s open under contracts',
    async (field) => {
      await open(field, { hasContracts: true })
      expect(saidOf(save())).toEqual(['Rien n’a été modifié.'])
    },
  )

  it.each(['address', 'addressDetails'] as const)(
    'POST-36 says of %s that Siders were requested',
    async (field) => {
      const sider = {
        id: julien,
        firstName: 'Léa',
        lastName: 'Roux',
        pictureURL: null,
        status: 'requested' as const,
      }
      await open(field, { requestedSiders: [sider], location: anAddress() })
      expect(saidOf(save())).toEqual([errorSentence('errors.task.address_locked')])
    },
  )

  it('PERM-07 tells a collaborator that their rights are not enough', async () => {
    await open('name', {}, { as: { role: 'collaborator' } })
    expect(saidOf(save())).toEqual([errorSentence('errors.user.forbidden')])
  })
})

describe('a list that must not be empty', () => {
  it.each([
    [
      'POST-45',
      'languages',
      { languages: jobOptions.languages.slice(0, 1) },
      'Retirer Anglais',
      fr.nothingChosen.languages,
    ],
    [
      'POST-57',
      'tools',
      { tools: [{ id: 'tableur', name: 'Tableur', custom: false, level: 'beginner' }] },
      'Retirer Tableur',
      fr.nothingChosen.tools,
    ],
  ] as const)(
    '%s %s cannot be saved empty, and says so',
    async (_id, field, mission, remove, sentence) => {
      const { user } = await open(field, mission as Partial<Mission>)
      await user.click(await soonByRole('button', remove))
      expect(isClosed(save())).toBe(true)
      expect(screen.getByText(sentence)).toBeDefined()
    },
  )

  it('POST-46 licences cannot be saved empty, and say so', async () => {
    const { user } = await open('licences', { licences: jobOptions.licences.slice(0, 1) })
    await user.click(await soonByRole('checkbox', 'Permis B'))
    expect(isClosed(save())).toBe(true)
    expect(screen.getByText(fr.nothingChosen.licences)).toBeDefined()
  })

  it('POST-55 subtasks cannot be saved empty', async () => {
    const { user } = await open('subtasks', {
      subtasks: [{ id: 'salle', name: 'Servir en salle', custom: false }],
    })
    await user.click(await soonByRole('checkbox', 'Servir en salle'))
    expect(saidOf(save())).toEqual(['Corrigez les champs signalés pour enregistrer.'])
  })
})

describe('what the company names itself', () => {
  it('POST-60 has 2 to 50 characters, and is not in the list already', async () => {
    const { user } = await open('subtasks')
    await user.click(await soonByRole('button', 'Ajouter une tâche'))
    const add = () => byRole('button', 'Ajouter')
    const name = () => byRole('textbox', 'Intitulé de la tâche')
    const rule = 'Le nom compte de 2 à 50 caractères.'
    expect(saidOf(add())).toEqual([rule])
    await user.type(name(), 'a')
    expect(saidOf(add())).toEqual([rule])
    await user.type(name(), 'b')
    expect(isClosed(add())).toBe(false)
    await user.clear(name())
    await user.paste('x'.repeat(51))
    expect(saidOf(add())).toEqual([rule])
    await user.clear(name())
    await user.type(name(), 'servir EN salle')
    expect(saidOf(add())).toEqual(['Ce nom est déjà dans la liste.'])
  })

  it('POST-42 says who provides safety equipment', async () => {
    const sent = answer(updateMission, () => aMission())
    const { user, onClose } = await open('safetyEquipment')
    await user.click(await soonByRole('button', /^Ajouter un équipement de protection/))
    await user.type(byRole('textbox', 'Nom de l’équipement'), 'Gants anti-coupure')
    expect(saidOf(byRole('button', 'Ajouter'))).toEqual(['Dites qui fournit cet équipement.'])
    await user.click(byRole('radio', 'L’entreprise'))
    await user.click(byRole('button', 'Ajouter'))
    await press(user, 'Enregistrer')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
    expect(sent[0]?.body.equipments).toEqual([
      { name: 'Gants anti-coupure', custom: true, group: 'Safety', providedBy: 'company' },
    ])
  })

  it('POST-41 needs no provider for other equipment', async () => {
    const { user } = await open('otherEquipment')
    await user.click(await soonByRole('button', /^Ajouter un autre équipement/))
    await user.type(byRole('textbox', 'Nom de l’autre équipement'), 'Tire-bouchon')
    expect(hasRole('radio', 'L’entreprise')).toBe(false)
    expect(isClosed(byRole('button', 'Ajouter'))).toBe(false)
  })
})

describe('the hourly rate', () => {
  const rate = () => byRole('textbox', 'Taux horaire brut')
  it.each([
    ['POST-61', '14,555', 'Indiquez un montant avec deux décimales au plus, par exemple 13,50.'],
    ['POST-61', 'quatorze', 'Indiquez un montant avec deux décimales au plus, par exemple 13,50.'],
    ['POST-62', '12,01', 'C’est moins que le minimum légal de 12,02\u202f€ brut de l’heure.'],
    ['POST-63', '13,49', 'Le taux ne peut pas être baissé\u202f: 13,50\u202f€ au moins.'],
  ])('%s refuses %s and says why', async (_id, typed, sentence) => {
    const { user } = await open('hourlyRate')
    await write('Taux horaire brut', typed)(user)
    await waitFor(() => expect(saidOf(rate())).toContain(sentence))
    expect(isClosed(save())).toBe(true)
  })

  it('POST-64 shows the minimum of the legal values', async () => {
    await open('hourlyRate')
    await waitFor(() =>
      expect(saidOf(rate())).toContain('Minimum légal\u202f: 12,02\u202f€ brut de l’heure.'),
    )
  })

  it('POST-64 shows that of Mayotte for work that begins there, with its text', async () => {
    const { user } = await open('hourlyRate', {
      location: anAddress({ postalCode: '97600', city: 'Mamoudzou' }),
      hourlyRate: 9.6,
    })
    const sentence = 'Minimum légal à Mayotte\u202f: 9,56\u202f€ brut de l’heure (Arrêté).'
    await waitFor(() => expect(saidOf(rate())).toContain(sentence))
    await write('Taux horaire brut', '9,55')(user)
    await waitFor(() =>
      expect(saidOf(rate())).toContain(
        'C’est moins que le minimum légal de Mayotte, 9,56\u202f€ brut de l’heure (Arrêté).',
      ),
    )
  })

  it('POST-63 may be lowered by internal staff who act for the company, not below the minimum', async () => {
    const { user } = await open(
      'hourlyRate',
      {},
      { as: { actingUntil: '2026-11-23T18:00:00.000Z' } },
    )
    await write('Taux horaire brut', '13.4')(user)
    expect(isClosed(save())).toBe(false)
    await write('Taux horaire brut', '12')(user)
    await waitFor(() => expect(isClosed(save())).toBe(true))
  })
})

describe('the manager', () => {
  it('POST-31 is one of those who may manage missions', async () => {
    const { user } = await open('manager')
    await user.click(await soonByRole('combobox', 'Qui gère cette mission\u202f?'))
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(names).toEqual(['Julien Morel Responsable de mission', 'Nadia Morel Administrateur'])
  })

  it('POST-32 who has left is named, until another is chosen', async () => {
    const gone = { id: paul, firstName: 'Paul', lastName: 'Morel' }
    const { user } = await open('manager', {
      managerId: paul,
      manager: gone,
      managerEligible: false,
    })
    const warning = 'Paul Morel ne peut plus gérer de mission. Choisissez une autre personne.'
    expect(await screen.findByText(warning)).toBeDefined()
    await choose(user, 'Qui gère cette mission\u202f?', /^Julien/)
    expect(screen.queryByText(warning)).toBeNull()
  })
})

describe('a change that the API refuses', () => {
  it('POST-35 shows the problem of a field under it and keeps what was typed', async () => {
    answer(updateMission, () =>
      refusedFields(issue(['name'], 'errors.field.name_too_long', { max: 25 })),
    )
    const { user, onClose } = await open('name')
    await user.type(byRole('textbox', /^Complément du nom/), 'Terrasse')
    await press(user, 'Enregistrer')
    const sentence = errorSentence('errors.field.name_too_long', { max: 25 })
    await waitFor(() => expect(saidOf(byRole('textbox', /^Complément du nom/))).toContain(sentence))
    expect(toasts()).toEqual([])
    expect(onClose).not.toHaveBeenCalled()
  })

  it('ERR-04 tells a lock that came meanwhile in a toast', async () => {
    answer(updateMission, () => refused('errors.task.locked'))
    const { user, onClose } = await open('dressCode')
    await user.type(await soonByRole('combobox', /^Tenue/), 'Noir')
    await press(user, 'Enregistrer')
    await waitFor(() => expect(toasts()).toEqual([`Erreur ${errorSentence('errors.task.locked')}`]))
    expect(onClose).not.toHaveBeenCalled()
  })
})

it('POST-56 takes no more than 25 characters for the suffix', async () => {
  const { user } = await open('name')
  await user.type(byRole('textbox', /^Complément du nom/), 'x'.repeat(30))
  expect(byRole('textbox', /^Complément du nom/)).toHaveProperty('value', 'x'.repeat(25))
})
