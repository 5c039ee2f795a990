import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { callerQueries } from './caller-queries.ts'
import type { Database } from './database.ts'
import { statementNames } from './statement-names.ts'

describe('names of statements', () => {
  it('a text gets a name once it is met often, and keeps it', () => {
    const nameOf = statementNames()
    expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
    const name = nameOf('select 1')
    expect(name).toBeDefined()
    expect(nameOf('select 1')).toBe(name)
  })

  it('two texts never share a name, and texts that vary do not fill the memory', () => {
    const nameOf = statementNames()
    const names = Array.from({ length: 1_000 }, (_, i) => {
      const text = `select ${i}`
      nameOf(text)
      nameOf(text)
      return nameOf(text)
    }).filter((name) => name !== undefined)
    expect(new Set(names).size).toBe(names.length)
    expect(names.length).toBeLessThanOrEqual(300)
  })
})

// A pooler that lends connections knows no names.
describe.skipIf(process.env['TEST_POOLER_PORT'])('a database with named statements', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('answers the same, plans once, and survives a failure in between', async () => {
    const queries = callerQueries(database)('everything')
    await queries.connection().execute(async (connection) => {
      const read = (text: string, ...values: unknown[]) =>
        connection.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, values))
      const sums: unknown[] = []
      for (let i = 0; i < 6; i += 1) {
        const { rows } = await read('select $1::int + 1 as sum', i)
        sums.push(rows[0]?.['sum'])
        await expect(read('select 1 / $1::int', 0)).rejects.toThrow(/zero/)
      }
      expect(sums).toEqual([1, 2, 3, 4, 5, 6])
      const { rows } = await read('select statement from pg_prepared_statements')
      expect(rows.map(({ statement }) => statement)).toContain('select $1::int + 1 as sum')
    })
  })
})
