import { randomUUID } from 'node:crypto'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import type pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { operationTable } from './operations/operation-table.ts'
import { effectsOf } from './testing/effects.ts'
import { sendingBy } from './testing/statements-sent.ts'
import { call, sharedApp } from './testing/test-app.ts'
import { aValidWrite } from './testing/writes/valid-writes.ts'

/** Twenty acts from the first shift of a mission to its paid invoice: some at each run, all of them each night. */
const atEachRun = [
  'POST /tasks/:taskId/shifts',
  'PATCH /tasks/:id',
  'POST /sider/clockings',
  'POST /attendances/:id/dispute',
]
const atNight = [
  'POST /job-descriptions/:id/tasks',
  'PATCH /shifts/:id',
  'DELETE /shifts/:id',
  'POST /tasks/:id/confirm',
  'POST /provider/tasks/:id/applicants',
  'POST /provider/tasks/:id/assignments',
  'POST /provider/tasks/:id/removals',
  'POST /sider/requests/:id/answer',
  'POST /sider/tasks/:id/withdrawal',
  'POST /tasks/:id/amendments',
  'PUT /organisations/:id/documents/sign',
  'POST /sider/papers/:id/signature',
  'POST /v1/attendances/validate',
  'POST /provider/attendances/:id/resolve',
  'POST /provider/invoices/:id/credit-notes',
  'POST /provider/invoices/payments',
]
const acts = process.env['EVERY_ACT'] ? [...atEachRun, ...atNight] : atEachRun
const operations = new Map(
  [...operationTable.values()].map((each) => [`${each.method} ${each.path}`, each]),
)
const moments = ['before the database has it', 'before its answer is read'] as const

let cuts = 0

/** Runs some work that loses its connection at its nth statement, and tells whether it has so many. */
async function cutAt<T>(
  nth: number,
  moment: (typeof moments)[number],
  work: () => Promise<T>,
): Promise<readonly [answer: T, wasCut: boolean]> {
  let sent = 0
  const { database } = await sharedApp()
  const answer = await sendingBy(
    database,
    (send, client) => (statement, callback) => {
      sent += 1
      if (sent !== nth) return send(statement, callback)
      const cut = () => streamOf(client).destroy()
      cuts += 1
      if (moment === 'before the database has it') cut()
      send(statement, callback)
      if (moment === 'before its answer is read') setImmediate(cut)
    },
    work,
  )
  return [answer, sent >= nth]
}

function streamOf(client: pg.PoolClient): { destroy(): void } {
  return Reflect.get(client, 'connection').stream
}

// The embedded database has no connections to cut.
describe.runIf(process.env['TEST_DATABASE_URL'])(
  'R21 a connection cut at each statement',
  {
    timeout: 180_000,
  },
  () => {
    afterAll(() => process.stdout.write(`${cuts} faults: connections cut in ${acts.length} acts\n`))

    it.each(acts)('%s: all is done or nothing, and sent again it is done once', async (act) => {
      const app = await sharedApp()
      const operation = operations.get(act)
      if (operation === undefined) throw new Error(`There is no ${act}`)
      const usual = await aValidWrite(app, operation)
      const [, once] = await effectsOf(app, () => call(app, operation, usual.caller, usual.input))

      const { caller, input } = await aValidWrite(app, operation)
      const key = randomUUID()
      const send = () => call(app, operation, caller, input, { [keyHeader]: key })
      const told: unknown[] = []
      const [last, effects] = await effectsOf(app, async () => {
        for (let nth = 1; ; nth += 1) {
          for (const moment of moments) {
            const [answer, wasCut] = await cutAt(nth, moment, send)
            // A new connection that took too long was not cut, and is no answer either.
            if (!wasCut && answer.status !== 503) return answer
            told.push(answer.status)
          }
        }
      })
      expect(told.length).toBeGreaterThan(4)
      expect(told.filter((status) => status !== 503 && status !== operation.status)).toEqual([])
      expect(last.status).toBe(operation.status)
      expect(effects).toBe(once)
    })
  },
)
