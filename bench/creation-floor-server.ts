import { hash } from 'node:crypto'
import Fastify from 'fastify'
import pg from 'pg'
import type { ShiftBody } from '../packages/contract/src/shift.ts'

// The minimum that a Node process can do to create a shift with all that goes with it: one transaction with one
// prepared statement for each row that the product writes (the shift, its mission, the audit trail, the answer that
// is kept for its key), by the owner of the tables; no session, no rights, no rules.
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  options: '-c timezone=UTC',
  max: 20,
  pipeline: true,
})
const organisationId = process.env['ORGANISATION_ID']
const statements = {
  shift: `insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots)
    values ($1, $2, $3, $4, $5, $6) returning *`,
  mission: `update missions set starts_at = least(starts_at, $2), ends_at = greatest(ends_at, $3), updated_at = now()
    where id = $1`,
  audit: `insert into audit_log (at, organisation_id, action, entity, entity_id, after)
    values (now(), $1, 'mission.addShifts', 'mission', $2, $3)`,
  answer: `insert into idempotency_keys (digest, fingerprint, status, body, created_at)
    values ($1, $2, 201, $3, now())`,
}

const app = Fastify()
app.get('/health', async () => ({ status: 'ok' }))

app.post<{ Params: { taskId: string }; Body: { shifts: [ShiftBody] } }>(
  '/tasks/:taskId/shifts',
  async ({ params: { taskId }, body, headers }, reply) => {
    const [{ startDate, endDate, breakDuration, slots }] = body.shifts
    const client = await pool.connect()
    const run = (name: keyof typeof statements, ...values: unknown[]) =>
      client.query({ name, text: statements[name], values })
    try {
      await client.query('begin')
      const { rows } = await run(
        'shift',
        organisationId,
        taskId,
        startDate,
        endDate,
        breakDuration,
        slots,
      )
      const answer = JSON.stringify({ shifts: rows })
      await run('mission', taskId, startDate, endDate)
      await run('audit', organisationId, taskId, answer)
      await run('answer', digestOf(String(headers['idempotency-key'])), digestOf(answer), answer)
      await client.query('commit')
      reply.code(201).type('application/json')
      return answer
    } finally {
      client.release()
    }
  },
)

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
