import { hiring } from '@renfort/contract'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { aPostedMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { closeSelections } from './close-selections.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})
afterEach(() => app.clock.set(testNow))

/** Closes the missions of other tests, which may be hundreds, so that only these are left. */
async function leaveOnly(ids: readonly string[]): Promise<void> {
  await ownerQuery(
    app.database,
    `update missions set selection_status = 'closed'
     where selection_status in ('new', 'ongoing', 'ready') and not id = any($1::uuid[])`,
    [[...ids]],
  )
}

it('TASK-52 closes the selection of a mission that is over, and of no other', async () => {
  const shifts = [at('2026-12-07', '09:00', '17:00', { slots: 2 })]
  const over = await aPostedMission(app, company.admin, { shifts })
  const full = await aPostedMission(app, company.admin, {
    shifts: [at('2026-12-07', '09:00', '17:00')],
  })
  const later = await aPostedMission(app, company.admin, {
    shifts: [at('2026-12-08', '09:00', '17:00')],
  })
  await call(app, hiring.hireSiders, await anInsider(app), {
    params: { id: full.id },
    body: { assignments: [{ siderId: await aSider(app) }] },
  })
  const statuses = async () => {
    const missions = []
    for (const { id } of [over, full, later])
      missions.push(await theMission(app, company.admin, id))
    return missions.map(({ selectionStatus }) => selectionStatus)
  }
  await leaveOnly([over.id, full.id, later.id])
  app.clock.set('2026-12-07T15:59:00.000Z')
  await runJob(app, closeSelections)
  expect(await statuses()).toEqual(['new', 'completed', 'new'])
  app.clock.set('2026-12-07T16:00:00.000Z')
  await runJob(app, closeSelections)
  expect(await statuses()).toEqual(['closed', 'completed', 'new'])
  await runJob(app, closeSelections)
  const { rows } = await ownerQuery(
    app.database,
    `select before, after, actor_id from audit_log
     where entity_id = $1 and action = 'mission.update' and after ->> 'selectionStatus' = 'closed'`,
    [over.id],
  )
  expect(rows).toEqual([
    {
      before: { selectionStatus: 'new' },
      after: { selectionStatus: 'closed' },
      actor_id: null,
    },
  ])
})
