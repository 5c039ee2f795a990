import { hiring } from '@renfort/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider } from '../testing/companies.ts'
import { aPostedMission, aReadyMission, theMission } from '../testing/missions.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

afterEach(() => app.clock.set(testNow))

const move = async (id: string, status: 'ongoing' | 'closed', caller = insider) =>
  call(app, hiring.moveSelection, caller, { params: { id }, body: { status } })

describe('the selection is opened, stopped and opened again (G-15, decisions §8)', () => {
  it('by staff, until the mission ends', async () => {
    const { id } = await aPostedMission(app, company.admin)
    const opened = await move(id, 'ongoing')
    expect([opened.status, opened.body]).toEqual([
      200,
      { id, selectionStatus: 'ongoing', hiredSidersCount: 0, openSlots: 1 },
    ])
    expect((await move(id, 'closed')).body.selectionStatus).toBe('closed')
    expect((await theMission(app, company.admin, id)).selectionStatus).toBe('closed')
    expect((await move(id, 'ongoing')).body.selectionStatus).toBe('ongoing')
    await move(id, 'closed')
    app.clock.set('2026-12-07T16:00:00.000Z')
    const late = await move(id, 'ongoing')
    expect([late.status, late.error.key]).toEqual([409, 'errors.task.ended'])
  })

  it('answers the state where the event does not exist, and nothing to companies', async () => {
    const { id } = await aPostedMission(app, company.admin)
    await move(id, 'ongoing')
    const again = await move(id, 'ongoing')
    expect([again.status, again.error]).toMatchObject([
      409,
      { key: 'errors.action.unavailable', metadata: { selectionStatus: 'ongoing' } },
    ])
    const draft = await move(await aReadyMission(app, company.admin), 'closed')
    expect([draft.status, draft.error.key]).toEqual([409, 'errors.action.unavailable'])
    expect((await move(id, 'closed', company.admin)).status).toBe(403)
  })
})
