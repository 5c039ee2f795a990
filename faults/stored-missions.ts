import type pg from 'pg'
import type { StoredMission } from './ledger.ts'

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
