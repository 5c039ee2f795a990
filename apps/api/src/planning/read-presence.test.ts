import { notYetThere } from '../testing/stored-hours.ts'
import { attendances, planning } from '@renfort/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, anInsider } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, testNow } from '../testing/test-app.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

const presence = async (caller: Caller) => (await call(app, planning.readPresence, caller)).body
const arrive = (shiftId: string, siderId: string, arrivedAt: string) =>
  call(app, attendances.noteArrival, insider, {
    body: { shiftId, siderId, arrivedAt: arrivedAt as never },
  })

/** Three Siders on a shift of 7 December, 09:00 to 17:00 in Paris. */
async function aShift() {
  const company = await aCompany(app)
  const { missionId, siderIds } = await aBatch(app, company, { siders: 3 })
  const [shift] = (await theMission(app, company.admin, missionId)).shifts
  const [first = '', second = '', third = ''] = [...siderIds].sort()
  return { company, missionId, shiftId: shift?.id ?? '', first, second, third }
}

describe('presence today', () => {
  it('PLAN-02 marks Siders as present, late or absent, as it becomes known', async () => {
    const { company, shiftId, first, second, third } = await aShift()
    app.clock.set('2026-12-07T07:55:00.000Z')
    expect((await presence(company.collaborator)).shifts).toEqual([])
    expect((await arrive(shiftId, first, '2026-12-07T07:54:00.000Z')).status).toBe(200)
    expect((await presence(company.collaborator)).shifts).toEqual([
      { shiftId, here: [first], late: [], absent: [] },
    ])
    app.clock.set('2026-12-07T08:10:00.000Z')
    const [late] = (await presence(company.admin)).shifts
    expect(late).toMatchObject({ here: [first], late: [second, third] })
    await arrive(shiftId, second, '2026-12-07T08:10:00.000Z')
    await notYetThere(app, shiftId, third)
    expect((await presence(company.admin)).shifts).toEqual([
      { shiftId, here: [first, second].sort(), late: [], absent: [third] },
    ])
    app.clock.set('2026-12-08T09:00:00.000Z')
    expect((await presence(company.admin)).shifts).toEqual([])
  })

  it('N-40 is of the caller’s company alone, and nobody is late where the company keeps the hours', async () => {
    const { missionId } = await aShift()
    const other = await aCompany(app)
    const mine = await aBatch(app, other)
    app.clock.set('2026-12-07T09:00:00.000Z')
    expect((await presence(other.admin)).shifts).toMatchObject([{ late: mine.siderIds }])
    await ownerQuery(
      app.database,
      `update missions set attendance_config_type = 'timesheet' where id in ($1, $2)`,
      [mine.missionId, missionId],
    )
    expect((await presence(other.admin)).shifts).toEqual([])
  })
})

describe('an arrival', () => {
  it('G-17 is accepted for the Sider’s own shift, near its start and not in the future', async () => {
    const { shiftId, first } = await aShift()
    const { first: stranger } = await aShift()
    app.clock.set('2026-12-07T08:10:00.000Z')
    const key = async (...arrival: Parameters<typeof arrive>) => {
      const { status, error } = await arrive(...arrival)
      return [
        status,
        JSON.stringify(error.metadata ?? {}).match(/errors\.[a-z_.]+/)?.[0] ?? error.key,
      ]
    }
    const now = '2026-12-07T08:10:00.000Z'
    expect(await key(shiftId, first, '2026-12-07T08:11:00.000Z')).toEqual([
      400,
      'errors.attendance.in_the_future',
    ])
    expect(await key(shiftId, first, '2026-12-07T03:59:00.000Z')).toEqual([
      400,
      'errors.attendance.far_from_plan',
    ])
    expect((await arrive(insider.userId, first, now)).status).toBe(400)
    expect(await key(shiftId, stranger, now)).toEqual([409, 'errors.attendance.not_theirs'])
    expect((await arrive(shiftId, insider.userId, now)).status).toBe(400)
  })

  it('leaves one row when it is sent twice', async () => {
    const { shiftId, first, missionId } = await aShift()
    app.clock.set('2026-12-07T08:10:00.000Z')
    for (const at of ['08:00', '08:00', '08:02']) {
      await arrive(shiftId, first, `2026-12-07T${at}:00.000Z`)
    }
    const { rows } = await ownerQuery(
      app.database,
      `select after ->> 'arrivedAt' as at from audit_log
       where entity_id = $1 and action = 'attendance.arrive' order by id`,
      [missionId],
    )
    expect(rows.map(({ at }) => at)).toEqual([
      '2026-12-07T08:00:00.000Z',
      '2026-12-07T08:02:00.000Z',
    ])
  })
})
