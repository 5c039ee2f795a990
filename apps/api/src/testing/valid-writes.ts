import { randomInt } from 'node:crypto'
import {
  account,
  administration,
  auth,
  departments,
  companySettings,
  featureFlags,
  flexiblePlanning,
  jobDescriptions,
  legalGuard,
  missions,
  motives,
  organisation,
  payment,
  permanent,
  remuneration,
  preselection,
  shifts,
  team,
  workers,
} from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/endpoint.ts'
import { openSession } from '../accounts/open-session.ts'
import { nobody } from '../platform/db.ts'
import type { InjectedParts } from '../platform/inject-call.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from './companies.ts'
import { aDraftMission, aJobDescription, readyJob } from './job-descriptions.ts'
import {
  aDraft,
  aMotive,
  anAddress,
  aPostedMission,
  aReadyMission,
  at,
  withShifts,
} from './missions.ts'
import { aPermanentRequest } from './permanent-requests.ts'
import { aDepartment, aFlexiblePlanning, withFeature } from './flexible-missions.ts'
import { newEmail } from './new-account.ts'
import { aSider } from './siders.ts'
import { type Caller, call, type TestApp } from './test-app.ts'

/** A call that succeeds once prepared, and one to the same operation that asks for something else. */
export interface ValidWrite {
  readonly caller: Caller | null
  readonly input: InjectedParts
  readonly other: InjectedParts
}

type Prepare = (app: TestApp, company: TestCompany) => Promise<ValidWrite>

function named(endpoint: Endpoint, prepare: Prepare): readonly [string, Prepare] {
  return [`${endpoint.method} ${endpoint.path}`, prepare]
}

const unknownId = '00000000-0000-4000-8000-000000000001'
const planned = at('2026-12-07', '09:00', '17:00')
const later = at('2026-12-08', '09:00', '17:00')

const someLegal = {
  name: 'Atelier Neuf',
  businessName: 'Atelier',
  siret: '732 829 320 00074',
  apeCode: '5610 A',
}

async function aMissionWithShifts(app: TestApp, { admin }: TestCompany) {
  const taskId = await aDraft(app, admin)
  const [first, second] = await withShifts(app, admin, taskId, [planned, later])
  if (first === undefined || second === undefined) throw new Error('No shifts.')
  return { taskId, first, second }
}

async function aLocation(app: TestApp, { id, admin }: TestCompany): Promise<string> {
  const { body } = await call(app, organisation.createLocation, admin, {
    params: { id },
    body: anAddress,
  })
  return body.id
}

const somebody = () => ({
  email: newEmail(),
  firstName: 'Ana',
  lastName: 'Blanc',
  role: 'collaborator' as const,
})

async function anInvitedMember(app: TestApp, { admin }: TestCompany): Promise<string> {
  const body = somebody()
  const { body: members } = await call(app, team.inviteMember, admin, { body })
  const member = members.find(({ email }) => email === body.email)
  if (member === undefined) throw new Error('Nobody was invited.')
  return member.id
}

const aLunch = { type: 'indemnity' as const, amount: 7.4 }

async function anIndemnity(app: TestApp, { id, admin }: TestCompany): Promise<string> {
  const { body } = await call(app, remuneration.changeIndemnities, admin, {
    params: { id },
    body: { lunch: aLunch },
  })
  const [lunch] = body.indemnities.lunch
  if (lunch === undefined) throw new Error('No indemnity was added.')
  // A company that has not confirmed its pay policy creates no missions any more.
  await call(app, remuneration.confirmIndemnities, admin, { params: { id } })
  return lunch.id
}

/** A further session of a user, by its id. */
async function aSession(app: TestApp, caller: Caller): Promise<string> {
  const user = { id: caller.userId, isInsider: false }
  await app.services.db.transaction(nobody, (transaction) => openSession(transaction, user))
  const { body } = await call(app, account.listSessions, caller)
  const other = body.find(({ isCurrent }) => !isCurrent)
  if (other === undefined) throw new Error('No other session.')
  return other.id
}

/** One for each operation that replays its first answer, by method and path. */
export const validWrites: ReadonlyMap<string, Prepare> = new Map([
  named(auth.updateMe, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { locale: 'en' } },
    other: { body: { locale: 'fr' } },
  })),
  named(account.updateProfile, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { firstName: 'Inès' } },
    other: { body: { firstName: 'Zoé' } },
  })),
  named(account.closeSession, async (app, { admin }) => ({
    caller: admin,
    input: { params: { id: await aSession(app, admin) } },
    other: { params: { id: unknownId } },
  })),
  named(account.closeOtherSessions, async (app, { admin }) => {
    await aSession(app, admin)
    return { caller: admin, input: {}, other: { query: { again: 'true' } } }
  }),
  named(departments.createDepartment, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { name: 'Salle' } },
    other: { params: { id }, body: { name: 'Bar' } },
  })),
  named(departments.updateDepartment, async (app, { id, admin }) => {
    const params = { id, departmentId: await aDepartment(app, admin, id, 'Étages') }
    return {
      caller: admin,
      input: { params, body: { code: 'A1' } },
      other: { params, body: { code: 'A2' } },
    }
  }),
  named(departments.deleteDepartment, async (app, { id, admin }) => {
    const departmentId = await aDepartment(app, admin, id, 'Cave')
    const another = await aDepartment(app, admin, id, 'Cuisine')
    return {
      caller: admin,
      input: { params: { id, departmentId } },
      other: { params: { id, departmentId: another } },
    }
  }),
  named(flexiblePlanning.saveFlexiblePlanning, async (app, company) => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const params = { taskId: await aDraft(app, company.admin) }
    return {
      caller: company.admin,
      input: { params, body: aFlexiblePlanning },
      other: { params, body: { ...aFlexiblePlanning, siders: 3 } },
    }
  }),
  named(featureFlags.setFlag, async (app, { id: organisationId }) => ({
    caller: await anInsider(app),
    input: { params: { key: 'flexiblePlanning' }, body: { organisationId, enabled: true } },
    other: { params: { key: 'flexiblePlanning' }, body: { organisationId, enabled: false } },
  })),
  named(administration.startImpersonation, async (app, { admin, manager }) => {
    const body = (userId: string) => ({ userId, reason: 'Aide demandée par téléphone' })
    return {
      caller: await anInsider(app),
      input: { body: body(admin.userId) },
      other: { body: body(manager.userId) },
    }
  }),
  named(administration.endImpersonation, async (app, { admin }) => {
    const { token, userId } = await actingFor(app, admin)
    return { caller: { token, userId }, input: {}, other: { query: { again: 'true' } } }
  }),
  named(team.inviteMember, async (_app, { admin }) => ({
    caller: admin,
    input: { body: somebody() },
    other: { body: somebody() },
  })),
  named(team.changeMemberRole, async (_app, { admin, manager }) => ({
    caller: admin,
    input: { params: { id: manager.userId }, body: { role: 'collaborator' } },
    other: { params: { id: manager.userId }, body: { role: 'admin' } },
  })),
  named(team.removeMember, async (_app, { admin, manager, collaborator }) => ({
    caller: admin,
    input: { params: { id: manager.userId } },
    other: { params: { id: collaborator.userId } },
  })),
  named(team.resendInvitation, async (app, company) => ({
    caller: company.admin,
    input: { params: { id: await anInvitedMember(app, company) } },
    other: { params: { id: await anInvitedMember(app, company) } },
  })),
  named(auth.forgotPassword, async (app, { admin }) => {
    const { email } = (await call(app, auth.readMe, admin)).body
    return {
      caller: null,
      input: { body: { email } },
      other: { body: { email: 'another@example.test' } },
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
  named(jobDescriptions.createMission, async (app, { admin }) => {
    const { id } = await aJobDescription(app, admin)
    return {
      caller: admin,
      input: { params: { id }, body: { taskDetails: { type: 'delegation' } } },
      other: { params: { id }, body: { taskDetails: { type: 'gestion' } } },
    }
  }),
  named(companySettings.updateProfile, async (_app, { admin }) => ({
    caller: admin,
    input: { body: { description: 'Une équipe' } },
    other: { body: { description: 'Une autre équipe' } },
  })),
  named(companySettings.updateLegalInformations, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: someLegal },
    other: { params: { id }, body: { ...someLegal, businessName: 'Autre' } },
  })),
  named(payment.updatePaymentInformations, async (app, { id, admin }) => ({
    caller: await actingFor(app, admin),
    input: { params: { id }, body: { data: { wantOrderForm: true } } },
    other: { params: { id }, body: { data: { wantOrderForm: false } } },
  })),
  named(organisation.createLocation, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: anAddress },
    other: { params: { id }, body: { ...anAddress, title: 'Annexe' } },
  })),
  named(organisation.updateLocation, async (app, company) => {
    const params = { id: company.id, locationId: await aLocation(app, company) }
    return {
      caller: company.admin,
      input: { params, body: { ...anAddress, title: 'Siège' } },
      other: { params, body: { ...anAddress, title: 'Annexe' } },
    }
  }),
  named(organisation.deleteLocation, async (app, company) => {
    const { id, admin } = company
    const locationId = await aLocation(app, company)
    const another = await aLocation(app, company)
    return {
      caller: admin,
      input: { params: { id, locationId } },
      other: { params: { id, locationId: another } },
    }
  }),
  named(remuneration.changeHoursTypes, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { sundays: { increase: 50 } } },
    other: { params: { id }, body: { sundays: { increase: 60 } } },
  })),
  named(remuneration.changeIndemnities, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id }, body: { lunch: aLunch } },
    other: { params: { id }, body: { transportation: { publicCoverRate: 50 } } },
  })),
  named(remuneration.deleteIndemnity, async (app, company) => {
    const { id, admin } = company
    const indemnityId = await anIndemnity(app, company)
    return {
      caller: admin,
      input: { params: { id, indemnityId } },
      other: { params: { id, indemnityId: unknownId } },
    }
  }),
  named(remuneration.changeBonuses, async (app, { id, admin }) => {
    const bonuses = (amount: number) => [{ name: 'Habillage', amount, frequency: 'day' as const }]
    return {
      caller: await actingFor(app, admin),
      input: { params: { id }, body: { bonuses: bonuses(2) } },
      other: { params: { id }, body: { bonuses: bonuses(3) } },
    }
  }),
  named(remuneration.confirmHoursTypes, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id } },
    other: { params: { id }, query: { again: 'true' } },
  })),
  named(remuneration.confirmIndemnities, async (_app, { id, admin }) => ({
    caller: admin,
    input: { params: { id } },
    other: { params: { id }, query: { again: 'true' } },
  })),
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
  named(motives.createMotive, async (_app, { admin }) => ({
    caller: admin,
    input: { body: aMotive },
    other: { body: { ...aMotive, justification: 'Fêtes de fin d’année' } },
  })),
  named(motives.deleteMotive, async (app, { admin }) => {
    const { body } = await call(app, motives.createMotive, admin, { body: aMotive })
    return {
      caller: admin,
      input: { params: { id: body.id } },
      other: { params: { id: unknownId } },
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
  named(missions.cloneMission, async (app, { admin }) => {
    const id = await aDraft(app, admin)
    return {
      caller: admin,
      input: { params: { id }, body: {} },
      other: { params: { id }, body: { name: 'Copie' } },
    }
  }),
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
  named(permanent.requestPermanentContract, async (_app, { admin }) => ({
    caller: admin,
    input: { body: aPermanentRequest },
    other: { body: { ...aPermanentRequest, jobName: 'Cuisinier' } },
  })),
  named(workers.createWorker, async (_app, { admin }) => {
    const phoneNumber = `+336${randomInt(10_000_000, 99_999_999)}`
    const body = { firstName: 'Léa', lastName: 'Roux', phoneNumber }
    return { caller: admin, input: { body }, other: { body: { ...body, lastName: 'Blanc' } } }
  }),
])

/** A prepared call, of a company of its own. */
export async function aValidWrite(app: TestApp, endpoint: Endpoint): Promise<ValidWrite> {
  const prepare = validWrites.get(`${endpoint.method} ${endpoint.path}`)
  if (prepare === undefined) {
    throw new Error(`${endpoint.method} ${endpoint.path} has no valid call in valid-writes.ts`)
  }
  return prepare(app, await aCompany(app))
}
