import { attendances, feedbacks, staffing, workers } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingFor, aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { aFeedback, aFeedbackCall } from '../testing/writes/feedback-writes.ts'
import { aBatch } from '../testing/contracts.ts'
import { aWorkedShift, hoursIn } from '../testing/writes/attendance-writes.ts'
import { aDraftMission } from '../testing/job-descriptions.ts'
import { aPostedMission, at } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

type Given = Awaited<ReturnType<typeof aFeedbackCall>>
type Said = Partial<Given['body']> | Readonly<Record<string, unknown>>

const give = (caller: Caller, given: Given, said: Said = {}) =>
  call(app, feedbacks.giveFeedback, caller, {
    params: given.params,
    body: { ...given.body, ...said },
  })
const read = (caller: Caller, id: string) =>
  call(app, feedbacks.readFeedback, caller, { params: { id } })
const countOf = async ({ params: { siderId } }: Given) => {
  const { rows } = await ownerQuery(
    app.database,
    'select count(*)::int as count from feedbacks where sider_id = $1',
    [siderId],
  )
  return rows[0]?.['count']
}
const auditOf = async ({ params: { siderId } }: Given) => {
  const { rows } = await ownerQuery(
    app.database,
    'select action, actor_id as actor, before, after from audit_log where entity_id = $1 order by at',
    [siderId],
  )
  return rows.filter(({ action }) => String(action).startsWith('feedback.'))
}

describe('a feedback that is given', () => {
  it('API-92 API-94 ENT-19 is kept whole, and the company reads it again', async () => {
    const given = await aFeedbackCall(app, company)
    const { status, body } = await give(company.admin, given)
    expect([status, body]).toEqual([
      200,
      {
        id: body.id,
        siderId: given.params.siderId,
        taskId: given.body.taskId,
        typeId: 'attendance',
        organisationId: company.id,
        managerId: company.admin.userId,
        workAgain: 1,
        pro: null,
        perf: null,
        comment: 'Ponctuelle et soigneuse',
      },
    ])
    for (const reader of [company.admin, company.manager, company.collaborator]) {
      expect((await read(reader, body.id)).body).toEqual(body)
    }
  })

  it('FB-06 collaborators and administrators speak of all missions, a manager of their own', async () => {
    const given = await aFeedbackCall(app, company)
    const as = (caller: Caller) => give(caller, given, { managerId: caller.userId })
    expect((await as(company.collaborator)).status).toBe(200)
    expect((await as(company.admin)).status).toBe(200)
    expect((await as(company.manager)).status).toBe(404)
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      given.body.taskId,
      company.manager.userId,
    ])
    const { status, body } = await as(company.manager)
    expect(status).toBe(200)
    const change = { params: { id: body.id }, body: given.body }
    expect((await call(app, feedbacks.changeFeedback, company.manager, change)).status).toBe(400)
  })

  it('of a foreign mission changes nothing of a manager’s, whatever its id', async () => {
    const { id, given } = await aFeedback(app, company)
    const { status } = await call(app, feedbacks.changeFeedback, company.manager, {
      params: { id },
      body: { ...given.body, managerId: company.manager.userId },
    })
    expect(status).toBe(404)
  })

  it('is in nobody’s name but one’s own or that of who leads the mission', async () => {
    const given = await aFeedbackCall(app, company)
    const inTheirs = await give(company.collaborator, given, { managerId: company.manager.userId })
    expect([inTheirs.status, inTheirs.error.key]).toEqual([400, 'errors.field.unknown_choice'])
    await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
      given.body.taskId,
      company.manager.userId,
    ])
    const { status } = await give(company.collaborator, given, {
      managerId: company.manager.userId,
    })
    expect(status).toBe(200)
  })

  it('never by somebody who acts for a user, who reads it', async () => {
    const { id, given } = await aFeedback(app, company)
    const acting = await actingFor(app, company.admin)
    expect((await give(acting, given)).error.key).toBe('errors.logas.forbidden')
    const change = { params: { id }, body: given.body }
    expect((await call(app, feedbacks.changeFeedback, acting, change)).error.key).toBe(
      'errors.logas.forbidden',
    )
    expect((await read(acting, id)).status).toBe(200)
  })

  it.each([
    ['no answer', { workAgain: null }],
    ['another figure', { workAgain: 0 }],
    ['a text', { workAgain: '1' }],
    ['no judgement after a no', { workAgain: -1 }],
    ['a judgement between yes and no', { workAgain: -1, pro: 0.5 }],
    ['an unknown type', { typeId: 'other' }],
    ['261 characters', { comment: 'x'.repeat(261) }],
    ['a character that cannot be stored', { comment: 'a\u0000b' }],
    ['no mission', { taskId: 'all' }],
    ['no name', { managerId: null }],
  ])('FB-02 FB-03 FB-04 is refused with %s', async (_what, said) => {
    const given = await aFeedbackCall(app, company)
    expect((await give(company.admin, given, said)).status).toBe(400)
    expect(await countOf(given)).toBe(0)
  })

  it('FB-04 C-23 has 260 characters at most, may say nothing, and may say why not', async () => {
    const given = await aFeedbackCall(app, company)
    const long = 'é'.repeat(260)
    expect((await give(company.admin, given, { comment: ` ${long} ` })).body.comment).toBe(long)
    expect((await give(company.admin, given, { comment: '   ' })).body.comment).toBeNull()
    const no = { workAgain: -1, pro: -1, perf: null, comment: 'Deux retards' } as const
    expect((await give(company.admin, given, no)).body).toMatchObject(no)
  })

  it('only of Siders who have worked on that mission', async () => {
    const given = await aFeedbackCall(app, company)
    const { missionId, siderIds } = await aBatch(app, company, { day: '2026-12-10' })
    const refusals = [
      await give(company.admin, given, { taskId: missionId }),
      await give(company.admin, { ...given, params: { ...given.params, siderId: company.id } }),
      await give(company.admin, {
        params: { orgId: company.id, siderId: siderIds[0] ?? '' },
        body: { ...given.body, taskId: missionId },
      }),
    ]
    expect(refusals.map(({ status, error }) => [status, error.key])).toEqual(
      refusals.map(() => [409, 'errors.feedback.not_worked']),
    )
  })
})

describe('a second feedback', () => {
  it('API-92 of the same mission and type changes the first one; the audit trail has both', async () => {
    const given = await aFeedbackCall(app, company)
    const first = await give(company.admin, given)
    const no = { workAgain: -1, perf: -1, comment: null, managerId: company.collaborator.userId }
    const second = await give(company.collaborator, given, no)
    expect(second.body).toMatchObject({ id: first.body.id, ...no, pro: null })
    const again = await give(company.collaborator, given, no)
    // The same again changes nothing, and leaves no trace.
    expect(again.body).toEqual(second.body)
    expect(await countOf(given)).toBe(1)
    expect(await auditOf(given)).toMatchObject([
      { action: 'feedback.give', actor: company.admin.userId, before: null },
      {
        action: 'feedback.change',
        actor: company.collaborator.userId,
        before: { workAgain: 1 },
        after: { workAgain: -1 },
      },
    ])
    const other = await give(company.admin, given, { typeId: 'mission-end' })
    expect(other.body.id).not.toBe(first.body.id)
    expect(await countOf(given)).toBe(2)
  })

  it('of two at once, one is kept and both are answered', async () => {
    const given = await aFeedbackCall(app, company)
    const answers = await Promise.all([give(company.admin, given), give(company.admin, given)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await countOf(given)).toBe(1)
  })

  it('API-93 is changed by its id, and keeps its mission and its type', async () => {
    const { id, given } = await aFeedback(app, company)
    const change = (said: Said) =>
      call(app, feedbacks.changeFeedback, company.admin, {
        params: { id },
        body: { ...given.body, ...said },
      })
    const no = { workAgain: -1, pro: -1, perf: 1, comment: 'Non' } as const
    expect((await change(no)).body).toMatchObject({ id, ...no })
    expect((await read(company.admin, id)).body).toMatchObject(no)
    expect((await change({ typeId: 'mission-end' })).status).toBe(400)
    expect((await change({ taskId: company.id })).status).toBe(400)
    expect((await change({ workAgain: -1, pro: null, perf: null })).error.key).toBe(
      'errors.feedback.no_judgement',
    )
  })
})

describe('what a feedback changes', () => {
  it('N-38 ENT-34 recommends the Sider and stands in their profile; a no takes it back', async () => {
    const { id, given } = await aFeedback(app, company)
    const { siderId } = given.params
    const profile = async () =>
      (await call(app, workers.readWorker, company.admin, { params: { id: siderId } })).body
    const found = await profile()
    expect(found.isRecommended).toBe(true)
    expect(found.feedbacks).toMatchObject([
      { id, name: 'Camille Durand', comment: 'Ponctuelle et soigneuse' },
    ])
    await give(company.admin, given, { workAgain: -1, pro: -1, comment: 'Deux retards' })
    const after = await profile()
    expect(after.isRecommended).toBe(false)
    expect(after.feedbacks).toMatchObject([{ id, comment: 'Deux retards' }])
  })

  it('N-38 filters the candidates of the company’s next mission', async () => {
    const { given } = await aFeedback(app, company)
    const mission = { id: await aDraftMission(app, company.admin) }
    await ownerQuery(
      app.database,
      `insert into sider_organisations (organisation_id, sider_id, since) values ($1, $2, now())
       on conflict do nothing`,
      [company.id, given.params.siderId],
    )
    const recommended = async () => {
      const query = { isRecommended: 'true' }
      const { body } = await call(app, workers.listCandidates, company.admin, {
        params: mission,
        query,
      })
      return body.siders.map(({ id }) => id).includes(given.params.siderId)
    }
    expect(await recommended()).toBe(true)
    await give(company.admin, given, { workAgain: -1, perf: -1 })
    expect(await recommended()).toBe(false)
  })

  it('N-38 ranks Siders who were praised before the others, for staff who hire for a mission', async () => {
    const own = await aCompany(app)
    const { missionId, siderIds } = await aWorkedShift(app, own, 2)
    const insider = await anInsider(app)
    const next = await aPostedMission(app, own.admin, {
      shifts: [at('2026-12-21', '09:00', '17:00')],
    })
    const ranked = async () => {
      const { body } = await call(app, staffing.listHiringCandidates, insider, {
        params: { id: next.id },
        query: { limit: 100 },
      })
      return body.siders.map(({ id }) => id).filter((id) => siderIds.includes(id))
    }
    const [first = '', last = ''] = await ranked()
    const say = (siderId: string, said: Said) =>
      give(
        own.admin,
        {
          params: { orgId: own.id, siderId },
          body: {
            taskId: missionId,
            typeId: 'mission-end',
            managerId: own.admin.userId,
            workAgain: 1,
          },
        },
        said,
      )
    await say(last, {})
    expect(await ranked()).toEqual([last, first])
    await say(last, { workAgain: -1, pro: -1 })
    expect(await ranked()).toEqual([first, last])
  })

  it('G-19 stands on each line of hours of that mission and Sider, and on no other', async () => {
    const own = await aCompany(app)
    const id = await hoursIn(app, own, 'att.waiting')
    await hoursIn(app, own, 'att.waiting')
    const list = async () =>
      (await call(app, attendances.listHours, own.admin, {})).body.attendances.toSorted(
        (one, other) => Number(other.id === id) - Number(one.id === id),
      )
    const [line] = await list()
    expect((await list()).map(({ feedback }) => feedback)).toEqual([null, null])
    const said = {
      taskId: line?.task.id ?? '',
      managerId: own.admin.userId,
      workAgain: -1 as const,
      pro: -1 as const,
    }
    const params = { orgId: own.id, siderId: line?.sider.id ?? '' }
    const body = { ...said, typeId: 'attendance' as const }
    const given = await call(app, feedbacks.giveFeedback, own.admin, { params, body })
    await call(app, feedbacks.giveFeedback, own.admin, {
      params,
      body: { ...body, typeId: 'mission-end' },
    })
    expect((await list()).map(({ feedback }) => feedback)).toEqual([
      {
        id: given.body.id,
        typeId: 'attendance',
        workAgain: -1,
        pro: -1,
        perf: null,
        comment: null,
      },
      null,
    ])
  })
})

describe('what a company may be asked about', () => {
  it('is who worked on a mission and on which missions a Sider worked, with what was said', async () => {
    const own = await aCompany(app)
    const { id, given } = await aFeedback(app, own)
    const { taskId } = given.body
    const { siderId } = given.params
    const list = async (caller: Caller, query: Record<string, string>) =>
      (await call(app, feedbacks.listRatedWork, caller, { query })).body.work
    for (const query of [{ taskId }, { siderId }, { taskId, siderId }]) {
      expect(await list(own.admin, query)).toMatchObject([
        { task: { id: taskId }, sider: { id: siderId }, isOpen: true, feedbacks: [{ id }] },
      ])
    }
    expect(await list(own.manager, { taskId })).toMatchObject([{ isOpen: false }])
    expect(await list(own.collaborator, { taskId })).toMatchObject([{ isOpen: true }])
    expect(await list(await actingFor(app, own.admin), { taskId })).toMatchObject([
      { isOpen: false },
    ])
    const refused = await call(app, feedbacks.listRatedWork, own.admin, { query: {} })
    expect(refused.status).toBe(400)
  })

  it('N-38 a sister in the group sees that they are recommended, and no comment', async () => {
    const group = await aGroup(app)
    const [own, sister] = [
      await aCompany(app, { parentId: group.id }),
      await aCompany(app, { parentId: group.id }),
    ]
    const { id, given } = await aFeedback(app, own)
    const { taskId } = given.body
    const { siderId } = given.params
    await ownerQuery(
      app.database,
      `insert into sider_organisations (organisation_id, sider_id, since) values ($1, $2, now())
       on conflict do nothing`,
      [own.id, siderId],
    )
    const profile = await call(app, workers.readWorker, sister.admin, { params: { id: siderId } })
    expect(profile.body).toMatchObject({ isRecommended: true, feedbacks: [] })
    expect((await read(sister.admin, id)).status).toBe(404)
    const query = { siderId, taskId }
    const { body } = await call(app, feedbacks.listRatedWork, sister.admin, { query })
    expect(body.work).toEqual([])
  })
})
