import {
  administration,
  flexiblePlanning,
  hiring,
  jobDescriptions,
  jobUsages,
  legalGuard,
  missions,
  preselection,
  shifts,
  calendarFeeds,
  planningViews,
  weekTemplates,
} from '@renfort/contract'
import { actingFor, anInsider, type TestCompany } from '../companies.ts'
import { aDraftMission, aJobDescription, ownPrices, readyJob } from '../job-descriptions.ts'
import { aDraft, aPostedMission, aReadyMission, at, withShifts } from '../missions.ts'
import { aFlexiblePlanning, withFeature } from '../flexible-missions.ts'
import { aSider } from '../siders.ts'
import { call, type Caller, type TestApp } from '../test-app.ts'
import { aWeekTemplate } from '../week-templates.ts'
import { named, unknownId } from './valid-write.ts'

const planned = at('2026-12-07', '09:00', '17:00')

const later = at('2026-12-08', '09:00', '17:00')

async function aMissionWithShifts(app: TestApp, { admin }: TestCompany) {
  const taskId = await aDraft(app, admin)
  const [first, second] = await withShifts(app, admin, taskId, [planned, later])
  if (first === undefined || second === undefined) throw new Error('No shifts.')
  return { taskId, first, second }
}

/** A view of the planning that somebody keeps, by its id. */
async function aView(app: TestApp, caller: Caller, name: string): Promise<string> {
  const input = { body: { name, shown: {} } }
  return (await call(app, planningViews.savePlanningView, caller, input)).body.id
}

/** A calendar link that somebody has made, by its id. */
async function aCalendar(app: TestApp, caller: Caller): Promise<string> {
  const input = { body: { name: 'Agenda', of: { kind: 'mine' as const } } }
  return (await call(app, calendarFeeds.createCalendarFeed, caller, input)).body.feed.id
}

/** Valid writes of job descriptions, missions, shifts and applicants. */
export const missionWrites = [
  named(flexiblePlanning.saveFlexiblePlanning, async (app, company) => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const params = { taskId: await aDraft(app, company.admin) }
    return {
      caller: company.admin,
      input: { params, body: aFlexiblePlanning },
      other: { params, body: { ...aFlexiblePlanning, siders: 3 } },
    }
  }),
  named(jobDescriptions.createJobDescription, async (_app, { admin }) => ({
    caller: admin,
    input: { body: readyJob },
    other: { body: { ...readyJob, hourlyRate: 14 } },
  })),
  named(jobDescriptions.updateJobDescription, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    return {
      caller: admin,
      input: { params: { id }, body: { purpose: 'Servir' } },
      other: { params: { id }, body: { purpose: 'Accueillir' } },
    }
  }),
  named(jobDescriptions.changePricing, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    return {
      caller: await actingFor(app, admin),
      input: { params: { id }, body: { pricing: ownPrices(1.8) } },
      other: { params: { id }, body: { pricing: null } },
    }
  }),
  named(jobDescriptions.deleteJobDescription, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    const { id: another } = await aJobDescription(app, admin)
    return { caller: admin, input: { params: { id } }, other: { params: { id: another } } }
  }),
  named(jobDescriptions.cloneJobDescription, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    return {
      caller: admin,
      input: { params: { id }, body: {} },
      other: { params: { id: unknownId }, body: {} },
    }
  }),
  named(jobUsages.copyJobDescription, async (app, { id: companyId, admin }) => {
    const params = { id: (await aJobDescription(app, admin)).id }
    return {
      caller: admin,
      input: { params, body: { companyId } },
      other: { params, body: { companyId, suffix: 'Terrasse' } },
    }
  }),
  named(jobDescriptions.createMission, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    return {
      caller: admin,
      input: { params: { id }, body: { taskDetails: { type: 'delegation' } } },
      other: { params: { id }, body: { taskDetails: { type: 'gestion' } } },
    }
  }),
  named(shifts.createShifts, async (app, { admin }) => {
    const params = { taskId: await aDraft(app, admin) }
    return {
      caller: admin,
      input: { params, body: { shifts: [planned] } },
      other: { params, body: { shifts: [later] } },
    }
  }),
  named(shifts.updateShifts, async (app, company) => {
    const { taskId, first } = await aMissionWithShifts(app, company)
    const body = (slots: number) => ({ shifts: [{ ...planned, id: first.id, slots }] })
    return {
      caller: company.admin,
      input: { params: { taskId }, body: body(2) },
      other: { params: { taskId }, body: body(3) },
    }
  }),
  named(shifts.updateShift, async (app, company) => {
    const { first } = await aMissionWithShifts(app, company)
    const params = { id: first.id }
    return {
      caller: company.admin,
      input: { params, body: { ...planned, slots: 2 } },
      other: { params, body: { ...planned, slots: 3 } },
    }
  }),
  named(shifts.deleteShift, async (app, company) => {
    const { first, second } = await aMissionWithShifts(app, company)
    return {
      caller: company.admin,
      input: { params: { id: first.id } },
      other: { params: { id: second.id } },
    }
  }),
  named(shifts.deleteShifts, async (app, company) => {
    const { first, second } = await aMissionWithShifts(app, company)
    return {
      caller: company.admin,
      input: { body: { ids: [first.id] } },
      other: { body: { ids: [second.id] } },
    }
  }),
  named(legalGuard.acknowledgeFindings, async (app, { admin }) => {
    const params = { taskId: await aDraft(app, admin) }
    await withShifts(app, admin, params.taskId, [planned])
    const findings = [{ key: 'missing_break' as const, dates: ['2026-12-07'] }]
    return {
      caller: admin,
      input: { params, body: { findings, reason: 'Pause prise à la relève' } },
      other: { params, body: { findings, reason: 'Pause prévue par l’équipe' } },
    }
  }),
  named(missions.updateMission, async (app, { admin }) => {
    const params = { id: await aDraft(app, admin) }
    return {
      caller: admin,
      input: { params, body: { name: 'Noël' } },
      other: { params, body: { name: 'Pâques' } },
    }
  }),
  named(missions.deleteMission, async (app, { admin }) => {
    const id = await aDraftMission(app, admin)
    const another = await aDraftMission(app, admin)
    return { caller: admin, input: { params: { id } }, other: { params: { id: another } } }
  }),
  named(administration.archiveMission, async (app, { admin }) => {
    const params = { id: await aDraftMission(app, admin) }
    return {
      caller: await anInsider(app),
      input: { params, body: { archived: true } },
      other: { params, body: { archived: false } },
    }
  }),
  named(missions.cloneMission, async (app, { admin }) => {
    const id = await aDraft(app, admin)
    return {
      caller: admin,
      input: { params: { id }, body: {} },
      other: { params: { id }, body: { name: 'Copie' } },
    }
  }),
  named(weekTemplates.saveWeekTemplate, async (app, { admin }) => {
    const params = { id: (await aJobDescription(app, admin)).id }
    return {
      caller: admin,
      input: { params, body: aWeekTemplate },
      other: { params, body: { ...aWeekTemplate, name: 'Soirées' } },
    }
  }),
  named(weekTemplates.deleteWeekTemplate, async (app, { admin }) => {
    const { id: job } = await aJobDescription(app, admin)
    const save = async (name: string) => {
      const input = { params: { id: job }, body: { ...aWeekTemplate, name } }
      return (await call(app, weekTemplates.saveWeekTemplate, admin, input)).body.id
    }
    return {
      caller: admin,
      input: { params: { id: await save('Midi') } },
      other: { params: { id: await save('Soirées') } },
    }
  }),
  named(planningViews.savePlanningView, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { name: 'Cuisine', shown: { view: 'siders', job: 'cook' } } },
    other: { body: { name: 'Salle', shown: {} } },
  })),
  named(planningViews.changePlanningView, async (app, { admin }) => {
    const params = { id: await aView(app, admin, 'Midi') }
    return {
      caller: admin,
      input: { params, body: { isDefault: true } },
      other: { params, body: { name: 'Service du midi' } },
    }
  }),
  named(planningViews.deletePlanningView, async (app, { admin }) => ({
    caller: admin,
    input: { params: { id: await aView(app, admin, 'Matin') } },
    other: { params: { id: await aView(app, admin, 'Soir') } },
  })),
  named(calendarFeeds.renameCalendarFeed, async (app, { admin }) => {
    const params = { id: await aCalendar(app, admin) }
    return {
      caller: admin,
      input: { params, body: { name: 'Mon agenda' } },
      other: { params, body: { name: 'Notre agenda' } },
    }
  }),
  named(calendarFeeds.revokeCalendarFeed, async (app, { admin }) => ({
    caller: admin,
    input: { params: { id: await aCalendar(app, admin) } },
    other: { params: { id: await aCalendar(app, admin) } },
  })),
  named(missions.confirmMission, async (app, { admin }) => {
    const params = { id: await aReadyMission(app, admin) }
    return {
      caller: admin,
      input: { params, body: {} },
      other: { params, body: { sideNote: 'Sonnez deux fois' } },
    }
  }),
  named(preselection.addApplicant, async (app, { admin }) => {
    const params = { id: (await aPostedMission(app, admin)).id }
    const body = async () => ({ siderId: await aSider(app), availabilities: [] })
    return {
      caller: await anInsider(app),
      input: { params, body: await body() },
      other: { params, body: await body() },
    }
  }),
  named(hiring.hireSiders, async (app, { admin }) => {
    const shifts = [at('2026-12-07', '09:00', '17:00', { slots: 2 })]
    const params = { id: (await aPostedMission(app, admin, { shifts })).id }
    const body = async () => ({ assignments: [{ siderId: await aSider(app) }] })
    return {
      caller: await anInsider(app),
      input: { params, body: await body() },
      other: { params, body: await body() },
    }
  }),
  named(hiring.removeHire, async (app, { admin }) => {
    const shifts = [at('2026-12-07', '09:00', '17:00', { slots: 2 })]
    const params = { id: (await aPostedMission(app, admin, { shifts })).id }
    const caller = await anInsider(app)
    const [first, second] = [await aSider(app), await aSider(app)]
    const assignments = [{ siderId: first }, { siderId: second }]
    await call(app, hiring.hireSiders, caller, { params, body: { assignments } })
    const body = (siderId: string) => ({ siderId, reason: 'sick' as const })
    return {
      caller,
      input: { params, body: body(first) },
      other: { params, body: body(second) },
    }
  }),
  named(hiring.answerRequest, async (app, company) => {
    const siderId = await aSider(app, { knownTo: [company] })
    const mission = await aPostedMission(app, company.admin, { requestedSiderIds: [siderId] })
    const params = { id: mission.id, siderId }
    return {
      caller: await anInsider(app),
      input: { params, body: { status: 'accepted', through: 'phone' } },
      other: { params, body: { status: 'declined', through: 'text' } },
    }
  }),
  named(hiring.moveSelection, async (app, { admin }) => {
    const params = { id: (await aPostedMission(app, admin)).id }
    return {
      caller: await anInsider(app),
      input: { params, body: { status: 'ongoing' } },
      other: { params, body: { status: 'closed' } },
    }
  }),
]
