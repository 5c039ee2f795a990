import { feedbacks } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { workedShift } from '../testing/hours.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { askFeedback } from './ask-feedback.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

async function email(): Promise<string> {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
    company.admin.userId,
  ])
  return String(rows[0]?.['email'])
}

/** What the admin, who leads the missions, was mailed once the job has run at a time. */
async function askedAt(now: string): Promise<readonly { subject: string; text: string }[]> {
  app.clock.set(now)
  await runJob(app, askFeedback)
  const mails = await mailsTo(app, await email())
  return mails.filter(({ subject }) => subject.startsWith('Comment s’est passée'))
}

const change = (text: string, values: unknown[]) => ownerQuery(app.database, text, values)

/** A mission of a day, led by the admin. */
async function ended(options: Parameters<typeof workedShift>[2] = {}) {
  const worked = await workedShift(app, company, options)
  await change('update missions set manager_id = $2 where id = $1', [
    worked.missionId,
    company.admin.userId,
  ])
  return worked
}

describe('the mail after a mission (N-15)', () => {
  it('comes the day after the end, once, and leads to that mission', async () => {
    company = await aCompany(app)
    const { missionId } = await ended({ siders: 2 })
    expect(await askedAt('2026-12-07T20:00:00.000Z')).toEqual([])
    const [mail, ...others] = await askedAt('2026-12-08T08:00:00.000Z')
    expect(others).toEqual([])
    expect(mail?.text).toMatch(new RegExp(`/feedback/${missionId}\\s`))
    expect(mail?.text).toContain('retravailler avec ces Siders')
    expect(await askedAt('2026-12-08T09:00:00.000Z')).toHaveLength(1)
    expect(await askedAt('2026-12-09T08:00:00.000Z')).toHaveLength(1)
  })

  it('comes the day after the last one at the place, which it names', async () => {
    company = await aCompany(app)
    const { missionId } = await ended()
    // Until 02:00 on Tuesday in Saint-Denis, Monday evening in Paris.
    await change(
      `update missions set time_zone = 'Indian/Reunion', ends_at = '2026-12-07T22:00Z' where id = $1`,
      [missionId],
    )
    expect(await askedAt('2026-12-08T08:00:00.000Z')).toEqual([])
    const [mail] = await askedAt('2026-12-09T08:00:00.000Z')
    expect(mail?.text).toContain('mar. 8 déc.')
  })

  it('leads a person who belongs to the group alone to the company first', async () => {
    company = await aCompany(app)
    const { missionId } = await ended()
    const link = async () => (await askedAt('2026-12-08T08:00:00.000Z'))[0]?.text
    const group = await aCompany(app)
    await change('update organisations set parent_id = $2 where id = $1', [company.id, group.id])
    await change('update memberships set organisation_id = $2 where user_id = $1', [
      company.admin.userId,
      group.id,
    ])
    expect(await link()).toContain(`/feedback/${missionId}?company=${company.id}`)
  })

  it('comes later where the product stood still, but not weeks later', async () => {
    company = await aCompany(app)
    await ended()
    expect(await askedAt('2026-12-10T08:00:00.000Z')).toHaveLength(1)
    company = await aCompany(app)
    await ended()
    expect(await askedAt('2026-12-20T08:00:00.000Z')).toEqual([])
  })

  it('names those alone of whom nothing was said, and does not come where all was', async () => {
    company = await aCompany(app)
    const { missionId, siderIds } = await ended({ siders: 2 })
    const say = (siderId = '') =>
      call(app, feedbacks.giveFeedback, company.admin, {
        params: { orgId: company.id, siderId },
        body: {
          taskId: missionId,
          typeId: 'attendance',
          managerId: company.admin.userId,
          workAgain: 1,
        },
      })
    await say(siderIds[0])
    const [mail] = await askedAt('2026-12-08T08:00:00.000Z')
    expect(mail?.text).toContain('retravailler avec ce Sider')
    company = await aCompany(app)
    const done = await ended()
    await call(app, feedbacks.giveFeedback, company.admin, {
      params: { orgId: company.id, siderId: done.siderIds[0] ?? '' },
      body: {
        taskId: done.missionId,
        typeId: 'mission-end',
        managerId: company.admin.userId,
        workAgain: 1,
      },
    })
    expect(await askedAt('2026-12-08T08:00:00.000Z')).toEqual([])
  })

  it('is refused by who does not want it, and goes to nobody who has left', async () => {
    company = await aCompany(app)
    await ended()
    await change(
      `insert into mail_refusals (recipient, category, refused_at) values ($1, 'feedback', now())`,
      [await email()],
    )
    expect(await askedAt('2026-12-08T08:00:00.000Z')).toEqual([])
    company = await aCompany(app)
    await ended()
    await change('delete from memberships where user_id = $1', [company.admin.userId])
    expect(await askedAt('2026-12-08T08:00:00.000Z')).toEqual([])
  })

  it('is written in the language of its reader', async () => {
    company = await aCompany(app)
    await ended()
    await change(`update users set locale = 'en' where id = $1`, [company.admin.userId])
    app.clock.set('2026-12-08T08:00:00.000Z')
    await runJob(app, askFeedback)
    const [mail] = await mailsTo(app, await email())
    expect(mail).toMatchObject({ locale: 'en', subject: expect.stringMatching(/^How did/) })
  })
})
