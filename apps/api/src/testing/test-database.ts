import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { jobs } from '../jobs.ts'
import { prepareCallerLogin } from '../platform/database/prepare-caller-login.ts'
import { type Database, openEmbedded, openPostgres } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { installQueues } from '../platform/jobs/install-queues.ts'

/** The first embedded one of the worker, as it was migrated: the others are copies of it. */
let migrated: Blob | null = null

/** On PostgreSQL, the name of a migrated database that nobody opens: those of the worker are copies of it. */
let template: Promise<string> | null = null

/**
 * A migrated, empty database: its own on PostgreSQL when TEST_DATABASE_URL is set, else in memory. One on
 * PostgreSQL can be reached through another port.
 */
export async function openTestDatabase(port?: number): Promise<Database> {
  if (migrated !== null) return openEmbedded('memory', migrated)
  const server = process.env['TEST_DATABASE_URL']
  if (server !== undefined) return openCopy(server, port)
  const database = await openEmbedded('memory')
  await prepare(database)
  migrated = await database.snapshot()
  return database
}

async function prepare(database: Database): Promise<void> {
  await migrate(database)
  await installQueues(database, jobs)
}

async function openCopy(server: string, port?: number): Promise<Database> {
  template ??= makeTemplate(server)
  const database = await openThrowAway(server, port, await template)
  // Its account has its name, so that it is no part of the copy.
  await prepareCallerLogin(database)
  return database
}

async function makeTemplate(server: string): Promise<string> {
  const { name, address } = await createDatabase(server)
  const database = openPostgres(address.href)
  await prepare(database)
  await database.close()
  return name
}

/** The same without any table. */
export async function openEmptyDatabase(port?: number): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  return server === undefined ? openEmbedded('memory') : openThrowAway(server, port)
}

async function createDatabase(server: string, from = 'template1') {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name} template ${from} strategy file_copy`)
  const address = new URL(server)
  address.pathname = `/${name}`
  return { name, address }
}

async function openThrowAway(server: string, port?: number, from?: string): Promise<Database> {
  const { name, address } = await createDatabase(server, from)
  if (port !== undefined) address.port = String(port)
  const pooler = port === undefined ? process.env['TEST_POOLER_PORT'] : undefined
  const database = openBehind(address, pooler)
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(server, `drop database if exists ${name} with (force)`)
      await administer(server, `drop role if exists ${database.callerLogin?.role ?? name}`)
    },
  }
}

/** With TEST_POOLER_PORT, calls go through a pooler in front of the server. */
function openBehind(address: URL, pooler: string | undefined): Database {
  if (pooler === undefined) return openPostgres(address.href)
  const pooled = new URL(address)
  pooled.port = pooler
  return openPostgres(pooled.href, address.href)
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
