import { CompiledQuery } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { roundTripsOf } from '../../testing/round-trips.ts'
import { startClock } from '../clock.ts'
import type { Database } from './database.ts'
import { createDb, type Db, nobody, type Transaction } from './db.ts'

let database: Database
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = createDb(database, startClock())
  await database.ownerPool.query('create table notes (id int primary key)')
  await database.ownerPool.query('grant all on notes to renfort_system')
})
afterAll(() => database.close())

const note = (id: unknown) => CompiledQuery.raw('insert into notes values ($1)', [id])
const unheard = () => CompiledQuery.raw('insert into nowhere values (1)')
const stored = async (id: number) => {
  const { rows } = await database.ownerPool.query('select from notes where id = $1', [id])
  return rows.length === 1
}
const during = (work: (transaction: Transaction) => Promise<unknown>) =>
  db.transaction(nobody, work)
const organisations = ({ queries }: Transaction) =>
  queries.selectFrom('organisations').select('id').limit(1).execute()

describe('a transaction that does not wait', () => {
  it('begins with its first read, and writes with the commit', async () => {
    const trips = await roundTripsOf(database, () =>
      during(async (transaction) => {
        await organisations(transaction)
        transaction.write(note(1))
        transaction.write(note(2))
      }),
    )
    expect(trips.map((trip) => trip.filter((text) => !text.includes('set_config')))).toEqual([
      ['begin', 'select "id" from "organisations" limit $1'],
      ['insert into notes values ($1)', 'insert into notes values ($1)', 'commit'],
    ])
    expect([await stored(1), await stored(2)]).toEqual([true, true])
  })

  it('sends nothing for work that asks nothing', async () => {
    expect(await roundTripsOf(database, () => during(async () => 'done'))).toEqual([])
  })

  it('waits for its beginning before it writes', async () => {
    const trips = await roundTripsOf(database, () =>
      during(({ queries }) => queries.executeQuery(note(3))),
    )
    const texts = trips.map((trip) => trip.filter((text) => !text.includes('set_config')))
    expect(texts).toEqual([['begin'], ['insert into notes values ($1)'], ['commit']])
  })

  it('sends no rollback once the commit of a failed write has been answered', async () => {
    const trips = await roundTripsOf(database, async () => {
      const failing = during(async (transaction) => {
        await organisations(transaction)
        transaction.write(unheard())
      })
      await expect(failing).rejects.toThrow('nowhere')
    })
    expect(trips.flat().filter((text) => /^(begin|commit|rollback)$/.test(text))).toEqual([
      'begin',
      'commit',
    ])
  })

  it('stores written rows before later statements read them', async () => {
    const seen = await during(async (transaction) => {
      transaction.write(note(4))
      const { rows } = await transaction.queries.executeQuery(
        CompiledQuery.raw('select id from notes where id = 4'),
      )
      return rows
    })
    expect(seen).toEqual([{ id: 4 }])
  })
})

describe('a transaction that fails', () => {
  it('at a write that travels with the commit: nothing is stored, and the first cause is told', async () => {
    const failing = during(async (transaction) => {
      await organisations(transaction)
      transaction.write(note(10))
      transaction.write(note(10))
      transaction.write(unheard())
    })
    await expect(failing).rejects.toMatchObject({ code: '23505' })
    expect(await stored(10)).toBe(false)
  })

  it('at a write that travels with a read: the cause is told, not what the read met', async () => {
    const failing = during(async (transaction) => {
      transaction.write(unheard())
      await organisations(transaction)
    })
    await expect(failing).rejects.toMatchObject({ code: '42P01' })
  })

  it('in the work: what was held is never sent', async () => {
    const trips = await roundTripsOf(database, async () => {
      const failing = during(async (transaction) => {
        await organisations(transaction)
        transaction.write(note(11))
        throw new Error('stop')
      })
      await expect(failing).rejects.toThrow('stop')
    })
    expect(trips.flat()).not.toContain('insert into notes values ($1)')
    expect(trips.flat().at(-1)).toBe('rollback')
  })

  it('by a statement whose failure the work ignores: the commit is no success', async () => {
    const failing = during(async (transaction) => {
      transaction.write(note(12))
      await transaction.queries.executeQuery(unheard()).catch(() => undefined)
    })
    await expect(failing).rejects.toThrow('ended with ROLLBACK')
    expect(await stored(12)).toBe(false)
  })

  it('by a value that the driver cannot send: before anything is committed', async () => {
    const failing = during(async (transaction) => {
      transaction.write(note(13))
      transaction.write(note({ of: 'no row' }))
    })
    await expect(failing).rejects.toThrow('cannot be sent')
    expect(await stored(13)).toBe(false)
  })

  it('leaves a connection that works, and takes no statement afterwards', async () => {
    let kept: Transaction | undefined
    await during(async (transaction) => {
      kept = transaction
      transaction.write(unheard())
    }).catch(() => undefined)
    expect(() => kept?.write(note(14))).toThrow('is over')
    await expect(kept && organisations(kept)).rejects.toThrow('is over')
    expect(await db.queries(nobody).executeQuery(note(15))).toBeDefined()
    expect(await stored(15)).toBe(true)
  })
})
