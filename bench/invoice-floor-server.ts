import Fastify from 'fastify'
import { isoDate } from '../packages/domain/src/kernel/calendar.ts'
import { findInvoices } from '../apps/api/src/invoice/invoice-queries.ts'
import { bareQueries, statementsOf } from './bare-list.ts'
import { floorPool } from './floor-pool.ts'

// The minimum that a Node process can do for the same list of invoices: the same SQL over the same driver, no
// session, no rights, no links, and the rows sent as they come.
const pool = floorPool()
const range = {
  organisationId: process.env['ORGANISATION_ID'] ?? '',
  from: isoDate('2021-12-01'),
  until: isoDate('2027-01-01'),
}
const [statement] = await statementsOf((written) => findInvoices(written, range))
if (statement === undefined) throw new Error('The list of invoices is read without a statement.')

const app = Fastify()
app.get('/health', async () => ({ status: 'ok' }))

for (const [path, isPrepared] of [
  ['/invoices', true],
  ['/invoices-unprepared', false],
] as const) {
  const queries = bareQueries(pool, isPrepared)
  app.get(path, async () => (await queries.executeQuery(statement)).rows)
}

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
