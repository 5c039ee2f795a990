import Fastify from 'fastify'
import pg from 'pg'
import type { ShiftBody } from '../packages/contract/src/shift.ts'

// The minimum that a Node process can do to create a shift: one prepared insert into the product's table, by the
// owner of the tables; no session, no rights, no rules, no history.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  options: '-c timezone=UTC',
  max: 20,
  pipeline: true,
})
const organisationId = process.env['ORGANISATION_ID']
const insert = `insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots)
  values ($1, $2, $3, $4, $5, $6) returning *`

const app = Fastify()
app.get('/health', async () => ({ status: 'ok' }))

app.post<{ Params: { taskId: string }; Body: { shifts: [ShiftBody] } }>(
  '/tasks/:taskId/shifts',
  async ({ params, body }, reply) => {
    const [{ startDate, endDate, breakDuration, slots }] = body.shifts
    const values = [organisationId, params.taskId, startDate, endDate, breakDuration, slots]
    const { rows } = await pool.query({ name: 'create', text: insert, values })
    reply.code(201)
    return { shifts: rows }
  },
)

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
