import { beforeAll, describe, expect, it } from 'vitest'
import { callerQuery } from './testing/caller-query.ts'
import { aCompany } from './testing/companies.ts'
import { aBatch } from './testing/contracts.ts'
import { type WrittenColumn, writtenColumns } from './testing/written-columns.ts'
import { sharedApp, type TestApp } from './testing/test-app.ts'

/** What the database role of a Sider may read: columns, or a star; whatever is not here is refused. */
const readable: Readonly<Record<string, string>> = {
  assignments: '*',
  attendance_versions: '*',
  attendances: '*',
  clocking_positions: '*',
  contract_batches: 'id organisation_id mission_id status version act',
  contracts: 'id mission_id sider_id organisation_id cancelled_at',
  locations: 'id organisation_id title address postal_code city description lat lng',
  missions:
    'id organisation_id name status selection_status archived job_title_id starts_at ends_at location_id manager_id is_flexible_planning frozen_pricing hourly_rate_cents subtasks purpose work_conditions dress_code risk_ids equipments executive_status mission_information attendance_config_type time_zone reference_at',
  organisations: 'id name',
  requested_siders: '*',
  sider_addresses: '*',
  sider_clockings: '*',
  sider_erasures: 'id sider_id asked_at closed_at outcome note',
  sider_favourites: '*',
  sider_licence_ends: '*',
  sider_papers: '*',
  sider_signatures: 'paper_id sider_id signed_at signed_name sealed_key evidence_key',
  shifts: 'id mission_id organisation_id starts_at ends_at break_minutes slots',
}

let app: TestApp
let columns: readonly WrittenColumn[]
let siderId: string
let otherId: string
/** The mission of both, and one of the other alone. */
let missionId: string

const as = (id: string, text: string) => callerQuery(app.database, { siderId: id }, text)
const isRefused = (error: Error) => {
  if (!/permission denied/.test(error.message)) throw error
  return false
}

beforeAll(async () => {
  app = await sharedApp()
  const { admin } = await aCompany(app)
  const batch = await aBatch(app, { admin }, { siders: 2 })
  missionId = batch.missionId
  siderId = batch.siderIds[0] ?? ''
  otherId = batch.siderIds[1] ?? ''
  await aBatch(app, await aCompany(app))
  columns = await writtenColumns(app.database)
})

describe('the database role of a Sider', () => {
  it('reads the columns of the list and writes nothing, tried on every table and column', async () => {
    const wrong: string[] = []
    for (const { table, column } of columns) {
      const given = readable[table] ?? ''
      const isGiven = given === '*' || given.split(' ').includes(column)
      const statements = [
        [`select "${column}" from "${table}"`, isGiven],
        [`insert into "${table}" ("${column}") values (default)`, false],
        [`update "${table}" set "${column}" = default`, false],
        [`delete from "${table}"`, false],
      ] as const
      for (const [statement, expected] of statements) {
        const isTaken = await as(siderId, `explain ${statement}`).then(() => true, isRefused)
        if (isTaken !== expected) wrong.push(`${statement}: ${isTaken ? 'given' : 'refused'}`)
      }
    }
    expect(wrong).toEqual([])
  })

  it('meets the rows of its Sider alone, without any filter', async () => {
    for (const table of ['assignments', 'contracts', 'requested_siders', 'attendances']) {
      const rows = await as(siderId, `select distinct sider_id as id from ${table}`)
      expect(
        rows.map(({ id }) => id).filter((id) => id !== siderId),
        table,
      ).toEqual([])
    }
    const contracted = 'select sider_id as id from contracts'
    expect(await as(siderId, contracted)).toEqual([{ id: siderId }])
    expect(await as(otherId, contracted)).toEqual([{ id: otherId }])
    for (const table of ['missions', 'organisations', 'locations', 'shifts']) {
      const key = table === 'shifts' ? 'mission_id' : 'id'
      expect((await as(siderId, `select distinct ${key} from ${table}`)).length, table).toBe(1)
    }
    expect(await as(siderId, 'select id from missions')).toEqual([{ id: missionId }])
  })

  it('is closed to a Sider who has nothing, and without a Sider', async () => {
    const nobody = '00000000-0000-4000-8000-000000000001'
    for (const table of Object.keys(readable)) {
      expect(await as(nobody, `select 1 from ${table} limit 1`), table).toEqual([])
      expect(await as('', `select 1 from ${table} limit 1`), table).toEqual([])
    }
  })
})
