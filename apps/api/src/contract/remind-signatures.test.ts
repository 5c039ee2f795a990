import { amendments, contracts } from '@renfort/contract'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { remindSignatures } from './remind-signatures.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

/** The mails to the manager of the company’s missions, once the job has run at a time. */
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
    expect(counts).toEqual([0, 1, 1, 2, 3, 3])
  })

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
