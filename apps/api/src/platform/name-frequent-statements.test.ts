import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { namer } from './name-frequent-statements.ts'

describe('names of statements', () => {
  it('a text gets a name once it is met often, and keeps it', () => {
    const nameOf = namer()
    expect([nameOf('select 1'), nameOf('select 1')]).toEqual([undefined, undefined])
    const name = nameOf('select 1')
    expect(name).toBeDefined()
    expect(nameOf('select 1')).toBe(name)
  })

  it('two texts never share a name, and texts that vary do not fill the memory', () => {
    const nameOf = namer()
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

describe('a database with named statements', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(async () => {
    await database.close()
  })

  it('answers the same, plans once, and survives a failure in between', async () => {
    const client = await database.pool.connect()
    try {
      const values: number[] = []
      for (let i = 0; i < 6; i += 1) {
        const { rows } = await client.query<{ sum: number }>('select $1::int + 1 as sum', [i])
        values.push(rows[0]?.sum ?? Number.NaN)
        await expect(client.query('select 1 / $1::int', [0])).rejects.toThrow(/zero/)
      }
      expect(values).toEqual([1, 2, 3, 4, 5, 6])
      const { rows } = await client.query<{ statement: string }>(
        'select statement from pg_prepared_statements',
      )
      expect(rows.map((row) => row.statement)).toContain('select $1::int + 1 as sum')
    } finally {
      client.release()
    }
  })
})
