import {
  attendanceImports,
  attendances,
  contracts,
  hiring,
  operations,
  preselection,
} from '@renfort/contract'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { simulatedWithdrawal } from '@renfort/domain/simulation/provider-plan.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { aPostedMission, at, theMission } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aSider } from '../testing/siders.ts'
import { call, startTestApp, type TestApp } from '../testing/test-app.ts'
import { simulateProvider } from './simulate-provider.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  // The clock of a database of its own: time passes for all its missions.
  app = await startTestApp({ SIMULATE_PROVIDER: 'true' })
  company = await aCompany(app)
})
afterAll(async () => {
  await app.app.close()
  await app.database.close()
})

const hoursLater = async (hours: number) => {
  const now = new Date(app.clock.epochMilliseconds() + hours * 3_600_000).toISOString()
  const moved = await call(app, operations.moveClock, null, { body: { now } })
  expect(moved.status).toBe(200)
  return moved.body.ran
}
const twoDays = [
  at('2026-12-07', '09:00', '17:00', { slots: 2 }),
  at('2026-12-08', '09:00', '17:00'),
]
const read = (id: string) => theMission(app, company.admin, id)
/** Siders whom the company knows, enough for every mission of a test. */
const known = async (count: number) => {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) ids.push(await aSider(app, { knownTo: [company] }))
  return ids
}

/** As many Siders whom chance does not make let a mission down. */
async function whoStay(missionId: string, of: TestCompany, count: number): Promise<string[]> {
  const ids: string[] = []
  while (ids.length < count) {
    const id = await aSider(app, { knownTo: [of] })
    if (simulatedWithdrawal(missionId, id, app.clock.now()) === null) ids.push(id)
  }
  return ids
}

/** A Sider whom chance makes let a mission down; one in twenty is such. */
async function whoLeaves(missionId: string, startsAt: string): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const id = await aSider(app)
    if (simulatedWithdrawal(missionId, id, startsAt as Instant) !== null) return id
  }
  throw new Error('Nobody of 400 would leave.')
}

describe('a demo whose provider is simulated (G-37)', () => {
  it('answers requests, then hires Siders until the mission is staffed', async () => {
    const [first = ''] = await known(6)
    const mission = await aPostedMission(app, company.admin, {
      shifts: twoDays,
      requestedSiderIds: [first],
    })
    await hoursLater(1.05)
    const answered = (await read(mission.id)).requestedSiders
    expect(answered.every(({ status }) => ['hired', 'declined'].includes(status))).toBe(true)
    const ran = await hoursLater(3)
    expect(ran.find(({ job }) => job === 'simulate-provider')?.count).toBeGreaterThan(0)
    const staffed = await read(mission.id)
    expect(staffed).toMatchObject({ selectionStatus: 'completed', hasContracts: true })
    for (const { status } of staffed.requestedSiders)
      expect(['hired', 'declined']).toContain(status)
    const { rows } = await ownerQuery(
      app.database,
      `select distinct action, actor_id, after -> 'simulated' as simulated from audit_log
       where entity_id = $1 and action in ('mission.answerRequest', 'mission.hire') order by action`,
      [mission.id],
    )
    expect(rows).toEqual([
      { action: 'mission.answerRequest', actor_id: null, simulated: true },
      { action: 'mission.hire', actor_id: null, simulated: true },
    ])
  })

  it('declines for a Sider who would come and works elsewhere at the time', async () => {
    const [busy = ''] = await known(1)
    const shifts = [at('2026-12-09', '09:00', '17:00')]
    const first = await aPostedMission(app, company.admin, { shifts })
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: first.id },
      body: { assignments: [{ siderId: busy }] },
    })
    const other = await aPostedMission(app, company.admin, { shifts, requestedSiderIds: [busy] })
    await hoursLater(1.05)
    expect((await read(other.id)).requestedSiders).toMatchObject([{ status: 'declined' }])
  })

  it('CTR-22 answers a contested contract within hours, with what its answer is worth', async () => {
    const own = await aCompany(app)
    const { id } = await aBatch(app, own, { day: '2026-12-30' })
    const params = { id: own.id, docId: id }
    await call(app, contracts.contestContract, own.admin, {
      params,
      body: { description: 'Le taux horaire est faux' },
    })
    const seen = async () => (await call(app, contracts.readContract, own.admin, { params })).body
    expect((await seen()).status).toBe('contested')
    await hoursLater(4.1)
    const { status, version, note, formerVersions } = await seen()
    expect([status, version]).toEqual(['unsigned', 2])
    expect(note).toMatch(/^Réponse simulée.*le taux horaire a été vérifié/)
    expect(formerVersions[0]?.contestation?.description).toBe('Le taux horaire est faux')
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, after -> 'simulated' as simulated from audit_log
       where action = 'contract.regenerate' and organisation_id = $1`,
      [own.id],
    )
    expect(rows).toEqual([{ actor_id: null, simulated: true }])
  })

  it('brings applicants where the company chooses, and hires those whom it approves', async () => {
    await known(4)
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-14', '09:00', '17:00')],
    })
    await ownerQuery(app.database, 'update missions set pre_selection = true where id = $1', [
      mission.id,
    ])
    await hoursLater(6)
    const params = { taskId: mission.id }
    const { body: applicants } = await call(app, preselection.listApplicants, company.admin, {
      params,
    })
    expect(applicants.map(({ visible }) => visible)).toEqual([true, true, true])
    expect((await read(mission.id)).hiredSidersCount).toBe(0)
    const [chosen] = applicants
    await call(app, preselection.updateApplicant, company.admin, {
      params: { id: mission.id },
      body: { id: chosen?.id ?? '', update: { preSelectionStatus: 'approved' } },
    })
    await hoursLater(1.5)
    const staffed = await read(mission.id)
    expect(staffed).toMatchObject({ selectionStatus: 'completed', hiredSidersCount: 1 })
  })

  it('lets a mission down now and then, and finds somebody else', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2026-12-28', '09:00', '17:00')],
    })
    await known(3)
    const siderId = await whoLeaves(mission.id, '2026-12-28T08:00:00.000Z')
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: [{ siderId }] },
    })
    await call(app, operations.moveClock, null, { body: { now: '2026-12-28T07:00:00.000Z' } })
    const { rows } = await ownerQuery(
      app.database,
      'select sider_id, removed_by from removed_hires where mission_id = $1',
      [mission.id],
    )
    expect(rows[0]).toEqual({ sider_id: siderId, removed_by: null })
    expect(await read(mission.id)).toMatchObject({ selectionStatus: 'completed' })
    const hired = await ownerQuery(
      app.database,
      'select sider_id from assignments where mission_id = $1',
      [mission.id],
    )
    expect(hired.rows.map((row) => row['sider_id'])).not.toContain(siderId)
  })

  it('G-37 says who has come to a shift under way, with what they clock of it later', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2027-01-04', '09:00', '17:00', { slots: 12 })],
    })
    const siderIds = await known(12)
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: siderIds.map((siderId) => ({ siderId })) },
    })
    const { rows } = await ownerQuery(
      app.database,
      'select count(*)::int as count from assignments where mission_id = $1',
      [mission.id],
    )
    await call(app, operations.moveClock, null, { body: { now: '2027-01-04T11:00:00.000Z' } })
    const arrivals = async () => {
      const { rows: found } = await ownerQuery(
        app.database,
        `select r.arrived_at from arrivals r join shifts s on s.id = r.shift_id
         where s.mission_id = $1 and r.arrived_at <= $2`,
        [mission.id, '2027-01-04T11:00:00.000Z'],
      )
      return found.length
    }
    const come = await arrivals()
    expect(come).toBeGreaterThan(Number(rows[0]?.['count']) / 2)
    await hoursLater(1)
    expect(await arrivals()).toBe(come)
  })

  it('clocks what was worked, and answers what the company changes', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2027-01-05', '09:00', '17:00', { slots: 12, breakDuration: 45 })],
    })
    const siderIds = await whoStay(mission.id, company, 12)
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: siderIds.map((siderId) => ({ siderId })) },
    })
    await call(app, operations.moveClock, null, { body: { now: '2027-01-06T18:00:00.000Z' } })
    const hours = async () => {
      const { rows } = await ownerQuery(
        app.database,
        `select h.id, h.status, array_agg(v.origin order by v.number) as origins
         from attendances h join attendance_versions v on v.attendance_id = h.id
         where h.mission_id = $1 group by h.id order by h.id`,
        [mission.id],
      )
      return rows
    }
    const worked = await hours()
    const clocked = worked.filter(({ origins }) => origins.includes('sider'))
    expect(worked).toHaveLength(12)
    expect(clocked.length).toBeGreaterThan(worked.length / 2)
    const [disputed] = clocked
    await ownerQuery(
      app.database,
      `update attendances set status = 'att.disputed', disputed_at = $2 where id = $1`,
      [disputed?.['id'], '2027-01-06T18:00:00.000Z'],
    )
    await hoursLater(7)
    const answered = (await hours()).find(({ id }) => id === disputed?.['id'])
    expect(['att.validated', 'att.conflict']).toContain(answered?.['status'])
    const { rows: trail } = await ownerQuery(
      app.database,
      `select distinct after ->> 'simulated' as simulated from audit_log
       where entity_id = $1 and action like 'attendance.%'`,
      [mission.id],
    )
    expect(trail).toEqual([{ simulated: 'true' }])
    // Each press is one of the Sider, as on their own phone.
    const { rows: presses } = await ownerQuery(
      app.database,
      `select distinct k.kind, l.after ->> 'simulated' as simulated from sider_clockings k
         join audit_log l on l.action = 'sider.clock' and l.entity_id = k.sider_id::text
           and l.after ->> 'shiftId' = k.shift_id::text and l.after ->> 'kind' = k.kind
         join shifts s on s.id = k.shift_id where s.mission_id = $1 order by k.kind`,
      [mission.id],
    )
    expect(presses).toEqual(
      ['end', 'pause', 'resume', 'start'].map((kind) => ({ kind, simulated: 'true' })),
    )
  })

  it('TS-20 answers hours that a company has sent in a file, each once', async () => {
    const sending = await aCompany(app, { attendanceConfigType: 'timesheet' })
    const mission = await aPostedMission(app, sending.admin, {
      shifts: [at('2027-01-08', '09:00', '17:00', { slots: 6 })],
    })
    const siderIds = await whoStay(mission.id, sending, 6)
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: siderIds.map((siderId) => ({ siderId })) },
    })
    await call(app, operations.moveClock, null, { body: { now: '2027-01-08T18:00:00.000Z' } })
    const list = async () =>
      (await call(app, attendances.listHours, sending.admin, {})).body.attendances
    const waiting = await list()
    expect(waiting).toHaveLength(6)
    // Nobody clocks where the company keeps the hours itself.
    expect(waiting.every(({ history }) => history.length === 1)).toBe(true)
    const imported = await call(app, attendanceImports.importHours, sending.admin, {
      body: {
        attendances: waiting.map(({ sider }) => ({
          siderId: sider.id,
          startDate: '2027-01-08 09:00',
          endDate: '2027-01-08 17:30',
          breakDuration: '30',
        })),
      },
    })
    expect(imported.body).toEqual({ imported: waiting.length, errors: [] })
    await hoursLater(7)
    const answered = await list()
    for (const { status, history } of answered) {
      expect(['att.validated', 'att.conflict']).toContain(status)
      const actions = history.at(-1)?.actions.filter(({ origin }) => origin === 'sider')
      expect(actions).toMatchObject([
        { type: status === 'att.validated' ? 'validation' : 'refusal' },
      ])
    }
  })

  it('leaves alone what staff have stopped', async () => {
    const stopped = await aPostedMission(app, company.admin, {
      shifts: [at('2027-01-11', '09:00', '17:00')],
    })
    const insider = await anInsider(app)
    await call(app, hiring.moveSelection, insider, {
      params: { id: stopped.id },
      body: { status: 'closed' },
    })
    await hoursLater(24)
    expect(await read(stopped.id)).toMatchObject({ selectionStatus: 'closed', hiredSidersCount: 0 })
  })

  it('clocks the whole week of a demo that starts on a Saturday', async () => {
    const mission = await aPostedMission(app, company.admin, {
      shifts: [at('2027-01-18', '09:00', '17:00', { slots: 12, breakDuration: 45 })],
    })
    const siderIds = await known(12)
    await call(app, hiring.hireSiders, await anInsider(app), {
      params: { id: mission.id },
      body: { assignments: siderIds.map((siderId) => ({ siderId })) },
    })
    // No job has run since the Monday, as before the first start.
    app.clock.set('2027-01-23T10:00:00.000Z')
    await runJob(app, simulateProvider)
    const { rows } = await ownerQuery(
      app.database,
      `select count(distinct k.sider_id)::int as count from sider_clockings k
       join shifts s on s.id = k.shift_id where s.mission_id = $1`,
      [mission.id],
    )
    expect(Number(rows[0]?.['count'])).toBeGreaterThan(6)
  })
})

it('does nothing where it is not asked for', async () => {
  const other = await startTestApp()
  const own = await aCompany(other)
  await aSider(other, { knownTo: [own] })
  const mission = await aPostedMission(other, own.admin)
  const now = '2026-12-03T09:00:00.000Z'
  await call(other, operations.moveClock, null, { body: { now } })
  expect(await theMission(other, own.admin, mission.id)).toMatchObject({ selectionStatus: 'new' })
  await other.app.close()
  await other.database.close()
})
