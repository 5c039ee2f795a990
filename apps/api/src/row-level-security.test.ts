import {
  attendances,
  contracts,
  invoiceLifeCycles,
  jobDescriptions,
  legalGuard,
  missions,
  motives,
  organisation,
  payment,
  permanent,
  planning,
  calendarFeeds,
  deputies,
  planningViews,
  quotations,
  scimUsers,
  shifts,
  sync,
  weekTemplates,
  workers,
} from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { asOwner, type Reach } from './platform/database/caller-queries.ts'
import { callerQuery } from './testing/caller-query.ts'
import { aKey } from './testing/api-keys.ts'
import { aDirectory, aGroupOf, anAddedEmployee, anEmployee } from './testing/directories.ts'
import { aCompany, aGroup, anInsider, type TestCompany } from './testing/companies.ts'
import { aBatch } from './testing/contracts.ts'
import { wireDay } from './testing/wire-day.ts'
import { aDepartment, planned, withFeature } from './testing/flexible-missions.ts'
import { anInvoice } from './testing/invoices.ts'
import { aJobDescription } from './testing/job-descriptions.ts'
import { aDraft, aPostedMission, at, patched, theMission } from './testing/missions.ts'
import { aPermanentRequest } from './testing/permanent-requests.ts'
import { aPicture } from './testing/files/pictures.ts'
import { aDomain, withConnection } from './testing/single-sign-on.ts'
import { statementsOf } from './testing/plans.ts'
import { sendFile } from './testing/files/send-file.ts'
import { aSider } from './testing/siders.ts'
import { aWebhookWithDelivery } from './testing/webhooks.ts'
import { aWeekTemplate } from './testing/week-templates.ts'
import { call, sharedApp, type TestApp, testNow } from './testing/test-app.ts'

let app: TestApp
let tables: readonly string[]
/** What the product alone reads of a company: its flags, its requests, who was reminded (tenant-rights.test.ts). */
const closedTables = [
  'collection_answers',
  'collection_returns',
  'collection_tries',
  'feature_flags',
  'hours_corrections',
  'hours_reminders',
  'permanent_requests',
  'record_changes',
  'second_factor_requirements',
  'second_factor_resets',
  'session_limits',
  'sider_favourites',
  'sider_papers',
  'sider_signatures',
  'sso_flows',
  'sso_sessions',
  'sso_subjects',
]
let readable: readonly string[]
let own: TestCompany
let foreign: TestCompany
const foreignMission = { id: '', name: 'Mission étrangère' }
let ownMissionId: string

const as =
  (reach: Reach) =>
  (text: string, values: readonly unknown[] = []) =>
    callerQuery(app.database, reach, text, values)
const company = (id: string) => as({ organisationId: id, groupId: null })
const keyOf = (table: string) => (table === 'organisations' ? 'id' : 'organisation_id')

beforeAll(async () => {
  app = await sharedApp()
  const { rows } = await asOwner(app.database.ownerPool, (client) =>
    client.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns
        where table_schema = 'public' and (column_name = 'organisation_id' or table_name = 'organisations')
        order by 1`,
    ),
  )
  tables = rows.map(({ name }) => name)
  readable = tables.filter((table) => !closedTables.includes(table))
  own = await aCompany(app)
  foreign = await aCompany(app)
  const busy = async (of: TestCompany, name: string) => {
    const { id, admin } = of
    const siderId = await aSider(app, { knownTo: [{ id }] })
    const mission = await aPostedMission(app, admin, {
      type: 'gestion',
      requestedSiderIds: [siderId],
    })
    await patched(app, admin, mission.id, { name })
    const rule = { type: 'weekly', interval: 1, days: [0], until: '2026-12-07' } as const
    const recurring = await call(app, shifts.createShifts, admin, {
      params: { taskId: await aDraft(app, admin) },
      body: { shifts: [at('2026-12-07', '09:00', '17:00')], recurrence: rule },
    })
    expect(recurring.status).toBe(201)
    const insert =
      'insert into feedbacks (organisation_id, sider_id, type_id, work_again, created_at)'
    await as('everything')(`${insert} values ($1, $2, 'mission-end', 1, now())`, [id, siderId])
    const numbered =
      'insert into sider_numbers (organisation_id, sider_id, number, number_key, updated_at)'
    await as('everything')(`${numbered} values ($1, $2, '00123', '00123', now())`, [id, siderId])
    const applicant =
      'insert into applicants (organisation_id, mission_id, sider_id, created_at, updated_at)'
    await as('everything')(`${applicant} values ($1, $2, $3, now(), now())`, [
      id,
      mission.id,
      siderId,
    ])
    const removal =
      'insert into removed_hires (organisation_id, mission_id, sider_id, reason, removed_at)'
    await as('everything')(`${removal} values ($1, $2, $3, 'sick', now())`, [
      id,
      mission.id,
      siderId,
    ])
    const batch = await aBatch(app, { admin })
    const ofBatch = { id, docId: batch.id }
    for (const [endpoint, body] of [
      [contracts.keepReading, { version: 1, pagesRead: 1 }],
      [contracts.signContract, { version: 1 }],
    ] as const) {
      const { status: kept } = await call(app, endpoint, admin, { params: ofBatch, body })
      expect(kept).toBe(200)
    }
    const [shift] = (await theMission(app, admin, batch.missionId)).shifts
    app.clock.set('2026-12-08T09:00:00.000Z')
    const { startDate, endDate } = shift ?? { startDate: '', endDate: '' }
    const clocked = await call(app, attendances.clockHours, await anInsider(app), {
      body: {
        siderId: batch.siderIds[0] ?? '',
        shiftId: shift?.id ?? '',
        startDate,
        endDate,
        breaks: [],
      },
    })
    expect(clocked.status).toBe(200)
    const arrival =
      'insert into arrivals (shift_id, sider_id, organisation_id, arrived_at, noted_at)'
    await as('everything')(`${arrival} values ($1, $2, $3, now(), now())`, [
      shift?.id,
      batch.siderIds[0],
      id,
    ])
    const press = `insert into sider_clockings (sider_id, id, organisation_id, shift_id, kind,
        phone_at, sent_at, received_at, happened_at)
      values ($1, gen_random_uuid(), $2, $3, 'start', now(), now(), now(), now())`
    await as('everything')(press, [batch.siderIds[0], id, shift?.id])
    const position = `insert into clocking_positions (sider_id, clocking_id, organisation_id, lat, lng,
        received_at)
      select sider_id, id, organisation_id, 45.7, 4.8, now() from sider_clockings`
    await as('everything')(`${position} where organisation_id = $1`, [id])
    const site = `insert into sites (organisation_id, place_key, secret, secret_made_at, updated_at)
      values ($1, '1 rue', 'secret', now(), now())`
    await as('everything')(site, [id])
    app.clock.set(testNow)
    await aDomain(app, of)
    await withConnection(app, of)
    const invoiceId = await anInvoice(app, of)
    const billed = 'insert into invoice_days (organisation_id, sider_id, kind, day, invoice_id)'
    await as('everything')(`${billed} values ($1, $2, 'meal', '2026-12-07', $3)`, [
      id,
      siderId,
      invoiceId,
    ])
    const entered = `insert into entered_indemnities (organisation_id, kind, mission_id, sider_id,
        week_start, indemnity_id, cover_bp, entered_cents, price_cents, entered_at)
      values ($1, 'transport', $2, $3, '2026-12-07', 'transport', 5000, 2340, 1170, now())`
    await as('everything')(entered, [id, mission.id, siderId])
    const answered = await call(app, invoiceLifeCycles.answerInvoice, admin, {
      params: { id: invoiceId },
      body: { answer: 'approve' },
    })
    expect(answered.status).toBe(201)
    const again = 'insert into rebilled_hours (organisation_id, sider_id, invoice_id)'
    await as('everything')(`${again} values ($1, $2, $3)`, [id, siderId, invoiceId])
    const correction = `insert into hours_corrections (attendance_id, number, organisation_id,
        starts_at, ends_at, reason, made_at)
      select id, 1, organisation_id, starts_at, starts_at, 'Absence', now() from attendances`
    await as('everything')(`${correction} where invoice_id = $1`, [invoiceId])
    const headings =
      'insert into attendance_import_headings (organisation_id, headings, updated_at)'
    await as('everything')(`${headings} values ($1, '{}', now())`, [id])
    const flag = 'insert into feature_flags (key, organisation_id, enabled, changed_at)'
    await as('everything')(`${flag} values ('departments', $1, true, now())`, [id])
    const { deliveryId } = await aWebhookWithDelivery(app, admin)
    const tried =
      'insert into webhook_tries (delivery_id, organisation_id, at, answer, milliseconds)'
    await as('everything')(`${tried} values ($1, $2, now(), '', 1)`, [deliveryId, id])
    const logo = { bytes: await aPicture(), mediaType: 'image/png' }
    await sendFile(app, admin, `logo/${id}`, logo)
    const { status } = await call(app, permanent.requestPermanentContract, admin, {
      body: aPermanentRequest,
    })
    expect(status).toBe(201)
    await withFeature(app, id, 'flexiblePlanning')
    await planned(app, admin, await aDraft(app, admin))
    await aDepartment(app, admin, id)
    const job = { params: { id: (await aJobDescription(app, admin)).id }, body: aWeekTemplate }
    expect((await call(app, weekTemplates.saveWeekTemplate, admin, job)).status).toBe(201)
    await aKey(app, of)
    const directory = await aDirectory(app, of)
    await aGroupOf(app, directory, [(await anAddedEmployee(app, directory)).id])
    const refused = { body: anEmployee('elsewhere.test') }
    expect((await call(app, scimUsers.createUser, directory.caller, refused)).status).toBe(400)
    const provider =
      'insert into sso_connections (organisation_id, issuer, client_id, client_secret, created_at, updated_at)'
    await as('everything')(
      `${provider} values ($1, 'x', 'x', '', now(), now()) on conflict do nothing`,
      [id],
    )
    const view = { body: { name: 'Cuisine', shown: {} } }
    expect((await call(app, planningViews.savePlanningView, admin, view)).status).toBe(201)
    const absence = {
      from: wireDay('2026-12-01'),
      until: wireDay('2026-12-11'),
      deputyId: of.manager.userId,
    }
    const away = await call(app, deputies.declareAbsence, admin, { body: absence })
    expect(away.status).toBe(201)
    const feed = { body: { name: 'Agenda', of: { kind: 'mine' as const } } }
    const calendar = await call(app, calendarFeeds.createCalendarFeed, admin, feed)
    expect((await app.app.inject(new URL(calendar.body.url).pathname)).statusCode).toBe(200)
    const told =
      'select organisation_id, $2::uuid, id from events where organisation_id = $1 limit 1'
    await as('everything')(
      `insert into notification_reads (organisation_id, user_id, event_id) ${told}`,
      [id, admin.userId],
    )
    await as('everything')(
      'insert into notification_marks (organisation_id, user_id, read_until) values ($1, $2, 1)',
      [id, admin.userId],
    )
    const setup = { params: { id }, body: { type: 'card' as const } }
    expect((await call(app, payment.openPaymentSetup, admin, setup)).status).toBe(201)
    const acknowledged = await call(app, legalGuard.acknowledgeFindings, admin, {
      params: { taskId: mission.id },
      body: {
        findings: [{ key: 'missing_break', dates: ['2026-12-07'] }],
        reason: 'Pause prise à la relève',
      },
    })
    expect(acknowledged.status).toBe(200)
    expect((await call(app, sync.syncMissions, admin, { query: {} })).status).toBe(200)
    return mission.id
  }
  ownMissionId = await busy(own, 'Mission à nous')
  foreignMission.id = await busy(foreign, foreignMission.name)
})

describe('the wall in the database', () => {
  it('stands around every table of a company', async () => {
    expect(tables.length).toBeGreaterThan(15)
    const { rows } = await asOwner(app.database.ownerPool, (client) =>
      client.query<{ name: string }>(
        `select relname as name from pg_class
          where relname = any($1) and relrowsecurity and relforcerowsecurity`,
        [tables],
      ),
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(tables)
  })

  it('holds for roles that own nothing and bypass nothing', async () => {
    const { rows } = await asOwner(app.database.ownerPool, (client) =>
      client.query(
        `select rolname, rolsuper, rolbypassrls, rolcanlogin,
            exists (select from pg_class where relowner = r.oid) as owns
          from pg_roles r where rolname in ('renfort_sider', 'renfort_system', 'renfort_tenant') order by 1`,
      ),
    )
    const harmless = { rolsuper: false, rolbypassrls: false, rolcanlogin: false, owns: false }
    expect(rows).toEqual([
      { rolname: 'renfort_sider', ...harmless },
      { rolname: 'renfort_system', ...harmless },
      { rolname: 'renfort_tenant', ...harmless },
    ])
  })

  it('shows no row of others to a query without any filter', async () => {
    const seen: string[] = []
    for (const table of readable) {
      const text = `select distinct ${keyOf(table)} as id from ${table} where ${keyOf(table)} is not null`
      const everybody = (await as('everything')(text)).map(({ id }) => id)
      if (everybody.includes(foreign.id)) seen.push(table)
      expect(
        (await company(own.id)(text)).filter(({ id }) => id !== own.id),
        table,
      ).toEqual([])
    }
    // An empty table would prove nothing.
    const empty = readable.filter((table) => !seen.includes(table))
    expect(empty).toEqual([])
  })

  it('is closed when no company is set', async () => {
    for (const table of readable) {
      expect(
        await as({ organisationId: null, groupId: null })(`select 1 from ${table} limit 1`),
        table,
      ).toEqual([])
    }
  })

  it('lets nobody change, delete or plant rows of others', async () => {
    const query = company(own.id)
    await query("update missions set name = 'Volée' where id = $1", [foreignMission.id])
    await query('delete from shifts where mission_id = $1', [foreignMission.id])
    const plant = 'insert into motives (organisation_id, reason, created_at)'
    await expect(query(`${plant} values ($1, 'other', now())`, [foreign.id])).rejects.toThrow(
      /row-level security/,
    )
    await expect(
      query('update missions set organisation_id = $1 where id = $2', [foreign.id, ownMissionId]),
    ).rejects.toThrow(/permission denied/)
    const { body } = await call(app, missions.readMission, foreign.admin, {
      params: { id: foreignMission.id },
    })
    expect([body.name, body.shifts.length]).toEqual([foreignMission.name, 1])
  })

  it('opens what a group shares to its companies, for reading only', async () => {
    const group = await aGroup(app)
    const [one, other] = [
      await aCompany(app, { parentId: group.id }),
      await aCompany(app, { parentId: group.id }),
    ]
    const query = as({ organisationId: one.id, groupId: group.id })
    const names = await query('select name from organisations where id <> $1', [own.id])
    expect(names.map(({ name }) => name)).toContain(other.name)
    const [site] = await as('everything')(
      `insert into locations (organisation_id, title, address, postal_code, city)
        values ($1, 'Site', '1 rue X', '69001', 'Lyon') returning id`,
      [other.id],
    )
    const read = await query('select title from locations where id = $1', [site?.['id']])
    expect(read).toEqual([{ title: 'Site' }])
    await query("update locations set title = 'Autre' where id = $1", [site?.['id']])
    expect(await query('select title from locations where id = $1', [site?.['id']])).toEqual(read)
    expect(await company(own.id)('select from locations where id = $1', [site?.['id']])).toEqual([])
  })
})

describe('a query whose filter asks for another company', () => {
  it('finds nothing of it, whichever read it is', async () => {
    const { admin } = own
    const params = { id: ownMissionId }
    const statements = await statementsOf(app.database, async () => {
      const answers = [
        await call(app, missions.listMissions, admin, { query: {} }),
        await call(app, missions.readMission, admin, { params }),
        await call(app, planning.readPlanning, admin, { query: { week: 50, year: 2026 } }),
        await call(app, quotations.readQuotation, admin, { params }),
        await call(app, workers.listCandidates, admin, { params }),
        await call(app, motives.listMotives, admin),
        await call(app, jobDescriptions.listJobDescriptions, admin),
        await call(app, organisation.listMembers, admin, { params: { id: own.id } }),
        await call(app, organisation.readOrganisation, admin, { params: { id: own.id } }),
        await call(app, organisation.listLocations, admin, { params: { id: own.id } }),
        await call(app, organisation.readCompletion, admin, { params: { id: own.id } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    })
    const forged = new Map([
      [own.id, foreign.id],
      [ownMissionId, foreignMission.id],
    ])
    const tenants = statements.filter(({ role }) => role === 'renfort_tenant')
    let asked = 0
    for (const { text, values } of tenants) {
      const others = values.map((value) => forged.get(String(value)) ?? value)
      if (others.every((value, index) => value === values[index])) continue
      asked += 1
      const found = JSON.stringify(await company(own.id)(text, others))
      for (const secret of [foreign.name, foreignMission.name, foreignMission.id]) {
        expect(found, text).not.toContain(secret)
      }
    }
    expect(asked).toBeGreaterThan(10)
  })
})
