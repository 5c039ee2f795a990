import Fastify from 'fastify'
import {
  addDays,
  instantInParis,
  localTime,
  mondayOfWeek,
} from '../packages/domain/src/kernel/calendar.ts'
import { findBatchPage } from '../apps/api/src/contract/batch-queries.ts'
import { findMissionPage } from '../apps/api/src/mission/list/mission-list-queries.ts'
import {
  findPlannedMissions,
  findPlannedSiders,
} from '../apps/api/src/planning/planning-queries.ts'
import { bareQueries, firstPage, statementsOf } from './bare-list.ts'
import { floorPool } from './floor-pool.ts'

// The minimum that a Node process can do for the same answers: the same SQL over the same driver, no session, no
// rights, no validation, and the rows sent as they come.
const pool = floorPool()
const queries = bareQueries(pool)

const app = Fastify()
const organisationId = process.env['ORGANISATION_ID'] ?? ''
const readerId = process.env['USER_ID'] ?? ''

app.get('/health', async () => ({ status: 'ok' }))

for (const [path, listQueries] of [
  ['/list', queries],
  ['/list-unprepared', bareQueries(pool, false)],
] as const) {
  app.get(path, async () => {
    const { rows, total } = await findMissionPage(listQueries, firstPage(organisationId))
    return { rows, total }
  })
}

const documentPage = {
  organisationIds: [organisationId],
  readerId,
  signed: false,
  limit: 20,
  offset: 0,
}
for (const [path, pageQueries] of [
  ['/documents', queries],
  ['/documents-unprepared', bareQueries(pool, false)],
] as const) {
  const [statement] = await statementsOf((written) => findBatchPage(written, documentPage))
  if (statement === undefined) throw new Error('The page of documents is read without a statement.')
  app.get(path, async () => (await pageQueries.executeQuery(statement)).rows)
}

app.get<{ Querystring: { week: string; year: string } }>('/week', async ({ query }) => {
  const monday = mondayOfWeek(Number(query.year), Number(query.week))
  const midnight = localTime('00:00')
  const [from, to] = [monday, addDays(monday, 7)].map((day) => instantInParis(day, midnight))
  if (from === undefined || to === undefined) throw new Error('A week has two ends.')
  const range = { organisationId, from, to, has: () => true }
  return {
    missions: await findPlannedMissions(queries, range, {
      applicants: { shown: 'visible', owner: null },
      contracts: true,
    }),
    siders: await findPlannedSiders(queries, range),
  }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
