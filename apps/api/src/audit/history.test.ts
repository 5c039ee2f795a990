import {
  companySettings,
  departments,
  history,
  organisation,
  remuneration,
  team,
} from '@renfort/contract'
import type { SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import { settingHistoryNames } from '@renfort/domain/audit/setting-histories.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { aDepartment } from '../testing/flexible-missions.ts'
import { aReadyMission, anAddress } from '../testing/missions.ts'
import { newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { scannedTables, statementsOf } from '../testing/plans.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  company = await aCompany(app)
})

const ask = (subject: SettingHistory, caller: Caller = company.admin, after?: string) =>
  call(app, history.readHistory, caller, {
    params: { id: company.id },
    query: { subject, ...(after === undefined ? {} : { after }) },
  })

async function historyOf(subject: SettingHistory) {
  const { status, body, error } = await ask(subject)
  expect(status, JSON.stringify(error)).toBe(200)
  return body.entries
}
const actions = async (subject: SettingHistory) =>
  (await historyOf(subject)).map(({ action }) => action)

const legal = {
  name: 'Les Halles SAS',
  businessName: 'Les Halles',
  siret: '73282932000074',
  apeCode: '5610A',
}
const changeLegal = (body: typeof legal, caller: Caller) =>
  call(app, companySettings.updateLegalInformations, caller, { params: { id: company.id }, body })

const night = { startHour: '20:00', endHour: '05:00', increase: 30, seniority: null }

describe('the history of a part of the settings', () => {
  it('G-33 shows an admin each change with its author and the person they acted for, newest first', async () => {
    await changeLegal(legal, company.manager)
    await changeLegal({ ...legal, siret: '552 100 554 00013' }, await actingFor(app, company.admin))
    // The same values again leave no entry.
    await changeLegal({ ...legal, siret: '55210055400013' }, company.admin)
    const entries = await historyOf('legal')
    expect(entries.map(({ actor, onBehalfOf }) => [actor?.isInsider, onBehalfOf])).toEqual([
      [true, { name: 'Camille Durand' }],
      [false, null],
    ])
    expect(entries[0]?.changes).toEqual([
      { field: 'siret', before: '73282932000074', after: '55210055400013' },
    ])
    expect(Object.keys(entries[0]?.actor ?? {}).toSorted()).toEqual(['isInsider', 'name'])
  })

  it('G-33 REM-23 holds the changes and the confirmations of the pay policy', async () => {
    const params = { id: company.id }
    await call(app, remuneration.changeHoursTypes, company.manager, { params, body: { night } })
    await call(app, remuneration.confirmHoursTypes, company.admin, { params })
    const entries = await historyOf('remuneration')
    expect(entries.map(({ action }) => action)).toEqual([
      'remuneration.confirmHoursTypes',
      'remuneration.changeHoursTypes',
    ])
    expect(entries[1]?.changes).toEqual([
      { field: 'nightWindow', before: '21:00 – 06:00', after: '20:00 – 05:00' },
      { field: 'nightIncrease', before: 20, after: 30 },
      { field: 'hoursTypesConfirmation', before: true, after: false },
    ])
  })

  it('names the address, the department, the member and the profile', async () => {
    const params = { id: company.id }
    await call(app, organisation.createLocation, company.admin, { params, body: anAddress })
    const departmentId = await aDepartment(app, company.admin, company.id, 'Étages')
    await call(app, departments.deleteDepartment, company.admin, {
      params: { ...params, departmentId },
    })
    await call(app, team.inviteMember, company.admin, {
      body: { email: newEmail(), firstName: 'Ana', lastName: 'Blanc', role: 'collaborator' },
    })
    await call(app, companySettings.updateProfile, company.admin, {
      body: { description: 'Un marché couvert.' },
    })
    const heads = async (subject: SettingHistory) =>
      (await historyOf(subject)).map((entry) => [entry.action, entry.subject])
    expect(await heads('addresses')).toEqual([['location.create', anAddress.title]])
    expect(await heads('departments')).toEqual([
      ['department.delete', 'Étages'],
      ['department.create', 'Étages'],
    ])
    expect(await heads('team')).toEqual([['member.invite', 'Ana Blanc']])
    expect((await historyOf('profile'))[0]?.changes).toContainEqual({
      field: 'description',
      before: expect.any(String),
      after: 'Un marché couvert.',
    })
    expect(JSON.stringify(await historyOf('team'))).not.toMatch(/token|password/i)
  })

  it('SET-07 leaves out the addresses that only a mission has', async () => {
    await aReadyMission(app, company.admin)
    expect(await actions('addresses')).toEqual([])
  })

  it('comes in pages that miss nothing and repeat nothing', async () => {
    await ownerQuery(
      app.database,
      `insert into audit_log (at, organisation_id, action, entity, entity_id, after)
        select '2026-11-02T09:00:00Z', $1, 'department.create', 'department', n::text,
          jsonb_build_object('name', 'Service ' || n)
        from generate_series(1, 45) n`,
      [company.id],
    )
    const seen: (string | null)[] = []
    let after: string | undefined
    do {
      const { body } = await ask('departments', company.admin, after)
      expect(body.entries.length).toBeLessThanOrEqual(20)
      seen.push(...body.entries.map(({ subject }) => subject))
      after = body.next ?? undefined
    } while (after !== undefined)
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
  })

  it('PERM-09 only an admin of that company, or staff who act for one, read it', async () => {
    const other = await aCompany(app)
    const statusFor = async (caller: Caller) => (await ask('legal', caller)).status
    expect(await statusFor(company.admin)).toBe(200)
    expect(await statusFor(await actingFor(app, company.admin))).toBe(200)
    expect(await statusFor(company.manager)).toBe(403)
    expect(await statusFor(company.collaborator)).toBe(403)
    expect(await statusFor(await actingFor(app, company.manager))).toBe(403)
    expect(await statusFor(other.admin)).toBe(404)
    expect(await statusFor(await anInsider(app))).toBe(403)
  })
})

describe('the history of a company with a long trail', () => {
  beforeAll(async () => {
    await ownerQuery(
      app.database,
      `insert into audit_log (at, organisation_id, action, entity, entity_id)
        select '2026-01-01'::timestamptz + n * interval '1 minute',
          ('00000000-0000-4000-a000-' || lpad((n % 30)::text, 12, '0'))::uuid,
          'mission.update', 'mission', 'x'
        from generate_series(1, 20000) n`,
    )
    await ownerQuery(app.database, 'analyze audit_log')
  })

  it.each(settingHistoryNames)('is read by an index: %s', async (subject) => {
    const statements = await statementsOf(app.database, () => historyOf(subject))
    const pages = statements.filter(({ text }) => text.includes('from "audit_log"'))
    expect(pages.length).toBe(1)
    for (const page of pages) expect(await scannedTables(app.database, page)).toEqual([])
  })

  it.each([undefined, 'session', 'invoice'] as const)(
    'is read by an index: the whole trail of a company, of the kind %s',
    async (kind) => {
      const statements = await statementsOf(app.database, () =>
        call(app, history.listCompanyTrail, company.admin, {
          params: { id: company.id },
          query: kind === undefined ? {} : { kind },
        }),
      )
      const pages = statements.filter(({ text }) => text.includes('from "audit_log"'))
      expect(pages.length).toBe(1)
      for (const page of pages) expect(await scannedTables(app.database, page)).toEqual([])
    },
  )
})
