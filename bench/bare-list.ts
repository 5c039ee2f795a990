import type pg from 'pg'
import type { MissionPageRequest } from '../apps/api/src/missions/mission-list-queries.ts'
import type { Queries } from '../apps/api/src/platform/db.ts'
import { instant } from '../packages/domain/src/kernel/calendar.ts'

/** Queries that nothing stands before: the statement goes to the pool as it is. */
export function bareQueries(pool: pg.Pool): Queries {
  return {
    executeQuery: ({ sql, parameters }: { sql: string; parameters: readonly unknown[] }) =>
      pool.query(sql, [...parameters]),
  } as unknown as Queries // only executeQuery is asked of it
}

/** What an admin asks first: ten upcoming missions, and how many there are. */
export function firstPage(organisationId: string): MissionPageRequest {
  return {
    organisationId,
    reach: { kind: 'organisation' },
    sight: { shown: 'visible', owner: null },
    steps: ['upcoming'],
    selections: [],
    buckets: ['upcoming:new', 'upcoming:completed'],
    limit: 10,
    offset: 0,
    now: instant(new Date().toISOString()),
  }
}
