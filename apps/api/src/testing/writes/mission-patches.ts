import {
  administration,
  jobDescriptions,
  motives,
  organisation,
  preselection,
  shifts,
} from '@renfort/contract'
import { anApplicant } from '../applicants.ts'
import { actingFor, anInsider, type TestCompany } from '../companies.ts'
import { aDepartment, withFeature } from '../flexible-missions.ts'
import { aJobDescription } from '../job-descriptions.ts'
import {
  aDraft,
  aMotive,
  anAddress,
  aPostedMission,
  at,
  patched,
  theMission,
  withShifts,
} from '../missions.ts'
import { patchable } from './patchable.ts'
import { aSider } from '../siders.ts'
import { call, type TestApp } from '../test-app.ts'

async function aLocation(app: TestApp, { id, admin }: TestCompany, title: string): Promise<string> {
  const { body } = await call(app, organisation.createLocation, admin, {
    params: { id },
    body: { ...anAddress, title },
  })
  return body.id
}

/** Another value of each field of the work that a job description and a mission share. */
const ofTheWork = {
  subtasks: [[{ name: 'Ranger la terrasse', custom: true }], 'subtasks'],
  purpose: ['Servir', 'purpose'],
  workConditions: ['Station debout', 'workConditions'],
  dressCode: ['Tenue noire', 'dressCode'],
  riskIds: [['environment-cash'], 'risks'],
  languageIds: [['eng-fluent'], 'languages'],
  licenceIds: [['driving-b'], 'licences'],
  tools: [[{ name: 'Logiciel maison', custom: true, level: 'beginner' }], 'tools'],
  experiences: [[{ name: 'Banquets', duration: 6 }], 'experiences'],
  executiveStatus: ['ETAM', 'executiveStatus'],
  hourlyRate: [15, 'hourlyRate', 'pricing'],
  remote: [true, 'remote', 'location.remote', 'location.online'],
  motorized: [true, 'motorized', 'location.motorized', 'location.vehicle'],
} as const
const someEquipment = [{ name: 'Badge maison', group: 'Other', custom: true }]

async function twoShifts(app: TestApp, { admin }: TestCompany) {
  const taskId = await aDraft(app, admin)
  const [first] = await withShifts(app, admin, taskId, [
    at('2026-12-07', '09:00', '17:00', { breakDuration: 60, slots: 2 }),
    at('2026-12-08', '09:00', '17:00', { breakDuration: 45, slots: 3 }),
  ])
  return {
    taskId,
    id: first?.id ?? '',
    read: async () => (await theMission(app, admin, taskId)).shifts,
  }
}
const ofAShift = {
  startDate: ['2026-12-07T07:30:00.000Z', '0.startDate'],
  endDate: ['2026-12-07T17:30:00.000Z', '0.endDate'],
  breakDuration: [30, '0.breakDuration'],
  slots: [5, '0.slots'],
} as const

/** What is edited of job descriptions, missions, shifts and applicants. */
export const missionPatches = [
  patchable(jobDescriptions.updateJobDescription, async (app, company) => {
    const { admin } = company
    const { id } = await aJobDescription(app, admin, {
      suffix: 'Salle',
      riskIds: ['environment-lone'],
      hasHighRiskPosition: true,
      managerId: admin.userId,
      locationId: await aLocation(app, company, 'Brasserie'),
    })
    return {
      caller: admin,
      input: (body) => ({ params: { id }, body }),
      read: async () => {
        const { body } = await call(app, jobDescriptions.listJobDescriptions, admin)
        return body.find((job) => job.id === id)
      },
      fields: {
        ...ofTheWork,
        equipment: [someEquipment, 'equipment'],
        suffix: ['Terrasse', 'suffix'],
        managerId: [null, 'managerId'],
        locationId: [null, 'location'],
        hasHighRiskPosition: [null, 'hasHighRiskPosition'],
        // Another job has other subtasks (JD-11).
        jobTitleId: ['cook', 'jobTitle', 'subtasks'],
      },
      others: { preSelection: 'Of internal staff; patched below.' },
    }
  }),
  patchable(jobDescriptions.updateJobDescription, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    const caller = await actingFor(app, admin)
    return {
      caller,
      input: (body) => ({ params: { id }, body }),
      read: async () => (await call(app, jobDescriptions.listJobDescriptions, admin)).body,
      fields: { preSelection: [true, '0.preSelection'] },
    }
  }),
  patchable(administration.archiveMission, async (app, { admin }) => {
    const id = await aDraft(app, admin)
    return {
      caller: await anInsider(app),
      input: (body) => ({ params: { id }, body }),
      read: () => theMission(app, admin, id),
      fields: { archived: [true, 'archived'] },
    }
  }),
  patchable(preselection.changeTask, async (app, company) => {
    const { id: organisationId, admin, manager } = company
    await withFeature(app, organisationId, 'departments')
    const id = await aDraft(app, admin)
    await withShifts(app, admin, id, [at('2026-12-07', '09:00', '17:00')])
    await patched(app, admin, id, { motive: aMotive, location: anAddress, managerId: admin.userId })
    const motive = await call(app, motives.createMotive, admin, {
      body: { ...aMotive, justification: 'Fêtes de fin d’année' },
    })
    const sider = await aSider(app, { knownTo: [company] })
    return {
      caller: admin,
      input: (body) => ({ params: { id }, body }),
      read: () => theMission(app, admin, id),
      fields: {
        ...ofTheWork,
        equipments: [someEquipment, 'equipments'],
        name: ['Noël', 'name'],
        motiveId: [motive.body.id, 'motive', 'motiveId'],
        motive: [{ ...aMotive, justification: 'Salon annuel' }, 'motive', 'motiveId'],
        'addressDetails.title': ['Entrée B', 'location.title'],
        'addressDetails.description': ['Au fond', 'location.description'],
        location: [{ ...anAddress, title: 'Annexe' }, 'location'],
        locationId: [await aLocation(app, company, 'Siège'), 'location'],
        managerId: [manager.userId, 'manager', 'managerId'],
        departmentId: [await aDepartment(app, admin, organisationId), 'departmentId'],
        missionInformation: ['Vestiaire au sous-sol', 'missionInformation'],
        sideNote: ['Merci', 'sideNote'],
        orderNumber: ['BC-2026-114', 'orderNumber'],
        requestedSiderIds: [[sider], 'requestedSiders'],
        requestedSidersOnly: [true, 'requestedSidersOnly'],
      },
      others: {
        isFlexiblePlanning: 'Of missions without shifts; patched below.',
        flexiblePlanning: 'Another name of the same.',
        id: 'The mission itself.',
        version: 'The version that was read.',
        attendanceConfigType: 'Of internal staff; patched below.',
        update: 'Of an applicant; patched below.',
      },
    }
  }),
  patchable(preselection.changeTask, async (app, { id: organisationId, admin }) => {
    await withFeature(app, organisationId, 'flexiblePlanning')
    const id = await aDraft(app, admin)
    return {
      caller: admin,
      input: (body) => ({ params: { id }, body }),
      read: () => theMission(app, admin, id),
      fields: {
        isFlexiblePlanning: [true, 'isFlexiblePlanning'],
        flexiblePlanning: [false, 'isFlexiblePlanning'],
      },
    }
  }),
  patchable(preselection.changeTask, async (app, { admin }) => {
    const id = await aDraft(app, admin)
    return {
      caller: await actingFor(app, admin),
      input: (body) => ({ params: { id }, body }),
      read: () => theMission(app, admin, id),
      fields: { attendanceConfigType: ['timesheet', 'attendanceConfigType'] },
    }
  }),
  patchable(preselection.changeTask, async (app, { admin }) => {
    const operator = await actingFor(app, admin)
    const { id } = await aPostedMission(app, admin)
    const shown = await anApplicant(app, id, { shownBy: operator, comment: 'Disponible' })
    return {
      caller: operator,
      input: (body) => ({ params: { id }, body: { ...body, id: shown.id } }),
      read: async () => {
        const params = { taskId: id }
        return (await call(app, preselection.listApplicants, operator, { params })).body
      },
      fields: {
        'update.comment': ['Rappelé', '0.comment'],
        'update.visible': [false, '0.visible'],
      },
      others: {
        'update.preSelectionStatus': 'A decision, with its reason.',
        'update.refusalReason': 'Goes with a refusal.',
        'update.cvLink': 'A file.',
      },
    }
  }),
  patchable(shifts.updateShift, async (app, company) => {
    const { id, read } = await twoShifts(app, company)
    return {
      caller: company.admin,
      input: (body) => ({ params: { id }, body }),
      read,
      fields: ofAShift,
    }
  }),
  patchable(shifts.updateShifts, async (app, company) => {
    const { id, taskId, read } = await twoShifts(app, company)
    return {
      caller: company.admin,
      input: ({ shifts: change }) => ({
        params: { taskId },
        body: { shifts: [{ ...Object(change), id }] },
      }),
      read,
      fields: Object.fromEntries(
        Object.entries(ofAShift).map(([field, value]) => [`shifts.${field}`, value]),
      ),
      others: {
        'shifts.id': 'Which one it is.',
        'shifts.recurrenceId': 'A shift that is changed by itself leaves its series.',
      },
    }
  }),
]
