import { attendances } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { errorsOf } from '@renfort/contract/kernel/errors-of.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { at, theMission } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, sharedApp, testNow } from '../../testing/test-app.ts'
import { makeAttendances } from './make-attendances.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Body = Input<typeof attendances.clockHours>['body']

/**
 * A mission on 7 December, 09:00 to 17:00 in Paris, with its Siders; the clock shows the next day.
 */
async function aWorkedShift() {
  app.clock.set(testNow)
  const { missionId, siderIds } = await aBatch(app, company)
  const [shift] = (await theMission(app, company.admin, missionId)).shifts
  app.clock.set('2026-12-08T09:00:00.000Z')
  return { missionId, siderId: siderIds[0] ?? '', shiftId: shift?.id ?? '' }
}
const late = at('2026-12-07', '09:12', '17:00')
const asClocked = { startDate: late.startDate, endDate: late.endDate, breaks: [] }
const clock = async (body: Omit<Body, 'startDate' | 'endDate' | 'breaks'> & Partial<Body>) =>
  call(app, attendances.clockHours, insider, { body: { ...asClocked, ...body } })
const answer = async (id: string, accepted: boolean) =>
  call(app, attendances.answerHours, insider, { params: { id }, body: { accepted } })
const resolve = async (
  id: string,
  body: Omit<Body, 'siderId' | 'shiftId' | 'taskId'> = asClocked,
) => call(app, attendances.resolveHours, insider, { params: { id }, body })

async function aStatus(id: string, status: string) {
  await ownerQuery(
    app.database,
    `update attendances set status = $2,
       validated_at = case when $2 = 'att.validated' then now() end where id = $1`,
    [id, status],
  )
}

describe('the hours of a shift', () => {
  it('are there once it is over, as they were planned, once', async () => {
    const { siderId, shiftId } = await aWorkedShift()
    const count = async () => {
      await runJob(app, makeAttendances)
      const { rows } = await ownerQuery(
        app.database,
        `select a.status, v.number, v.origin, v.starts_at, v.ends_at
         from attendances a join attendance_versions v on v.attendance_id = a.id
         where a.shift_id = $1 and a.sider_id = $2`,
        [shiftId, siderId],
      )
      return rows
    }
    app.clock.set('2026-12-07T15:59:00.000Z')
    expect(await count()).toEqual([])
    app.clock.set('2026-12-07T16:00:00.000Z')
    const planned = {
      status: 'att.waiting',
      number: 0,
      origin: 'shift',
      starts_at: '2026-12-07T08:00:00.000Z',
      ends_at: '2026-12-07T16:00:00.000Z',
    }
    expect(await count()).toEqual([planned])
    expect(await count()).toEqual([planned])
  })
})

describe('a clocking (G-17, ENT-18)', () => {
  it('is a version in addition to the plan, before and after the job has made the hours', async () => {
    const early = await aWorkedShift()
    const first = await clock(early)
    expect(first.body).toMatchObject({
      status: 'att.waiting',
      taskId: early.missionId,
      history: [
        { origin: 'shift', startDate: '2026-12-07T08:00:00.000Z' },
        { origin: 'sider', startDate: late.startDate, actions: [] },
      ],
    })
    const later = await aWorkedShift()
    await runJob(app, makeAttendances)
    const second = await clock(later)
    expect(second.body.history.map(({ origin }) => origin)).toEqual(['shift', 'sider'])
  })

  it('of work that was not planned has the Sider’s version alone', async () => {
    const { siderId, missionId } = await aWorkedShift()
    const evening = at('2026-12-07', '20:00', '22:00')
    const { body } = await clock({
      siderId,
      shiftId: null,
      taskId: missionId,
      startDate: evening.startDate,
      endDate: evening.endDate,
    })
    expect(body).toMatchObject({ shiftId: null, status: 'att.waiting' })
    expect(body.history.map(({ origin }) => origin)).toEqual(['sider'])
  })

  it('is refused for a shift that is not theirs', async () => {
    const { shiftId, missionId } = await aWorkedShift()
    const siderId = await aSider(app, { firstName: 'Nora', lastName: 'Petit' })
    const refused = [
      await clock({ siderId, shiftId }),
      await clock({ siderId, shiftId: null, taskId: missionId }),
    ]
    for (const { status, error } of refused) {
      expect([status, error]).toMatchObject([
        409,
        { key: 'errors.attendance.not_theirs', metadata: { sider: 'Nora Petit' } },
      ])
    }
  })

  it('is refused twice, and once the hours are settled', async () => {
    const worked = await aWorkedShift()
    const { body } = await clock(worked)
    const keys: unknown[] = [(await clock(worked)).error?.key]
    for (const status of ['att.disputed', 'att.conflict', 'att.validated']) {
      await aStatus(body.id, status)
      keys.push((await clock(worked)).error?.key)
    }
    expect(keys).toEqual([
      'errors.attendance.already_clocked',
      'errors.attendance.already_clocked',
      'errors.attendance.already_clocked',
      'errors.attendance.validated',
    ])
  })

  it('is refused in the future, far from the plan, or without sense, at its field', async () => {
    const worked = await aWorkedShift()
    app.clock.set('2026-12-07T15:00:00.000Z')
    const issuesOf = async (change: Partial<Body>) => {
      const { status, error } = await clock({ ...worked, ...change })
      const issues = error?.metadata?.['issues'] as { path: string[]; key: string }[] | undefined
      return [status, issues?.map(({ path, key }) => `${path.join('.')} ${key}`)]
    }
    const span = (from: string, to: string) => {
      const { startDate, endDate } = at('2026-12-07', from, to)
      return { startDate, endDate }
    }
    expect(await issuesOf({})).toEqual([400, ['endDate errors.attendance.in_the_future']])
    expect(await issuesOf({ breaks: [span('08:00', '08:10')] })).toEqual([
      400,
      ['breaks.0 errors.attendance.break_outside'],
    ])
    expect(await issuesOf({ endDate: late.startDate })).toEqual([
      400,
      ['endDate errors.attendance.end_before_start'],
    ])
    app.clock.set('2026-12-12T15:00:00.000Z')
    const { startDate, endDate } = at('2026-12-09', '09:00', '17:00')
    expect(await issuesOf({ startDate, endDate })).toEqual([
      400,
      ['startDate errors.attendance.far_from_plan', 'endDate errors.attendance.far_from_plan'],
    ])
  })

  it('is refused where the Sider was at work elsewhere', async () => {
    const { siderId, missionId, shiftId } = await aWorkedShift()
    await clock({ siderId, shiftId })
    const during = at('2026-12-07', '16:00', '18:00')
    const refused = await clock({
      siderId,
      shiftId: null,
      taskId: missionId,
      startDate: during.startDate,
      endDate: during.endDate,
    })
    expect([refused.status, refused.error?.key]).toEqual([409, 'errors.attendance.overlap'])
  })

  it('is refused for a blocked company, an unknown Sider and an unknown shift', async () => {
    const worked = await aWorkedShift()
    const unknown = '00000000-0000-4000-8000-000000000001'
    expect((await clock({ ...worked, siderId: unknown })).status).toBe(400)
    const nowhere = await clock({ ...worked, shiftId: unknown })
    expect([nowhere.status, nowhere.error?.key]).toEqual([404, 'errors.not_found'])
    expect(errorsOf(attendances.clockHours)).toContain('errors.not_found')
    const setBlocked = async (at: string | null) =>
      ownerQuery(app.database, 'update organisations set blocked_at = $2 where id = $1', [
        company.id,
        at,
      ])
    await setBlocked(testNow)
    expect((await clock(worked)).error?.key).toBe('errors.organisation.blocked')
    await setBlocked(null)
  })
})

describe('an answer to hours that the company has changed', () => {
  const disputed = async () => {
    const { id } = (await clock(await aWorkedShift())).body
    await aStatus(id, 'att.disputed')
    return id
  }

  it('TS-24 accepts them for good, with who and when', async () => {
    const id = await disputed()
    const { body } = await answer(id, true)
    expect(body).toMatchObject({ status: 'att.validated' })
    expect(body.history.at(-1)?.actions).toMatchObject([
      { type: 'validation', origin: 'sider', updatedBy: null },
    ])
    const again = [await answer(id, false), await resolve(id)]
    expect(again.map(({ status, error }) => [status, error?.key])).toEqual([
      [409, 'errors.attendance.validated'],
      [409, 'errors.attendance.validated'],
    ])
  })

  it('TS-25 refuses them, and internal staff decide', async () => {
    const id = await disputed()
    expect((await resolve(id)).error?.key).toBe('errors.action.unavailable')
    expect((await answer(id, false)).body).toMatchObject({ status: 'att.conflict' })
    const { body } = await resolve(id, { ...asClocked, endDate: '2026-12-07T15:30:00.000Z' })
    expect(body).toMatchObject({ status: 'att.validated' })
    expect(body.history.map(({ origin }) => origin)).toEqual(['shift', 'sider', 'insider'])
    expect(body.history.at(-1)).toMatchObject({
      endDate: '2026-12-07T15:30:00.000Z',
      actions: [{ type: 'validation', origin: 'insider', updatedBy: insider.userId }],
    })
  })

  it('is not taken for hours that wait for the company', async () => {
    const { id } = (await clock(await aWorkedShift())).body
    expect((await answer(id, true)).error?.key).toBe('errors.action.unavailable')
  })
})
