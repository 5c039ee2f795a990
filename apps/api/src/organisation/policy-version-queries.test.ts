import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openEmbedded } from '../platform/database/database.ts'

// The rows of a database of the former version, before and after its migration.

const folder = join(import.meta.dirname, '../../migrations')
const own = '0027_policy_versions.sql'
const sqlOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const { hoursTypes } = defaultPolicy
const dearer = { ...hoursTypes, night: { ...hoursTypes.night, increase: 35 } }

let database: Database

beforeAll(async () => {
  database = await openEmbedded('memory')
  await database.ownerPool.query('create table migrations (name text primary key)')
  const earlier = readdirSync(folder).filter((name) => name < own)
  for (const name of earlier.toSorted()) await database.ownerPool.query(sqlOf(name))
})
afterAll(() => database.close())

const run = async (text: string, values: readonly unknown[] = []) =>
  (await database.ownerPool.query<Record<string, unknown>>(text, [...values])).rows

async function aStoredCompany(name: string, policy: unknown): Promise<string> {
  const [row] = await run(
    `insert into organisations (name, kind, attendance_config_type, sign_up, created_at)
      values ($1, 'other', 'app', '{}', '2026-01-01T00:00Z') returning id`,
    [name],
  )
  const id = String(row?.['id'])
  await run(
    'insert into remuneration_policies (organisation_id, hours_types, indemnities) values ($1, $2, $3)',
    [id, JSON.stringify(policy), JSON.stringify(defaultPolicy.indemnities)],
  )
  return id
}

async function aPostedRow(organisationId: string, confirmedAt: string, policy: unknown) {
  await run(
    `insert into missions (organisation_id, type, job_title_id, status, progress_step,
        selection_status, reference_at, attendance_config_type, created_at, updated_at,
        confirmed_at, frozen_pricing)
      values ($1, 'delegation', 'waiter', 'submitted', 'upcoming', 'new', $2, 'app', $2, $2, $2, $3)`,
    [organisationId, confirmedAt, JSON.stringify({ hoursTypes: policy })],
  )
}

async function aChange(organisationId: string, at: string, before: object, after: object) {
  await run(
    `insert into audit_log (at, actor_id, organisation_id, action, entity, entity_id, before, after)
      values ($2, gen_random_uuid(), $1, 'remuneration.changeHoursTypes', 'organisation', '', $3, $4)`,
    [organisationId, at, JSON.stringify(before), JSON.stringify(after)],
  )
}

const versionsOf = async (organisationId: string) =>
  run(
    `select v.origin, v.since, m.confirmed_at as posted from missions m
      left join remuneration_policy_versions v on v.id = m.policy_version_id
      where m.organisation_id = $1 order by m.confirmed_at`,
    [organisationId],
  )

describe('the versions of policies that are older than their record', () => {
  it('REM-23 are what the trail tells; what it does not tell stays unknown', async () => {
    const untouched = await aStoredCompany('Untouched', hoursTypes)
    const changed = await aStoredCompany('Changed', dearer)
    const traceless = await aStoredCompany('Traceless', dearer)
    const early = '2026-02-01T09:00:00.000Z'
    const late = '2026-04-01T09:00:00.000Z'
    const change = '2026-03-01T09:00:00.000Z'
    await aPostedRow(untouched, early, hoursTypes)
    await aPostedRow(untouched, late, dearer)
    await aPostedRow(changed, early, hoursTypes)
    await aPostedRow(changed, late, dearer)
    await aPostedRow(traceless, late, dearer)
    await aChange(changed, change, { nightIncrease: 20 }, { nightIncrease: 35 })
    // The same values again make no further version.
    const same = { nightIncrease: 35, hoursTypesConfirmation: true }
    await aChange(changed, '2026-03-20T09:00:00.000Z', same, same)

    await database.ownerPool.query(sqlOf(own))

    const unknown = { origin: null, since: null }
    expect(await versionsOf(untouched)).toEqual([
      { origin: 'default', since: '2026-01-01T00:00:00.000Z', posted: early },
      // It differs from the policy, even though the audit trail lacks some of its values.
      { ...unknown, posted: late },
    ])
    expect(await versionsOf(changed)).toEqual([
      { ...unknown, posted: early },
      { origin: 'changed', since: change, posted: late },
    ])
    expect(await versionsOf(traceless)).toEqual([{ ...unknown, posted: late }])
    const policies = await run(
      `select v.origin from remuneration_policies p join organisations o on o.id = p.organisation_id
        left join remuneration_policy_versions v on v.id = p.version_id order by o.name`,
    )
    expect(policies.map(({ origin }) => origin)).toEqual(['changed', null, 'default'])
  })
})
