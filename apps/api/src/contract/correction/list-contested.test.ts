import { contestedContracts, contracts, hiring } from '@renfort/contract'
import { contestedPageSize } from '@renfort/contract/contested-contract.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
let insider: Caller

beforeAll(async () => {
  app = await sharedApp()
  insider = await anInsider(app)
})

const list = async (query: { limit?: string; offset?: string } = {}, caller = insider) =>
  call(app, contestedContracts.listContested, caller, { query })
const contest = async ({ id }: TestCompany, docId: string, caller: Caller) =>
  call(app, contracts.contestContract, caller, {
    params: { id, docId },
    body: { description: 'Le taux est faux' },
  })
const regenerate = async ({ id }: TestCompany, docId: string) =>
  call(app, contracts.regenerateContracts, insider, {
    params: { id },
    body: { documentIds: [docId] },
  })
/** Looked for on all pages, which other tests fill too. */
async function found(docId: string) {
  const { total } = (await list()).body
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(total / contestedPageSize) }, (_, page) =>
      list({ offset: String(page * contestedPageSize) }),
    ),
  )
  return pages.flatMap(({ body }) => body.documents).find(({ documentId }) => documentId === docId)
}

describe('contested contracts of all companies', () => {
  it('CTR-22 say of which mission and company, by when, who contested them, when and why', async () => {
    const own = await aCompany(app)
    const { id, missionId } = await aBatch(app, own, { siders: 2, day: '2026-12-03' })
    expect(await found(id)).toBeUndefined()
    await contest(own, id, own.manager)
    expect(await found(id)).toMatchObject({
      kind: 'contract',
      version: 1,
      company: { id: own.id, name: own.name },
      task: { id: missionId, uniqueIdentifier: expect.stringMatching(/^M/) as string },
      contracts: 2,
      startDate: '2026-12-03T08:00:00.000Z',
      lastDay: '2026-12-05T00:00:00.000Z',
      stage: 'targetPassed',
      contestation: {
        name: 'Camille Durand',
        date: expect.stringContaining('2026-12-02T09:00:00') as string,
        description: 'Le taux est faux',
      },
      contestedBefore: 0,
      lock: null,
      actFor: { id: own.manager.userId },
    })
  })

  it('CTR-22 leave the list with their correction, and come back when that is contested too', async () => {
    const own = await aCompany(app)
    const { id } = await aBatch(app, own)
    await contest(own, id, own.admin)
    await regenerate(own, id)
    expect(await found(id)).toBeUndefined()
    await contest(own, id, own.admin)
    expect(await found(id)).toMatchObject({ version: 2, contestedBefore: 1 })
  })

  it('leave the list with the last of their Siders', async () => {
    const own = await aCompany(app)
    const { id, missionId, siderIds } = await aBatch(app, own)
    await contest(own, id, own.admin)
    await call(app, hiring.removeHire, insider, {
      params: { id: missionId },
      body: { siderId: siderIds[0] ?? '', reason: 'sick' },
    })
    expect(await found(id)).toBeUndefined()
  })

  it('name somebody else of the company to act for, where who contested them has left', async () => {
    const own = await aCompany(app)
    const { id } = await aBatch(app, own)
    await contest(own, id, own.manager)
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [
      own.manager.userId,
    ])
    expect((await found(id))?.actFor?.id).toBe(own.admin.userId)
  })

  it('come a page at a time, the nearest start first, as their index has them', async () => {
    const own = await aCompany(app)
    for (const day of ['2026-12-16', '2026-12-15']) {
      await contest(own, (await aBatch(app, own, { day })).id, own.admin)
    }
    const { documents, total } = (await list()).body
    const starts = documents.map(({ startDate }) => startDate)
    expect(starts).toEqual(starts.toSorted())
    // Other tests may have left more of them than a page holds.
    expect(documents).toHaveLength(Math.min(total, contestedPageSize))
    const page = (await list({ limit: '1', offset: '1' })).body
    expect(page.documents.map(({ startDate }) => startDate)).toEqual(starts.slice(1, 2))
    const { rows } = await ownerQuery(
      app.database,
      `select indexdef from pg_indexes where indexname = 'contract_batches_contested'`,
      [],
    )
    expect(rows[0]?.['indexdef']).toContain('(starts_at, id)')
  })

  it('are closed to everybody but internal staff by themselves', async () => {
    const own = await aCompany(app)
    const callers = [own.admin, own.manager, own.collaborator, await actingFor(app, own.admin)]
    const answers = await Promise.all(callers.map((caller) => list({}, caller)))
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 409])
  })
})
