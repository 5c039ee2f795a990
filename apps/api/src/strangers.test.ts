import {
  account,
  departments,
  deputies,
  jobDescriptions,
  missions,
  motives,
  organisation,
  calendarFeeds,
  planningViews,
  remuneration,
  secondFactors,
  shifts,
  weekTemplates,
  workers,
} from '@renfort/contract'
import { type Endpoint, isOpen } from '@renfort/contract/kernel/endpoint.ts'
import { keyScopes } from '@renfort/domain/access/key-scopes.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { operationTable } from './operations/operation-table.ts'
import { aKey } from './testing/api-keys.ts'
import { aDirectory, aGroupOf } from './testing/directories.ts'
import { aCompany, actingFor, aGroup, type TestCompany } from './testing/companies.ts'
import { hoursIn } from './testing/writes/attendance-writes.ts'
import { aFeedback } from './testing/writes/feedback-writes.ts'
import { aBatch } from './testing/contracts.ts'
import { aFlexiblePlanning } from './testing/flexible-missions.ts'
import { anInvoice } from './testing/invoices.ts'
import { ownPrices } from './testing/job-descriptions.ts'
import { aConnection, aDomain } from './testing/single-sign-on.ts'
import { aNewWebhook, aWebhookWithDelivery } from './testing/webhooks.ts'
import { aWeekTemplate } from './testing/week-templates.ts'
import { unknownId } from './testing/writes/valid-write.ts'
import { addPasskeyOf, aDevice } from './testing/second-factors.ts'
import { aDigestLink } from './testing/notifications.ts'
import { call, type Caller, sharedApp, type TestApp } from './testing/test-app.ts'
import { wireDay } from './testing/wire-day.ts'

/** One thing of each kind that an id can name, all of one company. */
interface Possessions {
  readonly organisationId: string
  readonly jobDescriptionId: string
  readonly missionId: string
  readonly motiveId: string
  readonly locationId: string
  readonly indemnityId: string
  readonly shiftId: string
  readonly recurrenceId: string
  readonly siderId: string
  readonly memberId: string
  readonly sessionId: string
  readonly passkeyId: string
  readonly departmentId: string
  readonly keyId: string
  readonly directoryTokenId: string
  readonly directoryGroupId: string
  readonly webhookId: string
  readonly domainId: string
  readonly deliveryId: string
  readonly weekTemplateId: string
  readonly planningViewId: string
  readonly calendarId: string
  readonly absenceId: string
  readonly digestLink: string
  readonly contractsId: string
  readonly attendanceId: string
  readonly feedbackId: string
  readonly invoiceId: string
}

let app: TestApp
let owner: TestCompany
let stranger: TestCompany
let owned: Possessions
let strangers: Possessions
/** Callers of other companies, by their relation to the owner. */
let outsiders: ReadonlyMap<string, Caller>
const strangerKinds = [
  'the admin of another company',
  'its mission manager',
  'an insider who acts for its admin',
  'the admin of a sister in the group',
  'the admin of the group, in that sister',
  'a key of another company',
  'a key of the group, in that sister',
] as const

async function furnish(company: TestCompany, phone: string): Promise<Possessions> {
  const { admin } = company
  const created = async <E extends Endpoint>(endpoint: E, input: Parameters<typeof call<E>>[3]) => {
    const { status, body, error } = await call(app, endpoint, admin, input)
    expect(status, JSON.stringify(error)).toBeLessThan(300)
    return body
  }
  const location = await created(organisation.createLocation, {
    params: { id: company.id },
    body: { title: 'Siège', address: '1 rue X', postalCode: '69001', city: 'Lyon', favorite: true },
  })
  const job = await created(jobDescriptions.createJobDescription, {
    body: {
      jobTitleId: 'waiter',
      subtasks: [{ name: 'Servir', custom: true }],
      hasHighRiskPosition: false,
      hourlyRate: 13,
      executiveStatus: 'worker',
      locationId: location.id,
    },
  })
  const mission = await created(jobDescriptions.createMission, {
    params: { id: job.id },
    body: { taskDetails: { type: 'gestion' } },
  })
  const motive = await created(motives.createMotive, {
    body: { reason: 'activityIncrease', justification: 'Fêtes de fin d’année' },
  })
  await created(missions.updateMission, {
    params: { id: mission.id },
    body: { motiveId: motive.id },
  })
  const planning = await created(shifts.createShifts, {
    params: { taskId: mission.id },
    body: {
      shifts: [
        {
          startDate: '2026-12-07T08:00:00.000Z',
          endDate: '2026-12-07T16:00:00.000Z',
          breakDuration: 60,
          slots: 1,
        },
      ],
      recurrence: { type: 'weekly', interval: 1, days: [0], until: '2026-12-07' },
    },
  })
  const sider = await created(workers.createWorker, {
    body: { firstName: 'Léa', lastName: 'Roux', phoneNumber: phone },
  })
  const department = await created(departments.createDepartment, {
    params: { id: company.id },
    body: { name: 'Salle' },
  })
  const weekTemplate = await created(weekTemplates.saveWeekTemplate, {
    params: { id: job.id },
    body: aWeekTemplate,
  })
  const planningView = await created(planningViews.savePlanningView, {
    body: { name: 'Cuisine', shown: {} },
  })
  const absence = await created(deputies.declareAbsence, {
    body: {
      from: wireDay('2026-12-01'),
      until: wireDay('2026-12-11'),
      deputyId: company.manager.userId,
    },
  })
  const calendar = await created(calendarFeeds.createCalendarFeed, {
    body: { name: 'Agenda', of: { kind: 'mine' } },
  })
  const { webhookId, deliveryId } = await aWebhookWithDelivery(app, admin)
  const directory = await aDirectory(app, company)
  const sessions = await created(account.listSessions, {})
  await addPasskeyOf(app, company.admin, aDevice(app))
  const { passkeys } = await created(secondFactors.readSecondFactor, {})
  // Before the pay policy is changed: who has not confirmed it orders nothing.
  const batch = await aBatch(app, company)
  const attendanceId = await hoursIn(app, company, 'att.waiting')
  const { id: feedbackId } = await aFeedback(app, company)
  const invoiceId = await anInvoice(app, company)
  const { indemnities } = await created(remuneration.changeIndemnities, {
    params: { id: company.id },
    body: { transportation: { publicCoverRate: 50 } },
  })
  return {
    organisationId: company.id,
    jobDescriptionId: job.id,
    missionId: mission.id,
    motiveId: motive.id,
    locationId: location.id,
    indemnityId: indemnities.transportation[0]?.id ?? '',
    shiftId: planning.shifts[0]?.id ?? '',
    recurrenceId: planning.recurrence?.id ?? '',
    siderId: sider.id,
    memberId: company.manager.userId,
    sessionId: sessions[0]?.id ?? '',
    passkeyId: passkeys[0]?.id ?? '',
    departmentId: department.id,
    keyId: (await aKey(app, company)).id,
    directoryTokenId: directory.tokenId,
    directoryGroupId: await aGroupOf(app, directory),
    weekTemplateId: weekTemplate.id,
    webhookId,
    domainId: (await aDomain(app, { id: company.id, admin })).id,
    deliveryId,
    planningViewId: planningView.id,
    calendarId: calendar.feed.id,
    absenceId: absence.id,
    digestLink: aDigestLink(app, { company, reader: admin }),
    contractsId: batch.id,
    attendanceId,
    feedbackId,
    invoiceId,
  }
}

beforeAll(async () => {
  app = await sharedApp()
  stranger = await aCompany(app, { name: 'Étrangère' })
  const group = await aGroup(app)
  const sister = await aCompany(app, { name: 'Sœur', parentId: group.id })
  owner = await aCompany(app, { name: 'Propriétaire', parentId: group.id })
  owned = await furnish(owner, '+33639982001')
  outsiders = new Map<(typeof strangerKinds)[number], Caller>([
    ['the admin of another company', stranger.admin],
    ['its mission manager', stranger.manager],
    ['an insider who acts for its admin', await actingFor(app, stranger.admin)],
    ['the admin of a sister in the group', sister.admin],
    ['the admin of the group, in that sister', { ...group.admin, organisationId: sister.id }],
    ['a key of another company', (await aKey(app, stranger)).caller],
    [
      'a key of the group, in that sister',
      { ...(await aKey(app, group)).caller, organisationId: sister.id },
    ],
  ])
  strangers = await furnish(stranger, '+33639982002')
})

/** Which id each path parameter of an operation names. */
function idsFor(endpoint: Endpoint, has: Possessions): Record<string, string> {
  const { path } = endpoint
  if (path.startsWith('/organisations/')) {
    const { organisationId: id, contractsId: docId } = has
    const { locationId, departmentId, indemnityId, keyId, domainId } = has
    const { directoryTokenId, directoryGroupId } = has
    const ofAccess = { keyId, domainId, directoryTokenId, directoryGroupId }
    return { id, locationId, departmentId, indemnityId, docId, ...ofAccess }
  }
  if (path.startsWith('/job-descriptions/:id')) return { id: has.jobDescriptionId }
  if (path.startsWith('/tasks/')) return { id: has.missionId, taskId: has.missionId }
  if (path.startsWith('/shifts/')) return { id: has.shiftId }
  if (path.startsWith('/shift-recurrences/')) return { id: has.recurrenceId }
  if (path.startsWith('/week-templates/')) return { id: has.weekTemplateId }
  if (path.startsWith('/v1/webhooks/')) return { id: has.webhookId, deliveryId: has.deliveryId }
  if (path.startsWith('/v1/planning/views/')) return { id: has.planningViewId }
  if (path.startsWith('/v1/notifications/links/')) return { link: has.digestLink }
  if (path.startsWith('/v1/absences/')) return { id: has.absenceId }
  if (path.startsWith('/v1/calendars/')) return { id: has.calendarId }
  if (path.startsWith('/v1/sites/')) return { locationId: has.locationId }
  if (path.startsWith('/motives/')) return { id: has.motiveId }
  if (path.startsWith('/me/organisations/users/')) return { id: has.memberId }
  if (path.startsWith('/siders/:id')) return { id: has.siderId }
  if (path.startsWith('/me/sessions/')) return { id: has.sessionId }
  if (path.startsWith('/me/passkeys/')) return { id: has.passkeyId }
  if (path.startsWith('/attendances/')) return { id: has.attendanceId }
  if (path.startsWith('/v1/feedback/organisation/')) {
    return { orgId: has.organisationId, siderId: has.siderId }
  }
  if (path.startsWith('/v1/feedback/')) return { id: has.feedbackId }
  if (path.startsWith('/v1/organisations/invoices/')) return { id: has.invoiceId }
  if (path.startsWith('/upload/')) return { type: 'logo', id: has.organisationId }
  return {}
}

const shift = {
  startDate: '2026-12-09T08:00:00.000Z',
  endDate: '2026-12-09T14:00:00.000Z',
  breakDuration: 0,
  slots: 1,
}
const anOpinion = {
  taskId: unknownId,
  typeId: 'attendance',
  managerId: unknownId,
  workAgain: 1,
}

/** A body that would be accepted from the owner, so that only the id can be refused. */
const bodies: Readonly<Record<string, unknown>> = {
  'PUT /me/passkeys/:id': { name: 'Poche' },
  'POST /v1/organisations/invoices/:id/collections': { tries: 1 },
  'POST /v1/organisations/invoices/:id/answers': { answer: 'approve' },
  'PUT /siders/:id/number': { ownNumber: '00123' },
  'PATCH /organisations/:id/payment-informations': { data: { tvaNumber: null } },
  'POST /organisations/:id/payment-informations/setup': { type: 'card' },
  'PATCH /organisations/:id/legal-informations': {
    name: 'A',
    businessName: 'A',
    siret: '73282932000074',
    apeCode: '5610A',
  },
  'POST /organisations/:id/locations': {
    title: 'A',
    address: 'B',
    postalCode: '69001',
    city: 'Lyon',
  },
  'PATCH /organisations/:id/locations/:locationId': {
    title: 'A',
    address: 'B',
    postalCode: '69001',
    city: 'Lyon',
  },
  'POST /organisations/:id/departments': { name: 'Bar' },
  'POST /organisations/:id/keys': { name: 'Paie', scopes: ['mission.read'] },
  'POST /organisations/:id/directory/tokens': { name: 'Okta' },
  'PUT /organisations/:id/directory/default-role': { role: 'collaborator' },
  'PUT /organisations/:id/directory/groups/:directoryGroupId/role': { role: 'collaborator' },
  'PUT /organisations/:id/single-sign-on': aConnection,
  'POST /organisations/:id/single-sign-on/domains': { domain: 'ailleurs.test' },
  'PATCH /v1/sites/:locationId': { asksCode: true },
  'PUT /v1/webhooks/:id': { ...aNewWebhook, disabled: false },
  'POST /v1/webhooks/:id/replay': {
    from: '2026-12-01T00:00:00.000Z',
    to: '2026-12-02T00:00:00.000Z',
  },
  'PATCH /organisations/:id/departments/:departmentId': { name: 'Bar' },
  'PUT /organisations/:id/document/:docId/reading': { version: 1, pagesRead: 1 },
  'PUT /organisations/:id/document/:docId/sign': { version: 1 },
  'PUT /organisations/:id/document/:docId/contest': { description: 'Non' },
  'PUT /organisations/:id/documents/sign': { documents: [{ documentId: unknownId, version: 1 }] },
  'PUT /organisations/:id/documents/regenerate': { documentIds: [unknownId] },
  'POST /tasks/:taskId/flexible-planning': aFlexiblePlanning,
  'PATCH /organisations/:id/hours-types': { sundays: { increase: 50 } },
  'PATCH /organisations/:id/indemnities': { lunch: { type: 'indemnity', amount: 7 } },
  'PUT /organisations/:id/bonuses': { bonuses: [] },
  'PATCH /job-descriptions/:id': { purpose: 'x' },
  'PUT /job-descriptions/:id/pricing': { pricing: ownPrices(1.8) },
  'POST /job-descriptions/:id/clone': {},
  'POST /job-descriptions/:id/copies': { companyId: unknownId },
  'POST /job-descriptions/:id/tasks': { taskDetails: {} },
  'POST /job-descriptions/:id/week-templates': aWeekTemplate,
  'PATCH /tasks/:id': { name: 'x' },
  'POST /tasks/:id/clone': {},
  'POST /tasks/:id/confirm': {},
  'POST /tasks/:id/amendments/check': { kind: 'term', until: '2026-12-10' },
  'POST /tasks/:id/corrections': { documentId: unknownId, removed: [unknownId] },
  'POST /tasks/:id/amendments': { kind: 'term', until: '2026-12-10' },
  'POST /tasks/:taskId/shifts': { shifts: [shift] },
  'PUT /tasks/:taskId/legal-acknowledgements': {
    findings: [{ key: 'missing_break', dates: ['2026-12-07'] }],
    reason: 'Pause prise à la relève',
  },
  'PATCH /shifts/:id': shift,
  'PATCH /me/organisations/users/:id': { role: 'collaborator' },
  'POST /v1/feedback/organisation/:orgId/sider/:siderId': anOpinion,
  'PUT /v1/feedback/:id': anOpinion,
  'PUT /organisations/:id/attendance-tolerance': { startMinutes: 5, endMinutes: 5 },
  'POST /attendances/:id/dispute': {
    startDate: '2026-12-01T08:00:00.000Z',
    endDate: '2026-12-01T15:00:00.000Z',
    breakDates: [],
  },
}

const { include, ...flatPlanning } = aFlexiblePlanning
/** The same for query parameters. */
const queries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'GET /organisations/:id/history': { subject: 'legal' },
  'GET /organisations/:id/trail/export': { month: '2026-11' },
  'GET /tasks/:taskId/flexible-planning/quotation': { ...flatPlanning, ...include },
}

const named = [...operationTable.values()].filter(
  (endpoint) =>
    !isOpen(endpoint) &&
    // Only internal staff or Siders may call it, and the right is checked before the id.
    !endpoint.path.startsWith('/provider/') &&
    !endpoint.path.startsWith('/sider/') &&
    // Only directories may call it; those of others meet nothing (directory-sync.test.ts).
    !endpoint.path.startsWith('/scim/') &&
    endpoint.params !== undefined &&
    !endpoint.path.startsWith('/maps/') &&
    // Its parameter is a kind of picture; the company is the caller’s own.
    endpoint.path !== '/me/organisations/picture/:type' &&
    !endpoint.path.startsWith('/job-descriptions/job-titles'),
)
const label = ({ method, path }: Endpoint) => `${method} ${path}`

/** Siders of a network are known to each of its companies (N-37). */
const sharedInGroup = ['GET /siders/:id', 'PUT /siders/:id/number']
const nowhere = '00000000-0000-4000-8000-000000000009'

/** The refusal that comes before any id is read. */
function refusalOf({ access, isOfPerson }: Endpoint, who: (typeof strangerKinds)[number]): unknown {
  const forbidden = [403, 'errors.user.forbidden']
  if (who.startsWith('a key')) {
    if (isOfPerson) return [403, 'errors.key.of_person']
    return keyScopes.some((scope) => scope === access)
      ? undefined
      : [403, 'errors.key.scope_missing']
  }
  if (who === 'an insider who acts for its admin') {
    const closed = [
      'account.edit',
      'team.secondFactor',
      'team.limitSessions',
      'remuneration.confirm',
      'key.manage',
      'directory.manage',
      'singleSignOn.manage',
      'payment.edit',
      'contract.sign',
      'attendance.validate',
      'attendance.import',
      'feedback.write',
      'invoice.answer',
      'webhook.manage',
      'calendar.subscribe',
      'deputy.choose',
      'notification.choose',
      'site.manage',
    ].includes(access)
    return closed ? [409, 'errors.logas.forbidden'] : undefined
  }
  const ofInsiders = [
    'remuneration.editBonuses',
    'jobDescription.editDetachedPricing',
    'contract.regenerate',
    'contract.correct',
  ]
  if (ofInsiders.includes(access)) return forbidden
  if (who !== 'its mission manager') return undefined
  const ofAdmins = [
    'team.manage',
    'team.secondFactor',
    'team.limitSessions',
    'settings.readHistory',
    'key.manage',
    'directory.manage',
    'singleSignOn.manage',
    'webhook.manage',
    'site.manage',
  ]
  return ofAdmins.includes(access) ? forbidden : undefined
}

describe('a stranger', () => {
  for (const who of strangerKinds) {
    const closed = named.filter(
      (endpoint) => !(sharedInGroup.includes(label(endpoint)) && who.includes('sister')),
    )
    it.each(closed.map((endpoint) => [label(endpoint), endpoint] as const))(
      `%s answers ${who} as if it were not there`,
      async (name, endpoint) => {
        const ids = idsFor(endpoint, owned)
        expect(Object.keys(ids), 'the id of this operation has no owner here').not.toEqual([])
        const caller = outsiders.get(who) ?? null
        const body = bodies[name] ?? { shifts: [{ ...shift, id: owned.shiftId }] }
        const ask = async (params: Record<string, string>) => {
          const query = queries[name] ?? {}
          const { status, error } = await call(app, endpoint, caller, { params, query, body })
          return { status, error: { ...error, requestId: '' } }
        }
        const foreign = await ask(ids)
        const missing = await ask(Object.fromEntries(Object.keys(ids).map((id) => [id, nowhere])))
        expect(foreign).toEqual(missing)
        const refusal = refusalOf(endpoint, who)
        expect([foreign.status, foreign.error.key]).toEqual(refusal ?? [404, 'errors.not_found'])
      },
    )
  }

  it('N-37 a Sider of the network is known to a sister', async () => {
    const caller = outsiders.get('the admin of a sister in the group') ?? null
    const params = { id: owned.siderId }
    expect((await call(app, workers.readWorker, caller, { params })).status).toBe(200)
  })

  it('DELETE /shifts refuses a foreign id, alone or among one’s own, and deletes nothing', async () => {
    for (const ids of [[owned.shiftId], [strangers.shiftId, owned.shiftId]]) {
      const { status } = await call(app, shifts.deleteShifts, stranger.admin, { body: { ids } })
      expect(status).toBe(404)
    }
    for (const [caller, has] of [
      [owner.admin, owned],
      [stranger.admin, strangers],
    ] as const) {
      const { body } = await call(app, missions.readMission, caller, {
        params: { id: has.missionId },
      })
      expect(body.shifts.map(({ id }) => id)).toEqual([has.shiftId])
    }
  })

  it.each([
    ['motiveId', () => owned.motiveId],
    ['departmentId', () => owned.departmentId],
    ['locationId', () => owned.locationId],
    ['managerId', () => owner.admin.userId],
    ['requestedSiderIds', () => [owned.siderId]],
  ])('cannot put a foreign %s into a mission', async (field, value) => {
    const { status, error } = await call(app, missions.updateMission, stranger.admin, {
      params: { id: strangers.missionId },
      body: { [field]: value() },
    })
    expect([status, error.metadata?.['issues']]).toMatchObject([
      400,
      [{ key: 'errors.field.unknown_choice' }],
    ])
  })

  it.each([
    ['locationId', () => owned.locationId],
    ['managerId', () => owner.admin.userId],
  ])('cannot put a foreign %s into a job description', async (field, value) => {
    const { status } = await call(app, jobDescriptions.updateJobDescription, stranger.admin, {
      params: { id: strangers.jobDescriptionId },
      body: { [field]: value() },
    })
    expect(status).toBe(400)
  })

  it('sees nothing foreign in any list', async () => {
    const lists = [...operationTable.values()].filter(
      (endpoint) => endpoint.method === 'GET' && !isOpen(endpoint),
    )
    for (const endpoint of lists) {
      const query = { week: 50, year: 2026, q: 'Roux', ...flatPlanning, ...include }
      const { response } = await call(app, endpoint, stranger.admin, {
        params: idsFor(endpoint, strangers),
        query,
      })
      for (const id of Object.values(owned))
        expect(response.body, label(endpoint)).not.toContain(id)
    }
  })
})
