import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { type Database, openEmbedded, openPostgres } from '../platform/database.ts'
import { migrate } from '../platform/migrate.ts'

/** A migrated, empty database: its own on PostgreSQL when TEST_DATABASE_URL is set, else in memory. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  const database = server === undefined ? await openEmbedded('memory') : await openThrowAway(server)
  await migrate(database.pool)
  return database
}

async function openThrowAway(server: string): Promise<Database> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await administer(server, `create database ${name}`)
  const address = new URL(server)
  address.pathname = `/${name}`
  const database = openPostgres(address.href)
  return {
    ...database,
    close: async () => {
      await database.close()
      await administer(server, `drop database if exists ${name} with (force)`)
    },
  }
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
