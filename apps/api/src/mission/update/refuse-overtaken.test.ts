import { missions } from '@renfort/contract'
import { beforeAll, expect, it } from 'vitest'
import { aCompany, actingFor } from '../../testing/companies.ts'
import { aDraft, theMission } from '../../testing/missions.ts'
import { call, type Caller, sharedApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})

async function twoOnOneMission() {
  const company = await aCompany(app)
  const id = await aDraft(app, company.admin)
  const { version } = await theMission(app, company.admin, id)
  const change = async (caller: Caller, body: Record<string, unknown>) => {
    const {
      status,
      error,
      body: after,
    } = await call(app, missions.updateMission, caller, {
      params: { id },
      body,
    })
    return { status, error, after }
  }
  return { id, version, one: company.admin, other: await actingFor(app, company.admin), change }
}

it('R8 refuses a change of a field that another person has changed since, and names them', async () => {
  const { id, version, one, other, change } = await twoOnOneMission()
  const first = await change(one, { name: 'Salle', version })
  expect(first.status).toBe(200)
  const second = await change(other, { name: 'Cuisine', version })
  expect([second.status, second.error.key]).toEqual([409, 'errors.task.stale'])
  expect(second.error.metadata).toEqual({ by: 'Camille Durand' })
  expect((await theMission(app, one, id)).name).toBe('Salle')

  const again = await change(other, { name: 'Cuisine', version: first.after.version })
  expect([again.status, again.after.name]).toEqual([200, 'Cuisine'])
})

it('R8 lets two people save different fields, or the same value of one field', async () => {
  const { version, one, other, change } = await twoOnOneMission()
  expect((await change(one, { name: 'Salle', version })).status).toBe(200)
  expect((await change(other, { purpose: 'Service du soir', version })).status).toBe(200)
  const same = await change(other, { name: 'Salle', version })
  expect([same.status, same.after.name, same.after.purpose]).toEqual([
    200,
    'Salle',
    'Service du soir',
  ])
})

it('ignores the caller’s own changes', async () => {
  const { version, one, change } = await twoOnOneMission()
  await change(one, { name: 'Salle', version })
  expect((await change(one, { name: 'Cuisine', version })).after.name).toBe('Cuisine')
})

it('keeps the last change of callers who send no version', async () => {
  const { one, other, change } = await twoOnOneMission()
  await change(one, { name: 'Salle' })
  expect((await change(other, { name: 'Cuisine' })).after.name).toBe('Cuisine')
})

it.each(['yesterday', '', 7])('refuses a version that is no instant: %s', async (version) => {
  const { one, change } = await twoOnOneMission()
  const { status, error } = await change(one, { name: 'Salle', version })
  expect([status, error.key]).toEqual([400, expect.stringMatching(/^errors\.(field|input)\./)])
})
