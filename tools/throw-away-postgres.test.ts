import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, it } from 'vitest'
import { withPostgres } from './throw-away-postgres.ts'

async function query(databaseUrl: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ value: unknown }>(text)
    return rows[0]?.value
  } finally {
    await client.end()
  }
}

async function dataFolder(databaseUrl: string): Promise<string> {
  return String(await query(databaseUrl, `select current_setting('data_directory') as value`))
}

// Skipped on a machine without PostgreSQL: npm run test:postgres installs it, npm run check only on a build server.
const installed = existsSync('/usr/lib/postgresql')

it.runIf(installed)(
  'runs a cluster of its own and leaves nothing behind',
  { timeout: 60_000 },
  async () => {
    const folder = await withPostgres({ durability: 'fast' }, async (databaseUrl) => {
      expect(new URL(databaseUrl).hostname).toBe('127.0.0.1')
      expect(await query(databaseUrl, `select current_setting('fsync') as value`)).toBe('off')
      expect(existsSync(await dataFolder(databaseUrl))).toBe(true)
      return dataFolder(databaseUrl)
    })
    expect(existsSync(folder)).toBe(false)
  },
)

it.runIf(installed)(
  'keeps the normal settings when asked, and cleans up after a failure',
  { timeout: 60_000 },
  async () => {
    let folder = ''
    let fsync: unknown
    const failing = withPostgres(
      { durability: 'normal', settings: { work_mem: '8MB' } },
      async (databaseUrl) => {
        folder = await dataFolder(databaseUrl)
        fsync = await query(
          databaseUrl,
          `select current_setting('fsync') || current_setting('work_mem') as value`,
        )
        throw new Error('the suite failed')
      },
    )
    await expect(failing).rejects.toThrow('the suite failed')
    expect(fsync).toBe('on8MB')
    expect(existsSync(folder)).toBe(false)
  },
)
