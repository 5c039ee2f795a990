import type pg from 'pg'
import type { StoredMission } from './ledger.ts'
import { lastNameOfPhones, pressName } from './phones.ts'
import type { ClockingKind } from '@renfort/domain/attendance/declare/clocking.ts'

export interface Outcome {
  readonly faults: number
  readonly passed: boolean
}

/** The missions of the clients, read as the owner of the tables. */
export async function storedMissions(
  database: Pick<pg.Client, 'query'> | pg.Pool,
): Promise<readonly StoredMission[]> {
  const { rows } = await database.query<StoredMission>(
    "select name, id from missions where name like 'Faults %'",
  )
  return rows
}

/** What the clients of a run have written. */
export interface StoredWrites {
  readonly orders: readonly StoredMission[]
  readonly presses: readonly StoredMission[]
}

interface StoredPress {
  readonly id: string
  readonly siderId: string
  readonly kind: ClockingKind
  readonly milliseconds: string
}

export async function storedWrites(
  database: Pick<pg.Client, 'query'> | pg.Pool,
): Promise<StoredWrites> {
  const { rows } = await database.query<StoredPress>(
    `select k.id, k.sider_id as "siderId", k.kind,
       floor(extract(epoch from k.phone_at) * 1000)::bigint::text as milliseconds
     from sider_clockings k join siders s on s.id = k.sider_id where s.last_name = $1`,
    [lastNameOfPhones],
  )
  const presses = rows.map(({ id, siderId, kind, milliseconds }) => {
    return { id, name: pressName(siderId, { kind, phoneAt: Number(milliseconds) }) }
  })
  return { orders: await storedMissions(database), presses }
}
