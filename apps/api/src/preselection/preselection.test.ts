import { missions, planning, preselection, workers } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import type { Mission } from '@renfort/contract/mission.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { anApplicant } from '../testing/applicants.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { plainPdf } from '../testing/files/hostile-pdfs.ts'
import { aPostedMission, aReadyMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { sendFile } from '../testing/files/send-file.ts'
import { aSider } from '../testing/siders.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany
let operator: Caller
let mission: Mission

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  operator = await actingFor(app, company.admin)
})

beforeEach(async () => {
  const shifts = [at('2026-12-07', '09:00', '17:00', { slots: 2 })]
  mission = await aPostedMission(app, company.admin, { shifts })
  const text = 'update missions set pre_selection = true where id = $1'
  await ownerQuery(app.database, text, [mission.id])
})

afterEach(() => app.clock.set(testNow))

type Update = Input<typeof preselection.updateApplicant>['body']['update']

const change = (caller: Caller, id: string, update: Update, missionId = mission.id) =>
  call(app, preselection.updateApplicant, caller, {
    params: { id: missionId },
    body: { id, update },
  })
const listed = async (caller: Caller) =>
  call(app, preselection.listApplicants, caller, { params: { taskId: mission.id } })
const readOne = async (caller: Caller, id: string, taskId = mission.id) =>
  call(app, preselection.readApplicant, caller, { params: { taskId, id } })
const withoutRecord = {
  jobTypes: [],
  experiences: [],
  missionsHere: 0,
  missionsInJob: 0,
  lastMission: null,
  busy: [],
}
const selection = async () => (await theMission(app, company.admin, mission.id)).selectionStatus
const add = async (caller: Caller, id: string, siderId: string) =>
  call(app, preselection.addApplicant, caller, {
    params: { id },
    body: { siderId, availabilities: [] },
  })

describe('a candidate is added', () => {
  it('G-15 ENT-15 PRE-01 PRE-06 by internal staff, hidden at first, and opens the selection', async () => {
    const siderId = await aSider(app, { firstName: 'Louise', lastName: 'Martin' })
    const availability = {
      startDate: '2026-12-07T08:00:00.000Z',
      endDate: '2026-12-07T16:00:00.000Z',
    }
    const insider = await anInsider(app)
    const body = { siderId, availabilities: [availability], comment: ' Très à l’aise ' }
    const params = { id: mission.id }
    const answer = await call(app, preselection.addApplicant, insider, { params, body })
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        id: answer.body.id,
        siderId: null,
        firstName: 'Louise',
        lastName: 'Martin',
        name: 'Louise Martin',
        ...withoutRecord,
        preSelectionStatus: 'sent',
        cvLink: null,
        availabilities: [availability],
        comment: 'Très à l’aise',
        visible: false,
        refusalReason: null,
      },
    ])
    expect(await selection()).toBe('ongoing')
    expect((await listed(operator)).body).toEqual([answer.body])
    expect((await listed(company.admin)).body).toEqual([])
    const { rows } = await ownerQuery(
      app.database,
      'select action, actor_id, organisation_id from audit_log where entity_id = any($1) order by id desc limit 2',
      [[answer.body.id, mission.id]],
    )
    const author = { actor_id: insider.userId, organisation_id: company.id }
    expect(rows).toEqual([
      { action: 'mission.update', ...author },
      { action: 'applicant.add', ...author },
    ])
  })

  it('once only, to a posted mission, a Sider who exists', async () => {
    const siderId = await aSider(app)
    const insider = await anInsider(app)
    expect((await add(insider, mission.id, siderId)).status).toBe(201)
    const again = await add(insider, mission.id, siderId)
    expect([again.status, again.error.key]).toEqual([409, 'errors.applicant.already_there'])
    const nobody = await add(insider, mission.id, mission.id)
    expect([nobody.status, nobody.error.key]).toEqual([400, 'errors.field.unknown_choice'])
    const draft = await add(insider, await aReadyMission(app, company.admin), siderId)
    expect([draft.status, draft.error.key]).toEqual([409, 'errors.applicant.selection_over'])
    expect((await add(insider, siderId, siderId)).status).toBe(404)
    expect((await add(company.admin, mission.id, siderId)).status).toBe(403)
    const onBehalf = await add(operator, mission.id, siderId)
    expect([onBehalf.status, onBehalf.error.key]).toEqual([409, 'errors.logas.forbidden'])
  })

  it('not for a mission of a company that is blocked', async () => {
    const blocked = await aCompany(app)
    const theirs = await aPostedMission(app, blocked.admin)
    const block = 'update organisations set blocked_at = now() where id = $1'
    await ownerQuery(app.database, block, [blocked.id])
    const { status, error } = await add(await anInsider(app), theirs.id, await aSider(app))
    expect([status, error.key]).toEqual([409, 'errors.organisation.blocked'])
  })

  it('PRE-04 refuses a comment of 501 characters and an availability that ends before it starts', async () => {
    const [startDate, endDate] = ['2026-12-08T08:00:00.000Z', '2026-12-07T08:00:00.000Z']
    const { status, error } = await call(app, preselection.addApplicant, await anInsider(app), {
      params: { id: mission.id },
      body: {
        siderId: await aSider(app),
        availabilities: [{ startDate, endDate }],
        comment: 'x'.repeat(501),
      },
    })
    const issues = error.metadata?.['issues']
    expect([status, issues]).toMatchObject([
      400,
      [{ path: ['availabilities', 0, 'endDate'] }, { path: ['comment'] }],
    ])
  })
})

describe('who reads candidates', () => {
  it('API-59 ENT-15 PRE-08 PRE-09 the company those shown, as first.last; its operator all, by full names', async () => {
    await anApplicant(app, mission.id, { firstName: 'Chloé', lastName: 'Bert', shownBy: operator })
    await anApplicant(app, mission.id, { firstName: 'Hugo', lastName: 'Caron' })
    const names = async (caller: Caller) => (await listed(caller)).body.map(({ name }) => name)
    expect(await names(company.admin)).toEqual(['Chloé.Bert'])
    expect((await listed(company.admin)).body).toMatchObject([{ firstName: null, lastName: null }])
    expect(await names(operator)).toEqual(['Chloé Bert', 'Hugo Caron'])
  })

  it('PRE-01 PRE-09 says what candidates did and when the company has planned them, and nothing of other companies', async () => {
    const other = await aCompany(app)
    const siderId = await aSider(app, {
      firstName: 'Nora',
      lastName: 'Vidal',
      knownTo: [company, other],
    })
    const experience = { companyName: 'Le Quai', categories: [], subtasks: [] }
    await ownerQuery(
      app.database,
      'update siders set job_title_ids = $2, experiences = $3 where id = $1',
      [
        siderId,
        JSON.stringify(['waiter']),
        JSON.stringify([{ ...experience, name: 'Serveuse', durationMonths: 26 }]),
      ],
    )
    const wanted = { type: 'gestion', requestedSiderIds: [siderId] } as const
    const overlapping = at('2026-12-07', '15:00', '20:00')
    await aPostedMission(app, company.admin, {
      ...wanted,
      shifts: [at('2026-12-04', '09:00', '17:00'), overlapping],
    })
    await aPostedMission(app, other.admin, {
      ...wanted,
      shifts: [at('2026-12-07', '10:00', '15:00')],
    })
    const cooking = await aPostedMission(app, company.admin, {
      ...wanted,
      shifts: [at('2026-12-03', '09:00', '17:00')],
    })
    await ownerQuery(app.database, `update missions set job_title_id = 'cook' where id = $1`, [
      cooking.id,
    ])
    const shown = await anApplicant(app, mission.id, { siderId, shownBy: operator })
    app.clock.set('2026-12-05T08:00:00.000Z')
    const jobTitle = { id: 'waiter', name: 'Serveur / Serveuse' }
    const { startDate, endDate } = overlapping
    const record = {
      jobTypes: [jobTitle],
      experiences: [{ name: 'Serveuse', duration: 26 }],
      missionsHere: 2,
      missionsInJob: 1,
      lastMission: { jobTitle, date: '2026-12-04T00:00:00.000Z' },
      busy: [{ startDate, endDate, timeZone: 'Europe/Paris' }],
    }
    const found = (await listed(company.admin)).body
    expect(found).toMatchObject([
      { ...record, name: 'Nora.Vidal', firstName: null, lastName: null },
    ])
    const approved = await change(company.admin, shown.id, { preSelectionStatus: 'approved' })
    expect(approved.body).toEqual({ ...found[0], preSelectionStatus: 'approved' })
  })

  it('API-59 not a collaborator, nor a manager of other missions, nor a stranger', async () => {
    expect((await listed(company.collaborator)).status).toBe(403)
    expect((await listed(company.manager)).status).toBe(404)
    expect((await listed((await aCompany(app)).admin)).status).toBe(404)
    const own = await aPostedMission(app, company.admin, { managerId: company.manager.userId })
    const params = { taskId: own.id }
    expect((await call(app, preselection.listApplicants, company.manager, { params })).status).toBe(
      200,
    )
  })

  it('ENT-34 PLAN-09 of whom the company knows, the profile; of the others, what they have done and learnt', async () => {
    const known = await aSider(app, { knownTo: [company] })
    const stranger = await aSider(app, { firstName: 'Nora', lastName: 'Vidal', knownTo: [] })
    const work = { companyName: 'Le Quai', categories: [], subtasks: ['Salle'], name: 'Serveuse' }
    const studied = { schoolName: 'CFA', degree: 'CAP', fieldOfStudy: 'Salle', startYear: 2019 }
    await ownerQuery(
      app.database,
      'update siders set job_title_ids = $2, experiences = $3, educations = $4 where id = $1',
      [
        stranger,
        JSON.stringify(['waiter']),
        JSON.stringify([{ ...work, durationMonths: 26 }]),
        JSON.stringify([{ ...studied, endYear: null }]),
      ],
    )
    await anApplicant(app, mission.id, { siderId: known, shownBy: operator })
    const { id } = await anApplicant(app, mission.id, { siderId: stranger, shownBy: operator })
    const siders = (await listed(company.admin)).body.map(({ siderId }) => siderId)
    expect(siders).toEqual([known, null])
    for (const [siderId, status] of [
      [known, 200],
      [stranger, 404],
    ] as const) {
      const read = await call(app, workers.readWorker, company.admin, { params: { id: siderId } })
      expect(read.status).toBe(status)
    }
    expect((await readOne(company.admin, id)).body).toEqual({
      id,
      name: 'Nora.Vidal',
      pictureUrl: null,
      jobTypes: [{ id: 'waiter', name: 'Serveur / Serveuse' }],
      experiences: [{ ...work, duration: 26 }],
      educations: [{ ...studied, endYear: null }],
    })
    expect((await readOne(operator, id)).body.name).toBe('Nora Vidal')
  })

  it('PRE-06 ENT-34 nothing of a hidden applicant, of another mission, nor for who may not read applicants', async () => {
    const hidden = await anApplicant(app, mission.id)
    expect((await readOne(company.admin, hidden.id)).status).toBe(404)
    expect((await readOne(operator, hidden.id)).status).toBe(200)
    const shown = await anApplicant(app, mission.id, { shownBy: operator })
    const other = await aPostedMission(app, company.admin)
    expect((await readOne(company.admin, shown.id, other.id)).status).toBe(404)
    expect((await readOne(company.collaborator, shown.id)).status).toBe(403)
    expect((await readOne(company.manager, shown.id)).status).toBe(404)
    expect((await readOne((await aCompany(app)).admin, shown.id)).status).toBe(404)
  })

  it('TASK-17 PLAN-12 the lists say where there are candidates to see', async () => {
    const links = async (caller: Caller) => {
      const rows = (await call(app, missions.listMissions, caller)).body.tasks
      const week = { week: 50, year: 2026 }
      const planned = (await call(app, planning.readPlanning, caller, { query: week })).body.tasks
      return [rows, planned].map((all) => all.find(({ id }) => id === mission.id)?.hasPreSelection)
    }
    expect(await links(operator)).toEqual([false, false])
    const { id } = await anApplicant(app, mission.id)
    expect(await links(operator)).toEqual([true, true])
    expect(await links(company.admin)).toEqual([false, false])
    await change(operator, id, { visible: true })
    expect(await links(company.admin)).toEqual([true, true])
    expect(await links(company.collaborator)).toEqual([false, false])
    expect((await links(company.manager))[1]).toBe(false)
  })
})

describe('a change of a candidate (API-53)', () => {
  it('PRE-06 PRE-04 showing and the comment are the operator’s, and are kept', async () => {
    const { id } = await anApplicant(app, mission.id, { shownBy: operator })
    for (const update of [{ visible: false }, { comment: 'x' }, { cvLink: null }]) {
      const { status, error } = await change(company.admin, id, update)
      expect([status, error.key]).toEqual([403, 'errors.user.forbidden'])
    }
    const longest = 'x'.repeat(500)
    expect((await change(operator, id, { comment: `${longest}x` })).status).toBe(400)
    expect((await change(operator, id, { comment: longest })).body.comment).toBe(longest)
    expect((await change(operator, id, { comment: ' Ponctuel ' })).body.comment).toBe('Ponctuel')
    expect((await change(operator, id, { visible: false })).body.visible).toBe(false)
    expect((await listed(operator)).body).toMatchObject([{ comment: 'Ponctuel', visible: false }])
  })

  it('PRE-02 PRE-03 C-39 the company approves, and refuses with a reason', async () => {
    const { id } = await anApplicant(app, mission.id, { shownBy: operator })
    expect((await listed(company.admin)).body).toMatchObject([{ preSelectionStatus: 'sent' }])
    const unknown = { preSelectionStatus: 'validated' } as object
    expect((await change(company.admin, id, unknown)).status).toBe(400)
    const approved = await change(company.admin, id, { preSelectionStatus: 'approved' })
    expect(approved.body).toMatchObject({ preSelectionStatus: 'approved', refusalReason: null })
    const bare = await change(company.admin, id, { preSelectionStatus: 'refused' })
    expect([bare.status, bare.error.metadata?.['issues']]).toMatchObject([
      400,
      [{ path: ['update', 'refusalReason'], key: 'errors.field.required' }],
    ])
    const long = { preSelectionStatus: 'refused', refusalReason: 'x'.repeat(501) } as const
    expect((await change(company.admin, id, long)).status).toBe(400)
    expect((await change(company.admin, id, { refusalReason: 'Loin' })).status).toBe(400)
    const longest = { ...long, refusalReason: 'x'.repeat(500) }
    expect((await change(company.admin, id, longest)).body).toMatchObject(longest)
    const refusal = { preSelectionStatus: 'refused', refusalReason: 'Trop loin' } as const
    expect((await change(company.admin, id, refusal)).body).toMatchObject(refusal)
    const reason = { refusalReason: 'Trop loin de Lyon' }
    expect((await change(company.admin, id, reason)).body).toMatchObject(reason)
  })

  it('PRE-10 internal staff who act for the company decide like the company', async () => {
    const { id } = await anApplicant(app, mission.id)
    const approval = { preSelectionStatus: 'approved' } as const
    expect((await change(operator, id, approval)).body).toMatchObject(approval)
    const refusal = { preSelectionStatus: 'refused', refusalReason: 'Trop loin' } as const
    expect((await change(operator, id, refusal)).body).toMatchObject(refusal)
  })

  it('is one change, of this mission, of a candidate whom the caller may see', async () => {
    const hidden = await anApplicant(app, mission.id)
    const { id } = await anApplicant(app, mission.id, { shownBy: operator })
    const approval = { preSelectionStatus: 'approved' } as const
    expect((await change(operator, id, { visible: true, comment: 'x' })).status).toBe(400)
    expect((await change(operator, id, {})).status).toBe(400)
    expect((await change(company.admin, hidden.id, approval)).status).toBe(404)
    expect((await change(company.manager, id, approval)).status).toBe(404)
    expect((await change(company.collaborator, id, approval)).status).toBe(403)
    const other = await aPostedMission(app, company.admin)
    expect((await change(company.admin, id, approval, other.id)).status).toBe(404)
    const stranger = await aCompany(app)
    expect((await change(stranger.admin, id, approval)).status).toBe(404)
    const mixed = await call(app, preselection.changeTask, operator, {
      params: { id: mission.id },
      body: { id, name: 'Noël', update: { visible: false } },
    })
    expect(mixed.status).toBe(400)
  })

  it('TASK-52 decisions make the selection ready, and take that back', async () => {
    const one = await anApplicant(app, mission.id, { shownBy: operator })
    const other = await anApplicant(app, mission.id, { shownBy: operator })
    await change(company.admin, one.id, { preSelectionStatus: 'approved' })
    expect(await selection()).toBe('ongoing')
    await change(company.admin, other.id, { preSelectionStatus: 'approved' })
    expect(await selection()).toBe('ready')
    await change(company.admin, one.id, { preSelectionStatus: 'refused', refusalReason: 'Loin' })
    expect(await selection()).toBe('ongoing')
    const close = "update missions set selection_status = 'closed' where id = $1"
    await ownerQuery(app.database, close, [mission.id])
    const late = await change(company.admin, one.id, { preSelectionStatus: 'approved' })
    expect([late.status, late.error.key]).toEqual([409, 'errors.applicant.selection_over'])
  })

  it('PRE-07 PRE-08 G-18 the operator uploads a CV; its address serves, until it is taken away', async () => {
    const { id } = await anApplicant(app, mission.id, { shownBy: operator })
    const file = { bytes: plainPdf, mediaType: 'application/pdf', name: 'cv.pdf' }
    expect((await sendFile(app, company.admin, `cv/${id}`, file)).status).toBe(403)
    const sent = await sendFile(app, operator, `cv/${id}`, file)
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    const cvLink = (await listed(company.admin)).body[0]?.cvLink ?? ''
    const served = await app.app.inject(cvLink)
    expect([served.statusCode, served.headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="cv.pdf"',
    ])
    expect((await change(operator, id, { cvLink })).status).toBe(200)
    expect((await change(operator, id, { cvLink: 'https://example.test/cv.pdf' })).status).toBe(400)
    expect((await change(operator, id, { cvLink: null })).body.cvLink).toBeNull()
    const image = { bytes: Buffer.from('x'), mediaType: 'image/png', name: 'cv.png' }
    expect((await sendFile(app, operator, `cv/${id}`, image)).status).toBe(400)
  })
})
