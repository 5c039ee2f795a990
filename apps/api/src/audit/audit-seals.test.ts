import { audit, organisation } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { callerQuery } from '../testing/caller-query.ts'
import { aCompany, anInsider, type TestCompany } from '../testing/companies.ts'
import { anAddress } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { statementsOf } from '../testing/plans.ts'
import { call, type Caller, startTestApp, type TestApp } from '../testing/test-app.ts'
import { runJob } from '../testing/run-job.ts'
import { sealAudit } from './seal-audit.ts'
import { asOwner, type Reach } from '../platform/database/caller-queries.ts'

let app: TestApp
let company: TestCompany
let insider: Caller

beforeAll(async () => {
  app = await startTestApp()
  company = await aCompany(app)
  insider = await anInsider(app)
  return () => app.app.close()
})

const own = (text: string, values: readonly unknown[] = []) =>
  ownerQuery(app.database, text, values)

const as = (reach: Reach, text: string) => callerQuery(app.database, reach, text)

async function verified(organisationId?: string) {
  const query = organisationId === undefined ? {} : { organisationId }
  const { status, body } = await call(app, audit.verifyAuditTrail, insider, { query })
  expect(status).toBe(200)
  return body
}

async function write(of: TestCompany = company): Promise<void> {
  const input = { params: { id: of.id }, body: anAddress }
  expect((await call(app, organisation.createLocation, of.admin, input)).status).toBe(201)
}

/** Row ids of a company, oldest first. */
async function rowIds(of: TestCompany): Promise<number[]> {
  const { rows } = await own('select id from audit_log where organisation_id = $1 order by id', [
    of.id,
  ])
  return rows.map(({ id }) => id)
}

/** What somebody with the keys of the database could do. */
async function behindTheBack(text: string, values: readonly unknown[]): Promise<void> {
  await own('alter table audit_log disable trigger user')
  await own(text, values)
  await own('alter table audit_log enable trigger user')
}

describe('the trail is only added to', () => {
  it.each(['update audit_log set action = action', 'delete from audit_log', 'truncate audit_log'])(
    'nobody may %s, not even the owner of the table',
    async (text) => {
      const tenant = { organisationId: company.id, groupId: null }
      for (const reach of ['everything', tenant] as const) {
        await expect(as(reach, text)).rejects.toThrow(/permission denied/)
      }
      await expect(own(text)).rejects.toThrow(/only ever added to/)
    },
  )

  it('a company reaches neither the seals nor the queue', async () => {
    const tenant = { organisationId: company.id, groupId: null }
    for (const table of ['audit_seals', 'audit_unsealed', 'impersonations']) {
      await expect(as(tenant, `select 1 from ${table}`)).rejects.toThrow(/permission denied/)
    }
    for (const text of ['update audit_seals set hash = hash', 'delete from audit_seals']) {
      await expect(as('everything', text)).rejects.toThrow(/permission denied/)
    }
  })
})

describe('the seals', () => {
  it('cover each row after its write, whole and in every company', async () => {
    await write()
    await runJob(app, sealAudit)
    const before = await verified()
    expect(before).toMatchObject({ pending: 0, broken: [] })
    await write()
    await write(await aCompany(app))
    expect((await verified()).pending).toBeGreaterThan(1)
    expect((await verified(company.id)).pending).toBe(1)
    await runJob(app, sealAudit)
    const after = await verified()
    expect(after.checked).toBeGreaterThan(before.checked + 1)
    expect(after).toMatchObject({ pending: 0, broken: [] })
  })

  it('do not depend on the time zone of the check', async () => {
    const digests = (zone: string) =>
      asOwner(app.database.ownerPool, async (client) => {
        await client.query('begin')
        await client.query(`set local time zone '${zone}'`)
        const { rows } = await client.query<{ digest: Buffer }>(
          'select audit_digest(a) as digest from audit_log a order by id limit 20',
        )
        await client.query('rollback')
        return rows.map(({ digest }) => digest.toString('hex'))
      })
    expect(await digests('America/New_York')).toEqual(await digests('UTC'))
  })

  const tampering: readonly (readonly [string, string])[] = [
    ['a value', `update audit_log set after = '{"title": "Autre"}' where id = $1`],
    ['who acted', 'update audit_log set actor_id = gen_random_uuid() where id = $1'],
    ['for whom', 'update audit_log set on_behalf_of_id = gen_random_uuid() where id = $1'],
    ['when', "update audit_log set at = at + interval '1 millisecond' where id = $1"],
    ['the company', 'update audit_log set organisation_id = null where id = $1'],
    ['the row itself', 'delete from audit_log where id = $1'],
  ]
  it.each(tampering)(
    'find one row among others in which somebody changed %s',
    async (_what, text) => {
      const victim = await aCompany(app)
      for (let row = 0; row < 5; row += 1) await write(victim)
      await runJob(app, sealAudit)
      expect((await verified(victim.id)).broken).toEqual([])
      const id = (await rowIds(victim)).at(-3) ?? 0
      const known = (await verified()).broken.map((seal) => seal.id)
      await behindTheBack(text, [id])
      expect((await verified(victim.id)).broken.map((seal) => seal.id)).toEqual([id])
      expect((await verified()).broken.map((seal) => seal.id).toSorted()).toEqual(
        [...known, id].toSorted(),
      )
    },
  )

  it('detect a row that was inserted, or deleted before it was sealed', async () => {
    const victim = await aCompany(app)
    await write(victim)
    const taken = (await rowIds(victim)).at(-1) ?? 0
    await behindTheBack('delete from audit_log where id = $1', [taken])
    await runJob(app, sealAudit)
    expect((await verified()).broken.map(({ id }) => id)).toContain(taken)
    await behindTheBack(
      `insert into audit_log (at, organisation_id, action, entity, entity_id)
        values (now(), $1, 'mission.update', 'mission', 'x')`,
      [victim.id],
    )
    expect((await verified(victim.id)).broken.length).toBe(1)
  })

  it('detect a deleted seal', async () => {
    const victim = await aCompany(app)
    for (let row = 0; row < 3; row += 1) await write(victim)
    await runJob(app, sealAudit)
    const id = (await rowIds(victim)).at(-2) ?? 0
    await own('delete from audit_seals where audit_id = $1', [id])
    expect((await verified(victim.id)).broken.length).toBe(2)
  })

  it('are made once, also by two processes at the same moment', async () => {
    const busy = await aCompany(app)
    for (let row = 0; row < 4; row += 1) await write(busy)
    await Promise.all([runJob(app, sealAudit), runJob(app, sealAudit)])
    await runJob(app, sealAudit)
    expect(await verified(busy.id)).toMatchObject({ pending: 0, broken: [] })
  })

  it('add no statement to a write', async () => {
    const statements = await statementsOf(app.database, () => write())
    expect(statements.filter(({ text }) => /seal/.test(text))).toEqual([])
  })
})
