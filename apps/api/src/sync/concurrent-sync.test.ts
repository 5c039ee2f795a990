import { sync } from '@renfort/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Queries } from '../platform/database/db.ts'
import { companyScope } from '../platform/jobs/company-scope.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { aPostedMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, sharedApp } from '../testing/test-app.ts'

const app = await sharedApp()

/** What one transaction does to the shifts of its writer, how long it stays open, and how it ends. */
const transaction = fc.record({
  changes: fc.array(
    fc.record({ kind: fc.constantFrom('add', 'change', 'delete'), which: fc.nat(5) }),
    { minLength: 1, maxLength: 4 },
  ),
  pause: fc.nat(6),
  isKept: fc.boolean(),
})
let minutes = 0

type Planned = typeof transaction extends fc.Arbitrary<infer One> ? One : never

async function change(
  queries: Queries,
  { organisationId, missionId, own }: { organisationId: string; missionId: string; own: string[] },
  { kind, which }: Planned['changes'][number],
) {
  const id = own[which % Math.max(own.length, 1)]
  if (kind === 'add' || id === undefined) {
    // No two shifts of a mission are at the same time.
    minutes += 1
    const { rows } = await sql<{ id: string }>`
      insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
      values (${organisationId}, ${missionId},
        timestamptz '2027-01-01T09:00Z' + ${minutes} * interval '1 minute',
        timestamptz '2027-01-01T17:00Z' + ${minutes} * interval '1 minute', 60, 1, true)
      returning id`.execute(queries)
    own.push(rows[0]?.id ?? '')
  } else if (kind === 'change') {
    await sql`update shifts set slots = slots % 50 + 1 where id = ${id}`.execute(queries)
  } else {
    await sql`delete from shifts where id = ${id}`.execute(queries)
    own.splice(own.indexOf(id), 1)
  }
}

/** A writer whose transactions follow each other; some are taken back. */
async function write(company: TestCompany, missionId: string, plan: readonly Planned[]) {
  const scope = await companyScope(app.services.db, company.id)
  let own: string[] = []
  for (const { changes, pause, isKept } of plan) {
    const then = [...own]
    const writing = app.services.db.transaction(scope, async (transaction) => {
      const of = { organisationId: company.id, missionId, own: then }
      for (const one of changes) await change(transaction.queries, of, one)
      // Stays open while others commit and read.
      for (let i = 0; i < pause; i += 1) await sql`select 1`.execute(transaction.queries)
      if (!isKept) throw new Error('taken back')
      await transaction.record({
        action: 'mission.update',
        entity: 'mission',
        entityId: missionId,
        before: null,
        after: null,
      })
    })
    const wasKept = await writing.then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && error.message === 'taken back') return false
        throw error
      },
    )
    if (wasKept) own = then
  }
}

describe('a reader that goes on from its cursor while others write', () => {
  it('ends with what there is, and is told of each deletion', async () => {
    const company = await aCompany(app)
    const { id: missionId } = await aPostedMission(app, company.admin)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(transaction, { minLength: 1, maxLength: 6 }), {
          minLength: 2,
          maxLength: 4,
        }),
        fc.integer({ min: 1, max: 5 }),
        async (plans, limit) => {
          const copy = new Map<string, number>()
          let cursor = ''
          let hasMore = true
          const read = async () => {
            const query = { limit, ...(cursor === '' ? {} : { cursor }) }
            const { body } = await call(app, sync.syncShifts, company.admin, { query })
            for (const { id, slots } of body.records) copy.set(id, slots)
            for (const { id } of body.deleted) copy.delete(id)
            ;[cursor, hasMore] = [body.next, body.hasMore]
          }
          let isWriting = true
          const writing = Promise.all(plans.map((plan) => write(company, missionId, plan))).finally(
            () => {
              isWriting = false
            },
          )
          while (isWriting) await read()
          await writing
          do await read()
          while (hasMore)
          const { rows } = await ownerQuery(
            app.database,
            'select id, slots from shifts where organisation_id = $1',
            [company.id],
          )
          expect(Object.fromEntries(copy)).toEqual(
            Object.fromEntries(rows.map(({ id, slots }) => [String(id), slots])),
          )
        },
      ),
      { numRuns: 8 },
    )
  })
})
