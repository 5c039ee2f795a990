import Fastify from 'fastify'
import { isoDate } from '../packages/domain/src/kernel/calendar.ts'
import {
  countHoursOf,
  findHours,
  type HoursRow,
} from '../apps/api/src/attendance/company-hours-queries.ts'
import { findUsualShifts } from '../apps/api/src/attendance/validate/usual-deviation-queries.ts'
import { findMissionsToPrice } from '../apps/api/src/mission-record/price-list-queries.ts'
import { measuredDays } from './attendance-data.ts'
import { bareQueries, statementsOf } from './bare-list.ts'
import { floorPool } from './floor-pool.ts'

// The minimum that a Node process can do for the same page of hours: the same SQL over the same driver, no session,
// no rights, no price, and the rows sent as they come.
const pool = floorPool()
const organisationId = process.env['ORGANISATION_ID'] ?? ''
const reach = [{ organisationId, owners: null }]
const filters = {
  from: isoDate(measuredDays.from),
  to: isoDate(measuredDays.to),
  statuses: ['att.waiting'],
} as const

const app = Fastify()
app.get('/health', async () => ({ status: 'ok' }))

const page = { reach, filters, limit: 50, offset: 0 }
const ofPage = [
  ...(await statementsOf((written) => findHours(written, page))),
  ...(await statementsOf((written) => countHoursOf(written, reach, filters))),
]
const [list] = ofPage
if (list === undefined) throw new Error('The page of hours is read without a statement.')
const { rows: first } = await bareQueries(pool).executeQuery<HoursRow>(list)
const siderIds = [...new Set(first.map(({ siderId }) => siderId))]
const ids = [...new Set(first.map(({ missionId }) => missionId))]
const statements = [
  ...ofPage,
  ...(await statementsOf((written) =>
    findMissionsToPrice(written, { organisationIds: [organisationId], owner: null, ids }),
  )),
  ...(await statementsOf((written) =>
    findUsualShifts(
      written,
      siderIds.map((siderId) => ({ organisationId, siderId })),
    ),
  )),
]

for (const [path, isPrepared] of [
  ['/hours', true],
  ['/hours-unprepared', false],
] as const) {
  const queries = bareQueries(pool, isPrepared)
  app.get(path, async () => {
    const answers = await Promise.all(
      statements.map((statement) => queries.executeQuery(statement)),
    )
    return answers.map(({ rows }) => rows)
  })
}

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
