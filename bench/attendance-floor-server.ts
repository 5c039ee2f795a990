import Fastify from 'fastify'
import pg from 'pg'
import { addDays, instantOf, isoDate, localTime } from '../packages/domain/src/kernel/calendar.ts'
import { countHoursOf, findHours } from '../apps/api/src/attendance/company-hours-queries.ts'
import { findTolerance } from '../apps/api/src/attendance/tolerance-queries.ts'
import { findUsualShifts } from '../apps/api/src/attendance/usual-deviation-queries.ts'
import { findMissionsToPrice } from '../apps/api/src/mission-record/price-list-queries.ts'
import { valueParsers } from '../apps/api/src/platform/database/pg-values.ts'
import { measuredDays } from './attendance-data.ts'
import { bareQueries } from './bare-list.ts'

// The least that a Node process can do for the same page of hours: the same SQL over the same driver, no
// session, no rights, no price, and the rows sent as they come.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  types: valueParsers,
  options: '-c timezone=UTC',
  max: 20,
  pipeline: true,
})
const organisationId = process.env['ORGANISATION_ID'] ?? ''
const midnight = localTime('00:00')
const reach = { organisationId, owner: null }
const filters = {
  from: instantOf(isoDate(measuredDays.from), midnight),
  until: instantOf(addDays(isoDate(measuredDays.to), 1), midnight),
  statuses: ['att.waiting'],
} as const

const app = Fastify()
app.get('/health', async () => ({ status: 'ok' }))

for (const [path, isPrepared] of [
  ['/hours', true],
  ['/hours-unprepared', false],
] as const) {
  const queries = bareQueries(pool, isPrepared)
  app.get(path, async () => {
    const [rows, total] = await Promise.all([
      findHours(queries, { reach, filters, limit: 50, offset: 0 }),
      countHoursOf(queries, reach, filters),
    ])
    const siderIds = [...new Set(rows.map(({ siderId }) => siderId))]
    const ids = [...new Set(rows.map(({ missionId }) => missionId))]
    const besides = await Promise.all([
      findMissionsToPrice(queries, { organisationId, owner: null, ids }),
      findTolerance(queries, organisationId),
      findUsualShifts(queries, { organisationId, siderIds }),
    ])
    return { rows, total, besides: besides.map((each) => ('size' in each ? [...each] : each)) }
  })
}

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
