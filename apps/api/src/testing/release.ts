import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listMissions, readMission } from '@renfort/contract/mission.ts'
import { readQuotation } from '@renfort/contract/quotation.ts'
import { findAccountById } from '../account/account-queries.ts'
import { openSession } from '../account/sessions/open-session.ts'
import type { Database } from '../platform/database/database.ts'
import { nobody } from '../platform/database/db.ts'
import { asOwner } from '../platform/database/caller-queries.ts'
import { ownerQuery } from './owner-query.ts'
import { call, type Caller, type TestApp } from './test-app.ts'

const migrationDirectory = join(import.meta.dirname, '../../migrations')

export type Row = Readonly<Record<string, unknown>>

/** Everything that a release left in its database, by table, and what it answered about it. */
export interface Release {
  readonly tables: Readonly<Record<string, readonly Row[]>>
  readonly answers: readonly CompanyAnswers[]
}

/** What the admin of a company reads: how many missions in each list, and the price of each. */
interface CompanyAnswers {
  readonly organisationId: string
  readonly counts: Readonly<Record<string, number>>
  readonly missions: readonly MissionAnswers[]
}

interface MissionAnswers {
  readonly id: string
  readonly status: string
  readonly shifts: number
  /** Absent where the product refuses to price it. */
  readonly price: number | null
  readonly priceWithTax: number | null
}

const listed = ['draft', 'new', 'ongoing', 'upcoming', 'done', 'closed'] as const

export async function tablesOf(database: Database): Promise<Release['tables']> {
  const { rows: names } = await ownerQuery(
    database,
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by 1`,
  )
  const tables: Record<string, readonly Row[]> = {}
  for (const { name } of names as { name: string }[]) {
    const { rows } = await ownerQuery(database, `select to_jsonb(t) as row from "${name}" t`)
    tables[name] = (rows as { row: Row }[]).map(({ row }) => row)
  }
  return tables
}

/** Makes the tables that a release had, by its own migrations, and puts its rows back. */
export async function restoreTables(
  { ownerPool }: Database,
  tables: Release['tables'],
): Promise<void> {
  await asOwner(ownerPool, async (client) => {
    await client.query(
      'create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    for (const { name } of tables['migrations'] ?? []) {
      await client.query(await readFile(join(migrationDirectory, String(name)), 'utf8'))
    }
    // Rows come in no particular order, and foreign keys and triggers have judged them already.
    await client.query(`set session_replication_role = 'replica'`)
    // What migrations put there is among the rows of the release.
    const names = Object.keys(tables).map((name) => `"${name}"`)
    await client.query(`truncate ${names.join(', ')}`)
    for (const [name, rows] of Object.entries(tables)) {
      const { rows: stored } = await client.query<{ column: string }>(
        `select quote_ident(attname) as "column" from pg_attribute
         where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
        [name],
      )
      const columns = stored.map(({ column }) => column).join(', ')
      await client.query(
        `insert into "${name}" (${columns}) overriding system value
         select ${columns} from jsonb_populate_recordset(null::"${name}", $1)`,
        [JSON.stringify(rows)],
      )
    }
    await client.query(`set session_replication_role = 'origin'`)
    const { rows: identities } = await client.query<{ table: string; column: string }>(
      `select table_name as "table", column_name as "column" from information_schema.columns
       where table_schema = 'public' and is_identity = 'YES'`,
    )
    for (const { table, column } of identities) {
      await client.query(
        `select setval(pg_get_serial_sequence($1, $2),
           (select coalesce(max("${column}"), 0) + 1 from "${table}"), false)`,
        [table, column],
      )
    }
  })
}

export async function answersOf(app: TestApp): Promise<readonly CompanyAnswers[]> {
  const { rows: admins } = await ownerQuery(
    app.database,
    `select distinct on (m.organisation_id) m.organisation_id as "organisationId", m.user_id as "userId"
     from memberships m
     join users u on u.id = m.user_id
     join organisations o on o.id = m.organisation_id
     where m.role = 'admin' and o.kind <> 'parent'
     order by m.organisation_id, m.user_id`,
  )
  const answers: CompanyAnswers[] = []
  for (const { organisationId, userId } of admins as { organisationId: string; userId: string }[]) {
    answers.push(await companyAnswers(app, await signedIn(app, userId, organisationId)))
  }
  return answers
}

async function companyAnswers(
  app: TestApp,
  admin: Caller & { readonly organisationId: string },
): Promise<CompanyAnswers> {
  const counts: Record<string, number> = {}
  const missions: MissionAnswers[] = []
  for (const status of listed) {
    const { body } = await call(app, listMissions, admin, { query: { status: [status] } })
    counts[status] = body.total
    for (const { id } of body.tasks) {
      if (missions.every((mission) => mission.id !== id)) {
        missions.push(await missionAnswers(app, admin, id))
      }
    }
  }
  return { organisationId: admin.organisationId, counts, missions }
}

async function missionAnswers(app: TestApp, admin: Caller, id: string): Promise<MissionAnswers> {
  const mission = await call(app, readMission, admin, { params: { id } })
  const { status, body } = await call(app, readQuotation, admin, { params: { id } })
  return {
    id,
    status: mission.body.status,
    shifts: mission.body.shifts.length,
    price: status === 200 ? body.price : null,
    priceWithTax: status === 200 ? body.priceWithTax : null,
  }
}

async function signedIn(app: TestApp, userId: string, organisationId: string) {
  const { token } = await app.services.db.transaction(nobody, async (transaction) => {
    const account = await findAccountById(transaction.queries, userId)
    if (account === undefined) throw new Error(`No account of the user ${userId}.`)
    return openSession(transaction, account)
  })
  return { token, userId, organisationId }
}
