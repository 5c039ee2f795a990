import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { aCompany, type TestCompany } from '../../testing/companies.ts'
import { sharedApp, type TestApp } from '../../testing/test-app.ts'
import { storedJobs, withQueues } from '../../testing/test-jobs.ts'
import { nobody } from '../database/db.ts'
import { companyScope } from './company-scope.ts'
import { enqueue } from './enqueue.ts'
import { companyJob, noData, productJob } from './job.ts'

const handler = () => Promise.resolve()
const tidy = productJob({ name: 'test-tidy', data: noData, handler })
const data = z.strictObject({ organisationId: z.uuid(), missionId: z.string() })
const remind = companyJob({ name: 'test-remind', data, handler })

let app: TestApp
let own: TestCompany
let foreign: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  await withQueues(app, [tidy, remind])
  own = await aCompany(app)
  foreign = await aCompany(app)
})

describe('a job that a transaction leaves', () => {
  it('waits once the transaction has committed', async () => {
    const one = { organisationId: own.id, missionId: 'committed' }
    await app.services.db.transaction(nobody, (transaction) => enqueue(transaction, remind, one))
    expect(await storedJobs(app, remind)).toContainEqual(
      expect.objectContaining({ state: 'created', data: one }),
    )
  })

  it('goes with it when it rolls back', async () => {
    const before = await storedJobs(app, tidy)
    const failing = app.services.db.transaction(nobody, async (transaction) => {
      await enqueue(transaction, tidy, {})
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    expect(await storedJobs(app, tidy)).toEqual(before)
  })

  it('is refused when it is of a company and names none', async () => {
    const without = { missionId: 'nobody’s' } as unknown as z.output<typeof data>
    const leaving = app.services.db.transaction(nobody, (transaction) =>
      enqueue(transaction, remind, without),
    )
    await expect(leaving).rejects.toThrow('organisationId')
  })

  it('is refused when no process would ever do it', async () => {
    const unknown = productJob({ name: 'test-unknown', data: noData, handler })
    const leaving = app.services.db.transaction(nobody, (transaction) =>
      enqueue(transaction, unknown, {}),
    )
    await expect(leaving).rejects.toThrow('There is no queue for the job test-unknown.')
  })
})

describe('a connection of a company', () => {
  it('leaves jobs for the company and for the product, and for no other company', async () => {
    const scope = await companyScope(app.services.db, own.id)
    const leave = (organisationId: string) =>
      app.services.db.transaction(scope, (transaction) =>
        enqueue(transaction, remind, { organisationId, missionId: 'by a company' }),
      )
    await leave(own.id)
    await app.services.db.transaction(scope, (transaction) => enqueue(transaction, tidy, {}))
    await expect(leave(foreign.id)).rejects.toThrow('A company leaves no job for another one.')
    const left = (await storedJobs(app, remind)).map((job) => job.data)
    expect(left).toContainEqual({ organisationId: own.id, missionId: 'by a company' })
    expect(left).not.toContainEqual({ organisationId: foreign.id, missionId: 'by a company' })
  })

  it('reads no queue', async () => {
    const scope = await companyScope(app.services.db, own.id)
    const reading = app.services.db.queries(scope).withSchema('pgboss')
    await expect(
      reading
        .selectFrom('job' as 'users')
        .select('id')
        .execute(),
    ).rejects.toThrow('permission denied for schema pgboss')
  })
})
