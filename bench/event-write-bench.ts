import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { createApp } from '../apps/api/src/app.ts'
import { writeEvents } from '../apps/api/src/event/write-events.ts'
import { startClock } from '../apps/api/src/platform/clock.ts'
import { openPostgres } from '../apps/api/src/platform/database/database.ts'
import { createDb, type Db, type Transaction } from '../apps/api/src/platform/database/db.ts'
import { followNews } from '../apps/api/src/platform/database/follow-news.ts'
import { companyScope } from '../apps/api/src/platform/jobs/company-scope.ts'
import { startTestApp } from '../apps/api/src/testing/test-app.ts'
import { addHours } from './attendance-data.ts'
import type { Dataset } from './dataset.ts'
import { figure, gate, heading } from './report.ts'
import { paired } from './rounds.ts'

const rounds = 60
const writesAtOnce = 8
const sideMilliseconds = 150
const validationsAtOnce = 4
const validationsOfSide = 40

/** The smallest write that the product could make: one changed row, its line in the trail, and its event. */
export async function benchSmallestWrite({ databaseUrl, organisationId }: Dataset): Promise<void> {
  const database = openPostgres(databaseUrl)
  const ending = new AbortController()
  try {
    const db = createDb(database, startClock())
    void followNews(database, db.news, ending.signal)
    const scope = await companyScope(db, organisationId)
    const missions = await idsOf(
      databaseUrl,
      'select id from missions where organisation_id = $1 order by id',
      organisationId,
    )
    const rename = (withEvent: boolean) => (call: number) =>
      db.transaction(scope, async (transaction) => {
        const id = missions[call % missions.length] ?? ''
        await renameMission(transaction, organisationId, id, `Mission ${call}`)
        if (!withEvent) return
        const data = { invoiceId: id, referenceNumber: 'F1' }
        writeEvents(transaction, [{ kind: 'invoice.paid', organisationId, subject: id, data }])
      })
    const [without, withEvent] = [millisecondsOf(rename(false)), millisecondsOf(rename(true))]
    await without()
    await withEvent()
    const each = await paired(without, withEvent, rounds)
    heading(`The smallest write and its event (milliseconds, ${writesAtOnce} at once)`)
    figure('without an event', each.first.toFixed(3))
    figure('with its event', each.second.toFixed(3))
    figure('times the write without', each.ratio.toFixed(2))
  } finally {
    ending.abort()
    await database.close()
  }
}

async function renameMission(
  { queries, record }: Transaction,
  organisationId: string,
  id: string,
  name: string,
): Promise<void> {
  await queries
    .updateTable('missions')
    .set({ name })
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .execute()
  await record({
    action: 'mission.update',
    entity: 'mission',
    entityId: id,
    before: { name: null },
    after: { name },
  })
}

/** The mean time of a write, with several running at a time. */
function millisecondsOf(write: (call: number) => Promise<unknown>): () => Promise<number> {
  let calls = 0
  return async () => {
    const start = performance.now()
    const before = calls
    const worker = async () => {
      while (performance.now() - start < sideMilliseconds) await write(calls++)
    }
    await Promise.all(Array.from({ length: writesAtOnce }, worker))
    return ((performance.now() - start) * writesAtOnce) / (calls - before)
  }
}

/** A line of hours that somebody validates: the call of the product, with and without what it writes of its event. */
export async function benchValidation(dataset: Dataset): Promise<void> {
  await addHours(dataset)
  const client = new pg.Client({ connectionString: dataset.databaseUrl })
  await client.connect()
  // The clock of the app stands at a day of its own.
  await client.query(
    "update sessions set last_seen_at = '2026-12-02 08:59Z', expires_at = '2027-01-01'",
  )
  await client.end()
  const waiting = await idsOf(
    dataset.databaseUrl,
    "select id from attendances where organisation_id = $1 and status = 'att.waiting' order by id",
    dataset.organisationId,
  )
  const database = openPostgres(dataset.databaseUrl)
  const { app, services } = await startTestApp({}, {}, database)
  const mute = await createApp({ ...services, db: withoutEvents(services.db) })
  try {
    const validate = (by: typeof app) => async () => {
      const lines = waiting.splice(0, validationsOfSide)
      const start = performance.now()
      const worker = async () => {
        for (let id = lines.pop(); id !== undefined; id = lines.pop()) {
          const { statusCode, body } = await by.inject({
            method: 'POST',
            url: '/api/v1/attendances/validate',
            headers: { ...dataset.headers, 'idempotency-key': randomUUID() },
            payload: { attendanceIds: [id] },
          })
          if (statusCode !== 200 || !body.includes('[]')) throw new Error(`${statusCode} ${body}`)
        }
      }
      await Promise.all(Array.from({ length: validationsAtOnce }, worker))
      return ((performance.now() - start) * validationsAtOnce) / validationsOfSide
    }
    await validate(mute)()
    await validate(app)()
    const each = await paired(validate(mute), validate(app), rounds)
    heading(`A line of hours validated, and its event (milliseconds, ${validationsAtOnce} at once)`)
    figure('without an event', each.first.toFixed(3))
    figure('with its event', each.second.toFixed(3))
    gate({
      what: 'a validation with its event: times one without',
      ratio: each.ratio,
      bound: { atMost: 1.1 },
    })
  } finally {
    await mute.close()
    await app.close()
    await database.close()
  }
}

/** A database in which what happens is not told. */
function withoutEvents(db: Db): Db {
  return {
    ...db,
    transaction: (scope, work) =>
      db.transaction(scope, (transaction) =>
        work({
          ...transaction,
          write: (statement) => {
            if (!statement.sql.includes('insert into events')) transaction.write(statement)
          },
          announce: () => undefined,
        }),
      ),
  }
}

async function idsOf(
  connectionString: string,
  statement: string,
  organisationId: string,
): Promise<string[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>(statement, [organisationId])
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}
