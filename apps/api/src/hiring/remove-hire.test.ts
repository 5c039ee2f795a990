import { hiring, staffing } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider } from '../testing/companies.ts'
import { aPostedFlexibleMission, withFeature } from '../testing/flexible-missions.ts'
import { aPostedMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { aSider } from '../testing/siders.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'
import { unknownId } from '../testing/writes/valid-write.ts'

const app = await sharedApp()
const company = await aCompany(app)
const insider = await anInsider(app)

afterEach(() => app.clock.set(testNow))

type Body = Input<typeof hiring.removeHire>['body']

const hired = async (id: string, siderIds: readonly string[]) => {
  const assignments = siderIds.map((siderId) => ({ siderId }))
  const { status } = await call(app, hiring.hireSiders, insider, {
    params: { id },
    body: { assignments },
  })
  expect(status).toBe(201)
}
const remove = async (id: string, body: Body) =>
  call(app, hiring.removeHire, insider, { params: { id }, body })
const page = async (id: string) =>
  (await call(app, staffing.readMissionToStaff, insider, { params: { id } })).body
const twoDays = [at('2026-12-07', '09:00', '17:00'), at('2026-12-08', '09:00', '17:00')]
const posted = async () => aPostedMission(app, company.admin, { shifts: twoDays })

describe('somebody who was hired does not come (G-15)', () => {
  it('the slots are open again, to be replaced; who has nothing left has no contract', async () => {
    const mission = await posted()
    const nora = await aSider(app, { firstName: 'Nora', lastName: 'Vidal' })
    await hired(mission.id, [nora])
    const [monday = '', tuesday = ''] = mission.shifts.map(({ id }) => id)
    const one = await remove(mission.id, { siderId: nora, shiftIds: [monday], reason: 'sick' })
    expect([one.status, one.body]).toEqual([
      201,
      { id: mission.id, selectionStatus: 'ready', hiredSidersCount: 1, openSlots: 1 },
    ])
    const all = await remove(mission.id, { siderId: nora, reason: 'withdrew' })
    expect(all.body).toMatchObject({
      selectionStatus: 'ongoing',
      hiredSidersCount: 0,
      openSlots: 2,
    })
    const staffed = await page(mission.id)
    expect(staffed).toMatchObject({ toReplace: 2, filledSlots: 0, hired: [] })
    expect(staffed.shifts.map(({ id, removals }) => [id, removals])).toMatchObject([
      [monday, [{ sider: { id: nora }, reason: 'sick', replacement: null }]],
      [tuesday, [{ sider: { id: nora }, reason: 'withdrew' }]],
    ])
    await hired(mission.id, [nora])
    expect(await theMission(app, company.admin, mission.id)).toMatchObject({
      hiredSidersCount: 1,
      // The document of the first hire has nobody left to sign for.
      contractsBatches: [{}],
    })
  })

  it('somebody else comes instead at once, or nothing changes', async () => {
    const mission = await posted()
    const [nora, hugo, ines] = [await aSider(app), await aSider(app), await aSider(app)]
    await hired(mission.id, [nora])
    await hired((await posted()).id, [ines])
    const reason = 'companyAsked' as const
    const stranger = await remove(mission.id, { siderId: nora, reason, replacementId: unknownId })
    expect([stranger.status, stranger.error?.metadata?.['issues']]).toEqual([
      400,
      [{ path: ['replacementId'], key: 'errors.field.unknown_choice' }],
    ])
    const busy = await remove(mission.id, { siderId: nora, reason, replacementId: ines })
    expect([busy.status, busy.error.key]).toEqual([409, 'errors.hiring.elsewhere'])
    expect((await page(mission.id)).hired).toMatchObject([{ id: nora }])
    const done = await remove(mission.id, { siderId: nora, reason, replacementId: hugo })
    expect(done.body).toMatchObject({ selectionStatus: 'completed', openSlots: 0 })
    const staffed = await page(mission.id)
    expect(staffed).toMatchObject({ hired: [{ id: hugo }], toReplace: 0 })
    const { rows } = await ownerQuery(
      app.database,
      `select action, after ->> 'reason' as reason from audit_log
       where entity_id = $1 and action like 'mission.%ire' order by at, id`,
      [mission.id],
    )
    expect(rows).toEqual([
      { action: 'mission.hire', reason: null },
      { action: 'mission.removeHire', reason },
      { action: 'mission.hire', reason: null },
    ])
  })

  it('a place of a flexible planning is open again', async () => {
    await withFeature(app, company.id, 'flexiblePlanning')
    const mission = await aPostedFlexibleMission(app, company.admin)
    const nora = await aSider(app)
    await hired(mission.id, [nora])
    const left = await remove(mission.id, { siderId: nora, reason: 'sick' })
    expect(left.body).toMatchObject({ hiredSidersCount: 0, openSlots: 2 })
    expect((await page(mission.id)).removals).toMatchObject([{ sider: { id: nora } }])
    const again = await remove(mission.id, { siderId: nora, reason: 'sick' })
    expect([again.status, again.error.key]).toEqual([409, 'errors.hiring.not_hired'])
  })

  it('worked shifts stay theirs; « other » says what; others have nothing to leave', async () => {
    const mission = await posted()
    const [nora, hugo] = [await aSider(app), await aSider(app)]
    await hired(mission.id, [nora])
    const silent = await remove(mission.id, { siderId: nora, reason: 'other' })
    expect([silent.status, silent.error.metadata?.['issues']]).toMatchObject([
      400,
      [{ path: ['comment'], key: 'errors.field.required' }],
    ])
    const stranger = await remove(mission.id, { siderId: hugo, reason: 'sick' })
    expect([stranger.status, stranger.error.key]).toEqual([409, 'errors.hiring.not_hired'])
    app.clock.set('2026-12-07T17:00:00.000Z')
    const [monday = ''] = mission.shifts.map(({ id }) => id)
    const worked = await remove(mission.id, { siderId: nora, shiftIds: [monday], reason: 'sick' })
    expect([worked.status, worked.error.key]).toEqual([409, 'errors.hiring.shift_over'])
    const rest = await remove(mission.id, {
      siderId: nora,
      reason: 'noShow',
      comment: 'Injoignable',
    })
    expect(rest.body).toMatchObject({ hiredSidersCount: 1, openSlots: 1 })
  })
})

describe('a Sider answers whom the company asked for (N-22)', () => {
  it('keeps the answer, who took it and through what, until they are hired', async () => {
    const siderId = await aSider(app, { knownTo: [company] })
    const mission = await aPostedMission(app, company.admin, { requestedSiderIds: [siderId] })
    const params = { id: mission.id, siderId }
    const answer = async (status: 'accepted' | 'declined', to = params) =>
      call(app, hiring.answerRequest, insider, { params: to, body: { status, through: 'phone' } })
    expect((await answer('declined')).status).toBe(200)
    expect((await answer('accepted')).body).toEqual({ siderId, status: 'accepted' })
    const read = await theMission(app, company.admin, mission.id)
    expect(read.requestedSiders).toMatchObject([{ id: siderId, status: 'accepted' }])
    expect((await page(mission.id)).requestedSiders).toMatchObject([
      { id: siderId, status: 'accepted', answeredThrough: 'phone' },
    ])
    const stranger = await answer('accepted', { ...params, siderId: await aSider(app) })
    expect([stranger.status, stranger.error.key]).toEqual([409, 'errors.hiring.not_asked'])
    await hired(mission.id, [siderId])
    const late = await answer('declined')
    expect([late.status, late.error.key]).toEqual([409, 'errors.applicant.selection_over'])
  })
})
