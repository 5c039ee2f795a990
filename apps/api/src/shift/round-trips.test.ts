import { randomUUID } from 'node:crypto'
import { shifts } from '@renfort/contract'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import { beforeAll, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aDraft, at } from '../testing/missions.ts'
import { roundTripsOf } from '../testing/round-trips.ts'
import { call, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

/** What a statement does, and to which table: `insert shifts`, `select missions`, `begin`. */
function inShort(statement: string): string {
  const [verb = ''] = statement.split(' ')
  const afterList = statement.replace(/^.*unnest\([^)]*\)/, '')
  const [, table] = /(?:from|into|update|join) "?([a-z_]+)"? /.exec(afterList) ?? []
  return table === undefined ? verb : `${verb} ${table}`
}

/** What some work sends, by round trip; a company's connection may change its role first. */
async function tripsOf(work: () => Promise<unknown>): Promise<string[][]> {
  const trips = await roundTripsOf(app.database, work)
  return trips.map((trip) => trip.filter((text) => !text.includes('set_config')).map(inShort))
}

it('a shift is created in three round trips: who calls, what there is, what is written', async () => {
  const { admin } = await aCompany(app)
  const taskId = await aDraft(app, admin)
  const create = (day: string) => {
    const input = { params: { taskId }, body: { shifts: [at(day, '09:00', '17:00')] } }
    return call(app, shifts.createShifts, admin, input, { [keyHeader]: randomUUID() })
  }
  await create('2026-12-07')
  const trips = await tripsOf(async () => {
    expect((await create('2026-12-08')).status).toBe(201)
  })
  expect(trips).toEqual([
    ['select sessions'],
    ['begin', 'select missions', 'select requested_siders'],
    ['insert shifts', 'update missions', 'insert audit_log', 'insert idempotency_keys', 'commit'],
  ])
})

it('a shift is moved in four: which mission it is of is asked first', async () => {
  const { admin } = await aCompany(app)
  const taskId = await aDraft(app, admin)
  const body = { shifts: [at('2026-12-07', '09:00', '17:00')] }
  const created = await call(app, shifts.createShifts, admin, { params: { taskId }, body })
  const id = created.body.shifts[0]?.id ?? ''
  const trips = await tripsOf(async () => {
    const later = { endDate: '2026-12-07T17:00:00.000Z' }
    const moved = await call(app, shifts.updateShift, admin, { params: { id }, body: later })
    expect(moved.status).toBe(200)
  })
  expect(trips).toEqual([
    ['select sessions'],
    ['begin', 'select shifts'],
    ['select missions', 'select requested_siders'],
    ['update shifts', 'with shift_recurrences', 'update missions', 'insert audit_log', 'commit'],
  ])
})
