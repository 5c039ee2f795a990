import { attendances } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../../platform/database/db.ts'
import { insertMailRefusal } from '../../platform/mail/refusal-queries.ts'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { workedShift } from '../../testing/hours.ts'
import { mailsTo } from '../../testing/mails.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { remindHoursInTheEvening, remindHoursInTheMorning } from './remind-hours.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const emailOf = async ({ userId }: Caller) => {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  return String(rows[0]?.['email'])
}
const mailed = async (caller: Caller) =>
  (await mailsTo(app, await emailOf(caller))).filter(({ text }) => text.includes('/timesheets'))
const runAt = async (now: string, job = remindHoursInTheMorning) => {
  app.clock.set(now)
  await runJob(app, job)
}
/** Undecided hours of Sunday 6 December, with a manager or none. */
async function left(manager: Caller | null, siders = 1) {
  const worked = await workedShift(app, company, { siders, day: '2026-12-06' })
  await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
    worked.missionId,
    manager?.userId ?? null,
  ])
  return worked
}
const morning = '2026-12-07T08:00:00.000Z'
const evening = '2026-12-07T17:00:00.000Z'

describe('G-28 on a Monday, a manager of missions', () => {
  it('is told at 09:00 and at 18:00 of what is left, once each, whatever runs twice', async () => {
    company = await aCompany(app)
    await left(company.manager, 2)
    await runAt('2026-12-07T07:59:00.000Z')
    expect(await mailed(company.manager)).toEqual([])
    await Promise.all([runAt(morning), runAt(morning)])
    await runAt('2026-12-07T12:00:00.000Z')
    expect(await mailed(company.manager)).toHaveLength(1)
    await runAt(evening, remindHoursInTheEvening)
    await runAt('2026-12-07T18:00:00.000Z', remindHoursInTheMorning)
    const mails = await mailed(company.manager)
    expect(mails.map(({ subject }) => subject)).toEqual([
      '2 lignes d’heures à vérifier avant 22:00',
      '2 lignes d’heures à vérifier avant 22:00',
    ])
  })

  it('has a link that opens exactly their lines', async () => {
    company = await aCompany(app)
    await left(company.manager)
    await runAt(morning)
    const [mail] = await mailed(company.manager)
    const url = new URL(mail?.text.match(/https?:\S+timesheets\S+/)?.[0] ?? '')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      searchBy: 'manager',
      managerId: company.manager.userId,
      status: 'att.waiting',
    })
    expect(url.searchParams.has('company')).toBe(false)
    expect(mail?.subject).toBe('Une ligne d’heures à vérifier avant 22:00')
  })

  it('is led to the company first where they belong to its group alone', async () => {
    company = await aCompany(app)
    const group = await aCompany(app)
    await left(company.manager)
    await ownerQuery(app.database, 'update organisations set parent_id = $2 where id = $1', [
      company.id,
      group.id,
    ])
    await ownerQuery(
      app.database,
      'update memberships set organisation_id = $2 where user_id = $1',
      [company.manager.userId, group.id],
    )
    await runAt(morning)
    const [mail] = await mailed(company.manager)
    const { searchParams } = new URL(mail?.text.match(/https?:\S+timesheets\S+/)?.[0] ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      company: company.id,
      managerId: company.manager.userId,
    })
  })

  it('is told of their own missions alone; the administrators of those that nobody manages', async () => {
    company = await aCompany(app)
    const { userId } = company.collaborator
    await left(company.manager)
    await left(null, 3)
    await ownerQuery(app.database, `update memberships set role = 'admin' where user_id = $1`, [
      userId,
    ])
    await runAt(morning)
    const subjects = async (caller: Caller) => (await mailed(caller)).map(({ subject }) => subject)
    expect(await subjects(company.manager)).toEqual(['Une ligne d’heures à vérifier avant 22:00'])
    for (const admin of [company.admin, company.collaborator]) {
      expect(await subjects(admin)).toEqual(['3 lignes d’heures à vérifier avant 22:00'])
    }
    const [mail] = await mailed(company.admin)
    expect(mail?.text).toContain('sans responsable')
    expect(mail?.text).not.toContain('managerId')
  })

  it('is not told where nothing is left: decided, of this week, or on another day', async () => {
    company = await aCompany(app)
    const { ids } = await left(company.manager)
    await call(app, attendances.validateHours, company.admin, { body: { attendanceIds: [...ids] } })
    await workedShift(app, company, { day: '2026-12-07' })
    await runAt(morning)
    await left(company.manager)
    await runAt('2026-12-08T08:00:00.000Z')
    await runAt('2026-12-07T21:00:00.000Z', remindHoursInTheEvening)
    expect([...(await mailed(company.manager)), ...(await mailed(company.admin))]).toEqual([])
  })

  it('is told in their language, and may refuse these mails', async () => {
    company = await aCompany(app)
    await left(company.manager)
    const email = await emailOf(company.manager)
    await ownerQuery(app.database, `update users set locale = 'en' where id = $1`, [
      company.manager.userId,
    ])
    await runAt(morning)
    const [mail] = await mailed(company.manager)
    expect(mail?.subject).toBe('One line of hours to check before 22:00')
    await app.services.db.transaction(nobody, async ({ queries, now }) => {
      await insertMailRefusal(queries, { recipient: email, category: 'hours' }, now)
    })
    await runAt(evening, remindHoursInTheEvening)
    expect(await mailed(company.manager)).toHaveLength(1)
  })

  it('is not told by a company that is blocked', async () => {
    company = await aCompany(app)
    await left(company.manager)
    await ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [
      company.id,
    ])
    await runAt(morning)
    expect(await mailed(company.manager)).toEqual([])
  })
})
