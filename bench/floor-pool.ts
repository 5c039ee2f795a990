import pg from 'pg'
import { valueParsers } from '../apps/api/src/platform/database/pg-values.ts'

/** The connections of a server that only measures: those of the product, without its checks. */
export function floorPool(): pg.Pool {
  return new pg.Pool({
    connectionString: process.env['DATABASE_URL'],
    types: valueParsers,
    options: '-c timezone=UTC',
    max: 20,
    pipeline: true,
  })
}
