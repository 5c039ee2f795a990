import { administration, audit } from '@renfort/contract'
import { describe, expect, it } from 'vitest'
import { sweepKeys } from '../platform/http/sweep-keys.ts'
import { actingFor, aCompany, anInsider } from '../testing/companies.ts'
import { aParkedJob } from '../testing/parked-jobs.ts'
import { call, sharedApp } from '../testing/test-app.ts'
import { storedJobs } from '../testing/test-jobs.ts'
import { unknownId } from '../testing/writes/valid-write.ts'

const app = await sharedApp()
const insider = await anInsider(app)
const company = await aCompany(app)

const list = (caller = insider) => call(app, administration.listFailedJobs, caller)
const retry = (id: string, caller = insider) =>
  call(app, administration.retryJob, caller, { params: { id } })
const found = async (id: string) => (await list()).body.find((job) => job.id === id)

describe('the failed jobs', () => {
  it('are listed with their name, tries, error and company', async () => {
    const data = { organisationId: company.id }
    const id = await aParkedJob(app, { data, message: 'x'.repeat(900) })
    expect(await found(id)).toMatchObject({
      name: 'sweep-keys',
      tries: 8,
      error: 'x'.repeat(300),
      organisation: { id: company.id, name: company.name },
    })
    const ofProduct = await aParkedJob(app)
    expect(await found(ofProduct)).toMatchObject({
      organisation: null,
      error: 'nobody answers',
      unwritable: [],
    })
    const texts = [{ field: 'Salarié', text: 'Nora \uE000', signs: 'U+E000' }]
    expect(await found(await aParkedJob(app, { texts }))).toMatchObject({ unwritable: texts })
  })

  it('run again once, with a row in the trail', async () => {
    const id = await aParkedJob(app, { data: { organisationId: company.id } })
    const before = (await storedJobs(app, sweepKeys)).length
    expect((await retry(id)).status).toBe(204)
    expect(await storedJobs(app, sweepKeys)).toHaveLength(before + 1)
    expect(await found(id)).toBeUndefined()
    const again = await retry(id)
    expect([again.status, again.error.key]).toEqual([404, 'errors.not_found'])
    const query = { organisationId: company.id, kind: 'job' } as const
    const { body } = await call(app, audit.listAuditTrail, insider, { query })
    expect(body.entries).toMatchObject([
      { action: 'job.retry', changes: [{ field: 'failedJob', after: 'sweep-keys' }] },
    ])
  })

  it('stay when the product no longer has their job', async () => {
    const id = await aParkedJob(app, { name: 'of-a-former-release' })
    expect((await retry(id)).status).toBe(404)
    expect(await found(id)).toBeDefined()
  })

  it('PERM-09 are for internal staff who act for nobody', async () => {
    const id = await aParkedJob(app)
    const acting = await actingFor(app, company.admin)
    for (const caller of [company.admin, acting]) {
      const expected = caller === acting ? 409 : 403
      expect((await list(caller)).status).toBe(expected)
      expect((await retry(id, caller)).status).toBe(expected)
    }
    expect((await retry(unknownId)).status).toBe(404)
  })
})
