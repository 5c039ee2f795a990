import { attendanceImports, attendances, workers } from '@renfort/contract'
import { importRefusal } from '@renfort/contract/attendance/import.ts'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aBatch } from '../../testing/contracts.ts'
import { workedShift } from '../../testing/hours.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { aSider } from '../../testing/siders.ts'
import { call, type Caller, sharedApp, testNow } from '../../testing/test-app.ts'
import { makeAttendances } from '../declare/make-attendances.ts'
import { validateDueHours } from '../validate/validate-due-hours.ts'

const app = await sharedApp()
const insider = await anInsider(app)
afterEach(() => app.clock.set(testNow))

type Row = NonNullable<Input<typeof attendanceImports.importHours>>['body']['attendances'][number]

const row = (siderId: string, change: Row = {}): Row => ({
  siderId,
  startDate: '2026-12-07 09:10',
  endDate: '2026-12-07 17:00',
  breakDuration: '30',
  ...change,
})
const send = (caller: Caller, rows: unknown, partial?: boolean) =>
  call(app, attendanceImports.importHours, caller, { body: { attendances: rows, partial } })
const refusalOf = ({ error }: Awaited<ReturnType<typeof send>>) =>
  importRefusal.parse(error?.metadata)
const ofCompany = async ({ admin }: TestCompany) =>
  (await call(app, attendances.listHours, admin, {})).body.attendances
const aTimesheetCompany = () => aCompany(app, { attendanceConfigType: 'timesheet' })

/**
 * A company with a shift on 7 December, 09:00 to 17:00 in Paris, and its Siders; the clock shows
 * the next day.
 */
async function worked(siders = 1) {
  const company = await aTimesheetCompany()
  const { siderIds, ids, missionId, shiftId } = await workedShift(app, company, { siders })
  return { company, siderIds, siderId: siderIds[0] ?? '', ids, missionId, shiftId }
}

describe('an import', () => {
  it('API-88 TS-43 TS-20 stores the company’s version after the plan; it waits for the Sider alone', async () => {
    const { company, siderId, ids } = await worked()
    const { status, body } = await send(company.manager, [row(siderId)])
    expect([status, body]).toEqual([200, { imported: 1, errors: [] }])
    const [hours] = await ofCompany(company)
    expect(hours).toMatchObject({
      id: ids[0],
      status: 'att.waiting',
      isImported: true,
      history: [
        { origin: 'shift', startDate: '2026-12-07T08:00:00.000Z', actions: [] },
        {
          origin: 'company',
          startDate: '2026-12-07T08:10:00.000Z',
          endDate: '2026-12-07T16:00:00.000Z',
          breaks: [{ startDate: '2026-12-07T11:50:00.000Z', endDate: '2026-12-07T12:20:00.000Z' }],
          actions: [{ type: 'modification', updatedBy: company.manager.userId, origin: 'company' }],
        },
      ],
      differences: expect.arrayContaining([{ kind: 'late', minutes: 10 }]),
    })
    const validated = await call(app, attendances.validateHours, company.admin, {
      body: { attendanceIds: [...ids] },
    })
    expect(validated.body.rejectedAttendanceIds).toEqual(ids)
    const disputed = await call(app, attendances.disputeHours, company.admin, {
      params: { id: ids[0] ?? '' },
      body: {
        startDate: '2026-12-07T08:00:00.000Z',
        endDate: '2026-12-07T15:00:00.000Z',
        breakDates: [],
      },
    })
    expect(disputed.error?.key).toBe('errors.attendance.imported')
    expect((await call(app, attendances.countHours, company.admin, {})).body.count).toBe(0)
  })

  it('TS-43 names a Sider by the company’s own number, zeros included, and never by another’s', async () => {
    const { company, siderId, ids } = await worked()
    const other = await aTimesheetCompany()
    const number = async (caller: Caller, id: string, ownNumber: string) =>
      call(app, workers.setOwnNumber, caller, { params: { id }, body: { ownNumber } })
    await number(company.admin, siderId, '00123')
    await number(other.admin, await aSider(app, { knownTo: [company, other] }), 'B-9')
    for (const unknown of ['123', 'B-9', 'x'.repeat(31)]) {
      const refused = refusalOf(await send(company.admin, [row(unknown)]))
      expect(refused).toEqual({ errors: [{ category: 'siderId', rows: [0] }], validCount: 0 })
    }
    const rows = [row(' 00123 '), row(siderId)]
    const { body } = await send(company.admin, rows, true)
    expect(body).toEqual({ imported: 1, errors: [{ category: 'fileAttDuplicate', rows: [1] }] })
    const [hours] = await ofCompany(company)
    expect([hours?.id, hours?.sider.ownNumber]).toEqual([ids[0], '00123'])
  })

  it('makes the hours that the job has not made yet, with their plan, once', async () => {
    const company = await aTimesheetCompany()
    app.clock.set(testNow)
    const { siderIds } = await aBatch(app, company)
    app.clock.set('2026-12-07T16:05:00.000Z')
    const asPlanned = row(siderIds[0] ?? '', {
      startDate: '2026-12-07T08:00:00Z',
      endDate: '2026-12-07T17:00:00+01:00',
      breakDuration: 0,
    })
    expect((await send(company.admin, [asPlanned])).body.imported).toBe(1)
    await runJob(app, makeAttendances)
    const { body } = await call(app, attendances.listHours, company.admin, {
      query: { type: 'matching' },
    })
    const planned = { startDate: '2026-12-07T08:00:00.000Z', endDate: '2026-12-07T16:00:00.000Z' }
    expect(body.attendances.map(({ history }) => history)).toMatchObject([
      [
        { origin: 'shift', ...planned },
        { origin: 'company', ...planned, breaks: [] },
      ],
    ])
  })

  it.each([
    [true, 'att.validated'],
    [false, 'att.conflict'],
  ])('TS-24 TS-25 is answered by the Sider: %s is %s', async (accepted, status) => {
    const { company, siderId, ids } = await worked()
    await send(company.admin, [row(siderId)])
    const params = { id: ids[0] ?? '' }
    const answered = await call(app, attendances.answerHours, insider, {
      params,
      body: { accepted },
    })
    expect(answered.body.status).toBe(status)
    expect((await ofCompany(company))[0]?.history.at(-1)).toMatchObject({
      origin: 'company',
      startDate: '2026-12-07T08:10:00.000Z',
    })
  })

  it('TS-27 without an answer is validated on Monday, as the company said', async () => {
    const { company, siderId } = await worked()
    await send(company.admin, [row(siderId)])
    app.clock.set('2026-12-14T21:00:00.000Z')
    await runJob(app, validateDueHours)
    expect((await ofCompany(company))[0]).toMatchObject({
      status: 'att.validated',
      history: [{ origin: 'shift' }, { origin: 'company' }],
    })
  })

  it('a Sider has nothing to answer to hours that nobody changed, and no longer clocks imported ones', async () => {
    const { company, siderId, ids, shiftId } = await worked()
    const params = { id: ids[0] ?? '' }
    const early = await call(app, attendances.answerHours, insider, {
      params,
      body: { accepted: true },
    })
    expect(early.error?.key).toBe('errors.action.unavailable')
    await send(company.admin, [row(siderId)])
    const clocked = await call(app, attendances.clockHours, insider, {
      body: {
        siderId,
        shiftId,
        startDate: '2026-12-07T08:00:00.000Z',
        endDate: '2026-12-07T16:00:00.000Z',
        breaks: [],
      },
    })
    expect(clocked.error?.key).toBe('errors.attendance.imported')
  })

  it('says in the trail, once for each mission, how many hours came in', async () => {
    const { company, siderIds, missionId } = await worked(3)
    await send(
      company.admin,
      siderIds.map((id) => row(id)),
    )
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, after from audit_log
       where action = 'attendance.import' and organisation_id = $1 and entity_id = $2`,
      [company.id, missionId],
    )
    expect(rows).toEqual([{ actor_id: company.admin.userId, after: { importedHours: 3 } }])
  })
})

describe('a file with errors', () => {
  it('TS-44 TS-45 TS-48 says all eight kinds by place, and writes nothing', async () => {
    const { company, siderIds } = await worked(3)
    const [first = '', second = '', third = ''] = siderIds
    const foreign = await workedShift(app, await aTimesheetCompany())
    await send(company.admin, [row(third)])
    const rows = [
      row(first),
      { ...row(second), endDate: undefined },
      row(second, { breakDuration: '' }),
      row(second, { startDate: '=NOW()' }),
      row(foreign.siderIds[0] ?? ''),
      row('00000000-0000-4000-8000-000000000000'),
      row(second, { startDate: '2026-12-07 17:00' }),
      row(first),
      row(third),
      row(second, { startDate: '2026-12-06 09:00', endDate: '2026-12-06 17:00' }),
      // This shift is not over yet.
      row(second, { startDate: '2026-12-08 09:00', endDate: '2026-12-08 17:00' }),
    ]
    const answer = await send(company.admin, rows)
    expect([answer.status, answer.error?.key]).toEqual([400, 'errors.attendance.import'])
    expect(refusalOf(answer)).toEqual({
      errors: [
        { category: 'column', rows: [1] },
        { category: 'empty', rows: [2] },
        { category: 'format', rows: [3] },
        { category: 'siderId', rows: [4, 5] },
        { category: 'endBeforeStart', rows: [6] },
        { category: 'fileAttDuplicate', rows: [7] },
        { category: 'dbAttDuplicate', rows: [8] },
        { category: 'shiftsNotFound', rows: [9, 10] },
      ],
      validCount: 1,
    })
    expect((await ofCompany(company)).filter(({ isImported }) => isImported)).toHaveLength(1)
  })

  it('TS-47 has its valid lines written when only they are asked for', async () => {
    const { company, siderIds } = await worked(2)
    const [first = '', second = ''] = siderIds
    const rows = [row(first), row(second, { endDate: 'plus tard' })]
    expect((await send(company.admin, rows, true)).body).toEqual({
      imported: 1,
      errors: [{ category: 'format', rows: [1] }],
    })
    const imported = (await ofCompany(company)).filter(({ isImported }) => isImported)
    expect(imported.map(({ sider }) => sider.id)).toEqual([first])
  })

  it('TS-48 is refused in both cases when all of it is wrong', async () => {
    const { company, siderId } = await worked()
    const rows = [row(siderId, { breakDuration: '1.5' })]
    for (const partial of [false, true]) {
      const answer = await send(company.admin, rows, partial)
      expect([answer.status, refusalOf(answer).validCount]).toEqual([400, 0])
    }
  })

  it('TS-44 dbAttDuplicate: the same file again writes nothing twice', async () => {
    const { company, siderIds } = await worked(2)
    const rows = siderIds.map((id) => row(id))
    expect((await send(company.admin, rows.slice(0, 1))).body.imported).toBe(1)
    expect((await send(company.admin, rows, true)).body).toEqual({
      imported: 1,
      errors: [{ category: 'dbAttDuplicate', rows: [0] }],
    })
    expect(refusalOf(await send(company.admin, rows, true))).toEqual({
      errors: [{ category: 'dbAttDuplicate', rows: [0, 1] }],
      validCount: 0,
    })
    const versions = (await ofCompany(company)).map(({ history }) => history.length)
    expect(versions).toEqual([2, 2])
  })

  it('TS-44 dbAttDuplicate: two at once write each line once', async () => {
    const { company, siderIds } = await worked(5)
    const rows = siderIds.map((id) => row(id))
    const answers = await Promise.all([1, 2, 3].map(() => send(company.admin, rows)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    const versions = (await ofCompany(company)).map(({ history }) => history.length)
    expect(versions).toEqual([2, 2, 2, 2, 2])
  })

  it('TS-44 dbAttDuplicate: hours that are validated or clocked stay as they are', async () => {
    const { company, siderIds, ids, shiftId } = await worked(2)
    const [first = '', second = ''] = siderIds
    await call(app, attendances.validateHours, company.admin, {
      body: { attendanceIds: ids.slice(0, 1) },
    })
    await call(app, attendances.clockHours, insider, {
      body: {
        siderId: second,
        shiftId,
        startDate: '2026-12-07T08:00:00.000Z',
        endDate: '2026-12-07T16:00:00.000Z',
        breaks: [],
      },
    })
    const answer = await send(company.admin, [row(first), row(second)], true)
    expect(refusalOf(answer).errors).toEqual([{ category: 'dbAttDuplicate', rows: [0, 1] }])
  })

  it('TS-44 two pairs of one Sider on one shift are one presence with a break between', async () => {
    const { company, siderId } = await worked()
    const rows = [
      row(siderId, { startDate: '2026-12-07 13:00', breakDuration: '0' }),
      row(siderId, { startDate: '2026-12-07 09:00', endDate: '2026-12-07 12:00' }),
    ]
    expect((await send(company.admin, rows)).body).toEqual({ imported: 2, errors: [] })
    const [hours] = await ofCompany(company)
    expect(hours?.history.at(-1)).toMatchObject({
      startDate: '2026-12-07T08:00:00.000Z',
      endDate: '2026-12-07T16:00:00.000Z',
      breaks: [
        { startDate: '2026-12-07T09:15:00.000Z', endDate: '2026-12-07T09:45:00.000Z' },
        { startDate: '2026-12-07T11:00:00.000Z', endDate: '2026-12-07T12:00:00.000Z' },
      ],
    })
  })

  it.each([
    ['touch', '12:00'],
    ['overlap', '11:30'],
  ])(
    'TS-44 fileAttDuplicate: two lines of one shift that %s contradict each other',
    async (_, from) => {
      const { company, siderId } = await worked()
      const rows = [
        row(siderId, { endDate: '2026-12-07 12:00' }),
        row(siderId, { startDate: `2026-12-07 ${from}` }),
      ]
      const answer = await send(company.admin, rows, true)
      expect(refusalOf(answer)).toEqual({
        errors: [{ category: 'fileAttDuplicate', rows: [0, 1] }],
        validCount: 0,
      })
    },
  )

  it('TS-44 the pair after midnight is of the night that the first one began', async () => {
    const { company, siderId, shiftId } = await worked()
    const night = ['2026-12-07T21:00:00Z', '2026-12-08T05:00:00Z']
    await ownerQuery(app.database, 'update shifts set starts_at = $2, ends_at = $3 where id = $1', [
      shiftId,
      ...night,
    ])
    app.clock.set('2026-12-08T12:00:00.000Z')
    const rows = [
      row(siderId, {
        startDate: '2026-12-07 22:00',
        endDate: '2026-12-08 01:30',
        breakDuration: '0',
      }),
      row(siderId, {
        startDate: '2026-12-08 02:00',
        endDate: '2026-12-08 06:00',
        breakDuration: '0',
      }),
    ]
    expect((await send(company.admin, rows)).body).toEqual({ imported: 2, errors: [] })
    const [hours] = await ofCompany(company)
    expect(hours?.history.at(-1)).toMatchObject({
      startDate: '2026-12-07T21:00:00.000Z',
      endDate: '2026-12-08T05:00:00.000Z',
      breaks: [{ startDate: '2026-12-08T00:30:00.000Z', endDate: '2026-12-08T01:00:00.000Z' }],
    })
    expect(refusalOf(await send(company.admin, rows.slice(1))).errors[0]?.category).toBe(
      'shiftsNotFound',
    )
  })

  it('TS-44 shiftsNotFound: a Sider whom the company only knows was planned nowhere', async () => {
    const { company } = await worked()
    const siderId = await aSider(app)
    await ownerQuery(
      app.database,
      'insert into sider_organisations (organisation_id, sider_id, since) values ($1, $2, now())',
      [company.id, siderId],
    )
    expect(refusalOf(await send(company.admin, [row(siderId)])).errors).toEqual([
      { category: 'shiftsNotFound', rows: [0] },
    ])
  })

  it('TS-44 dbAttDuplicate: a line that runs into other hours of its Sider is refused, but not into those that the file moves', async () => {
    const { company, siderId, missionId } = await worked()
    // A second shift of the same Sider in the evening, with its planned hours.
    const { rows } = await ownerQuery(
      app.database,
      `with evening as (
         insert into shifts (organisation_id, mission_id, starts_at, ends_at, break_minutes, slots, posted)
         values ($1, $2, '2026-12-07T17:00:00Z', '2026-12-07T20:00:00Z', 0, 1, true) returning *
       ), assigned as (
         insert into assignments (shift_id, sider_id, mission_id, organisation_id)
         select id, $3, mission_id, organisation_id from evening
       ), hours as (
         insert into attendances (organisation_id, mission_id, shift_id, sider_id, status, starts_at,
           worked_from, worked_until, created_at, updated_at)
         select organisation_id, mission_id, id, $3, 'att.waiting', starts_at, starts_at, ends_at, now(), now()
         from evening returning *
       )
       insert into attendance_versions (attendance_id, number, organisation_id, origin, starts_at, ends_at, made_at)
       select id, 0, organisation_id, 'shift', worked_from, worked_until, now() from hours returning 1`,
      [company.id, missionId, siderId],
    )
    expect(rows).toHaveLength(1)
    const late = row(siderId, { endDate: '2026-12-07 18:30' })
    const moved = row(siderId, { startDate: '2026-12-07 18:30', endDate: '2026-12-07 21:00' })
    expect(refusalOf(await send(company.admin, [late])).errors).toEqual([
      { category: 'dbAttDuplicate', rows: [0] },
    ])
    expect((await send(company.admin, [late, moved])).body.imported).toBe(2)
  })
})

describe('hours elsewhere', () => {
  it('TS-44 dbAttDuplicate: a line that meets hours of another company is refused, without a word of where', async () => {
    const { company, siderId } = await worked()
    const other = await aCompany(app)
    const elsewhere = await workedShift(app, other, { day: '2026-12-08' })
    await ownerQuery(
      app.database,
      `update attendances set sider_id = $1, worked_from = '2026-12-07T15:30:00Z',
         worked_until = '2026-12-07T22:00:00Z', within_others = true where id = $2`,
      [siderId, elsewhere.ids[0]],
    )
    const late = [row(siderId, { endDate: '2026-12-07 18:00' })]
    const apart = (is: boolean) =>
      ownerQuery(app.database, 'update attendances set within_others = $1 where id = $2', [
        !is,
        elsewhere.ids[0],
      ])
    await ownerQuery(
      app.database,
      `update attendances set worked_until = '2026-12-07T15:00:00Z'
       where sider_id = $1 and organisation_id = $2`,
      [siderId, company.id],
    )
    await apart(true)
    const answer = await send(company.admin, late)
    expect(refusalOf(answer)).toEqual({
      errors: [{ category: 'dbAttDuplicate', rows: [0] }],
      validCount: 0,
    })
    // Planned hours that overlap others and that nobody has declared refuse nothing.
    await apart(false)
    expect((await send(company.admin, late)).body.imported).toBe(1)
  })
})

describe('what is sent', () => {
  it.each<[string, unknown, number]>([
    ['nothing', [], 400],
    ['a text', 'siderId', 400],
    ['lines that are none', ['a'], 400],
    ['an object as a cell', [{ siderId: {} }], 400],
    ['a text that cannot be stored', [row('\u0000')], 400],
    ['16 001 lines', Array.from({ length: 16_001 }, () => ({})), 413],
  ])('TS-42 is refused as a whole: %s', async (_, rows, status) => {
    const company = await aTimesheetCompany()
    expect((await send(company.admin, rows)).status).toBe(status)
  })

  it('TS-42 TS-44 is read up to 16 000 lines, and up to the size that a file of 1 MB has here', async () => {
    const company = await aTimesheetCompany()
    const rows = Array.from({ length: 16_000 }, () => row('x'.repeat(60)))
    expect(refusalOf(await send(company.admin, rows)).errors).toEqual([
      { category: 'siderId', rows: rows.map((_, index) => index) },
    ])
    const heavy = await send(company.admin, [row('x'.repeat(4 * 1_048_576))])
    expect([heavy.status, heavy.error?.key]).toEqual([413, 'errors.file.too_large'])
  })
})

describe('who may import', () => {
  it('TS-41 PERM-02 administrators and managers, never a collaborator, nobody who acts for another', async () => {
    const { company, siderIds } = await worked(2)
    const [first = '', second = ''] = siderIds
    expect((await send(company.collaborator, [row(first)])).status).toBe(403)
    const acting = await actingFor(app, company.admin, insider)
    expect((await send(acting, [row(first)])).error?.key).toBe('errors.logas.forbidden')
    expect((await send(insider, [row(first)])).status).toBe(403)
    expect((await send(company.manager, [row(first)])).status).toBe(200)
    expect((await send(company.admin, [row(second)])).status).toBe(200)
  })

  it('TS-40 only companies that keep the hours themselves', async () => {
    const company = await aCompany(app)
    const { siderIds } = await workedShift(app, company)
    const answer = await send(company.admin, [row(siderIds[0] ?? '')])
    expect([answer.status, answer.error?.key]).toEqual([409, 'errors.attendance.import_closed'])
  })
})

describe('the columns of a company’s files', () => {
  const settings = (caller: Caller, id: string) =>
    call(app, attendanceImports.readImportSettings, caller, { params: { id } })
  const name = (caller: Caller, id: string, headings: object) =>
    call(app, attendanceImports.nameImportColumns, caller, { params: { id }, body: headings })

  it('TS-40 TS-43 are remembered for all of its members, and the last word counts', async () => {
    const company = await aTimesheetCompany()
    expect((await settings(company.collaborator, company.id)).body).toEqual({
      isOpen: true,
      headings: {},
      zones: ['Europe/Paris'],
    })
    await name(company.admin, company.id, { siderId: 'badge', endDate: 'sortie' })
    const { body } = await name(company.manager, company.id, { siderId: 'matricule' })
    expect(body).toEqual({
      isOpen: true,
      headings: { siderId: 'matricule' },
      zones: ['Europe/Paris'],
    })
    expect((await settings(company.collaborator, company.id)).body).toEqual(body)
  })

  it('TS-43 come with the time zones of all places of work of the company', async () => {
    const { company, missionId } = await worked()
    await workedShift(app, company, { day: '2026-12-08' })
    const zones = async () => (await settings(company.admin, company.id)).body.zones
    expect(await zones()).toEqual(['Europe/Paris'])
    await ownerQuery(
      app.database,
      `update missions set time_zone = 'Indian/Reunion' where id = $1`,
      [missionId],
    )
    expect(await zones()).toEqual(['Europe/Paris', 'Indian/Reunion'])
  })

  it('TS-40 TS-41 are of one company, and closed to callers who may not import', async () => {
    const company = await aTimesheetCompany()
    const closed = await aCompany(app)
    const headings = { siderId: 'badge' }
    expect((await settings(closed.admin, closed.id)).body.isOpen).toBe(false)
    expect((await name(closed.admin, closed.id, headings)).error?.key).toBe(
      'errors.attendance.import_closed',
    )
    expect((await settings(closed.admin, company.id)).status).toBe(404)
    expect((await name(closed.admin, company.id, headings)).status).toBe(404)
    expect((await name(company.collaborator, company.id, headings)).status).toBe(403)
    expect((await name(company.admin, company.id, { siderId: 'x'.repeat(101) })).status).toBe(400)
  })
})
