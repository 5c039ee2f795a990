import { amendments, contracts, team } from '@renfort/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { mailsTo } from '../../testing/mails.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { remindSignatures } from './remind-signatures.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  // These tests have their own database, because the job reminds of every waiting document, those
  // of other tests too.
  app = await startTestApp()
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})
afterEach(() => app.clock.set(testNow))

/** The mails to the manager of the company’s missions after the job has run at a time. */
async function mailedAt(now: string): Promise<readonly string[]> {
  app.clock.set(now)
  await runJob(app, remindSignatures)
  const { rows } = await ownerQuery(
    app.database,
    `select distinct u.email from missions m join users u on u.id = coalesce(m.manager_id, m.created_by)
     where m.organisation_id = $1`,
    [company.id],
  )
  const mails = await mailsTo(app, rows[0]?.email)
  return mails.filter(({ subject }) => subject.includes('signature')).map(({ text }) => text)
}

describe('reminders of signatures (decisions §11)', () => {
  it('go 48 and 24 hours before the start and on the eve of the legal limit, each once', async () => {
    company = await aCompany(app)
    await aBatch(app, company, { siders: 2, day: '2026-12-10' })
    const counts = [
      await mailedAt('2026-12-08T07:59:00.000Z'),
      await mailedAt('2026-12-08T08:00:00.000Z'),
      await mailedAt('2026-12-08T08:15:00.000Z'),
      await mailedAt('2026-12-09T08:00:00.000Z'),
      await mailedAt('2026-12-11T08:00:00.000Z'),
      await mailedAt('2026-12-20T08:00:00.000Z'),
    ].map((mails) => mails.length)
    expect(counts).toEqual([1, 2, 2, 3, 4, 4])
  })

  it('G-28 begin with the news of the contracts, at once, for several in one mail', async () => {
    company = await aCompany(app)
    await aBatch(app, company, { siders: 2, day: '2026-12-20' })
    await aBatch(app, company, { day: '2026-12-21' })
    const mails = await mailedAt('2026-12-02T09:15:00.000Z')
    expect(mails).toHaveLength(1)
    expect(mails[0]).toContain('2 contrats, début le dim. 20 déc.')
    expect(mails[0]).toContain('un contrat, début le lun. 21 déc.')
    expect(await mailedAt('2026-12-02T09:30:00.000Z')).toHaveLength(1)
  })

  it('G-28 are left to be sent with the contracts themselves', async () => {
    company = await aCompany(app)
    const waiting = async () =>
      Number(
        (
          await ownerQuery(
            app.database,
            `select count(*) as jobs from pgboss.job where name = 'remind-signatures'`,
            [],
          )
        ).rows[0]?.['jobs'],
      )
    const before = await waiting()
    await aBatch(app, company, { day: '2026-12-20' })
    expect(await waiting()).toBe(before + 1)
  })

  it.each([
    ['2026-12-09T07:00:00.000Z', false],
    ['2026-12-09T08:00:00.000Z', true],
  ])(
    'G-28 say in their subject at %s that the mission begins within 24 hours: %s',
    async (at, says) => {
      company = await aCompany(app)
      app.clock.set(at)
      await aBatch(app, company, { day: '2026-12-10' })
      await runJob(app, remindSignatures)
      const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
        company.admin.userId,
      ])
      const subjects = (await mailsTo(app, rows[0]?.['email'])).map(({ subject }) => subject)
      expect(subjects).toHaveLength(1)
      expect(subjects[0]?.startsWith('Début dans moins de 24 heures')).toBe(says)
    },
  )

  it('tell one person of all that waits in one mail, with both days', async () => {
    company = await aCompany(app)
    await aBatch(app, company, { siders: 2, day: '2026-12-10' })
    await aBatch(app, company, { day: '2026-12-10' })
    const [text = '', ...others] = await mailedAt('2026-12-08T10:00:00.000Z')
    expect(others).toEqual([])
    expect(text).toContain('2 contrats, début le jeu. 10 déc.')
    expect(text).toContain('un contrat, début le jeu. 10 déc.')
    expect(text.match(/dernier jour légal le sam. 12 déc./g)).toHaveLength(2)
    expect(text).toContain('/contracts')
  })

  it('cover amendments, by when they take effect', async () => {
    company = await aCompany(app)
    const { id, missionId } = await aBatch(app, company, { days: ['2026-12-10', '2026-12-11'] })
    await call(app, contracts.signContract, company.admin, {
      params: { id: company.id, docId: id },
    })
    const made = await call(app, amendments.makeAmendment, company.admin, {
      params: { id: missionId },
      body: { kind: 'renewal', until: '2026-12-14' },
    })
    expect(made.status).toBe(201)
    const before = await mailedAt('2026-12-11T08:00:00.000Z')
    const [text = '', ...others] = (await mailedAt('2026-12-12T10:00:00.000Z')).filter(
      (mail) => !before.includes(mail),
    )
    expect(others).toEqual([])
    expect(text).toContain('un avenant à un contrat, effet le lun. 14 déc.')
    expect(text).not.toContain('un contrat, début')
  })

  describe('by who manages the mission', () => {
    const reminders = async (userId: string) => {
      const sql = 'select email from users where id = $1'
      const [user] = (await ownerQuery(app.database, sql, [userId])).rows
      const mails = await mailsTo(app, user?.email)
      return mails.filter(({ subject }) => subject.includes('signature')).length
    }
    const remindAt = async (now: string) => {
      app.clock.set(now)
      await runJob(app, remindSignatures)
    }
    const setRole = (userId: string, role: string) =>
      ownerQuery(app.database, 'update memberships set role = $2 where user_id = $1', [
        userId,
        role,
      ])
    /** A batch of a mission that the company’s manager manages. */
    const managed = async () => {
      company = await aCompany(app)
      const { missionId } = await aBatch(app, company, { day: '2026-12-10' })
      await ownerQuery(app.database, 'update missions set manager_id = $2 where id = $1', [
        missionId,
        company.manager.userId,
      ])
    }

    it('go to who manages the mission, alone', async () => {
      await managed()
      await remindAt('2026-12-08T08:00:00.000Z')
      expect(await reminders(company.manager.userId)).toBe(1)
      expect(await reminders(company.admin.userId)).toBe(0)
    })

    it('go to the administrator instead of a manager who has left', async () => {
      await managed()
      const removed = await call(app, team.removeMember, company.admin, {
        params: { id: company.manager.userId },
      })
      expect(removed.status).toBe(200)
      await remindAt('2026-12-08T08:00:00.000Z')
      await remindAt('2026-12-08T08:15:00.000Z')
      expect(await reminders(company.manager.userId)).toBe(0)
      expect(await reminders(company.admin.userId)).toBe(1)
    })

    it('CTR-01 go to each administrator instead of a manager who reads no contracts any more', async () => {
      await managed()
      await setRole(company.manager.userId, 'collaborator')
      await setRole(company.collaborator.userId, 'admin')
      await remindAt('2026-12-08T08:00:00.000Z')
      await remindAt('2026-12-08T08:15:00.000Z')
      expect(await reminders(company.manager.userId)).toBe(0)
      expect(await reminders(company.admin.userId)).toBe(1)
      expect(await reminders(company.collaborator.userId)).toBe(1)
    })
  })

  it('stop with the signature', async () => {
    company = await aCompany(app)
    const { id } = await aBatch(app, company, { day: '2026-12-10' })
    await call(app, contracts.signContract, company.admin, {
      params: { id: company.id, docId: id },
      body: { version: 1 },
    })
    expect(await mailedAt('2026-12-09T10:00:00.000Z')).toEqual([])
  })

  it('are due to a moved clock at their time', async () => {
    company = await aCompany(app)
    await aBatch(app, company, { day: '2026-12-30' })
    app.clock.set('2026-12-27T12:00:00.000Z')
    await runJob(app, remindSignatures)
    expect(await remindSignatures.nextDue?.(app.services)).toBe('2026-12-28T08:00:00.000Z')
  })
})
