import { randomUUID } from 'node:crypto'
import { auth, missions, motives, operations, organisation, session } from '@renfort/contract'
import type { Endpoint } from '@renfort/contract/kernel/endpoint.ts'
import { keyHeader, replayedHeader } from '@renfort/contract/kernel/idempotency.ts'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { aCompany, actingFor, anInsider, type TestCompany } from '../../testing/companies.ts'
import { aDraft, aMotive, anAddress, patched } from '../../testing/missions.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { call, type Caller, startTestApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { runJob } from '../../testing/run-job.ts'
import type { InjectedParts } from './inject-call.ts'
import { sweepKeys } from './sweep-keys.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await startTestApp()
  company = await aCompany(app)
  return async () => {
    await app.app.close()
    await app.database.close()
  }
})
afterEach(() => app.clock.set(testNow))

const later = (milliseconds: number) =>
  app.clock.set(new Date(Date.parse(testNow) + milliseconds).toISOString())
const hour = 3_600_000

async function keyed(
  key: string,
  endpoint: Endpoint,
  caller: Caller | null,
  input: InjectedParts = {},
) {
  const answer = await call(app, endpoint, caller, input, { [keyHeader]: key })
  return {
    status: answer.status,
    key: answer.error?.key,
    text: answer.response.body,
    replayed: answer.response.headers[replayedHeader] === 'true',
  }
}

const kept = async () =>
  (await ownerQuery(app.database, 'select * from idempotency_keys order by created_at')).rows
const locationsOf = async ({ id, admin }: TestCompany) =>
  (await call(app, organisation.listLocations, admin, { params: { id } })).body.length
const newLocation = ({ id }: TestCompany) => ({ params: { id }, body: anAddress })

describe('the key', () => {
  it.each([
    ['empty', ''],
    ['too long', 'k'.repeat(256)],
    ['with a space', 'a b'],
    ['with a quote', "k'; drop table users --"],
    ['twice', 'a, b'],
  ])('R12 is refused when it is %s, and nothing is done', async (_what, key) => {
    const before = await locationsOf(company)
    const answer = await keyed(
      key,
      organisation.createLocation,
      company.admin,
      newLocation(company),
    )
    expect(answer.status).toBe(400)
    expect(await locationsOf(company)).toBe(before)
  })

  it('R12 may have 255 characters', async () => {
    const key = `${'k'.repeat(200)}._:/+=-${'0'.repeat(48)}`
    expect(key).toHaveLength(255)
    const input = newLocation(company)
    const first = await keyed(key, organisation.createLocation, company.admin, input)
    const second = await keyed(key, organisation.createLocation, company.admin, input)
    expect([first.status, second.replayed]).toEqual([201, true])
  })

  it('R12 means nothing to a read', async () => {
    const before = await kept()
    for (let time = 0; time < 2; time += 1) {
      const answer = await keyed('not a key', session.readMe, company.admin)
      expect([answer.status, answer.replayed]).toEqual([200, false])
    }
    expect(await kept()).toEqual(before)
  })

  it('R12 is documented for each write that replays, with the refusal of another input', async () => {
    const { body } = await call(app, operations.openApi, null)
    const paths = body['paths'] as Record<string, Record<string, Record<string, unknown>>>
    const confirm = paths['/tasks/{id}/confirm']?.['post']
    expect(confirm?.['parameters']).toContainEqual(
      expect.objectContaining({ name: keyHeader, in: 'header', required: false }),
    )
    expect(JSON.stringify(confirm?.['responses'])).toContain('errors.idempotency.key_reused')
    const login = paths['/auth/login']?.['post']
    expect(JSON.stringify(login)).not.toContain(keyHeader)
    expect(login?.['x-never-replayed']).toContain('session')
    expect(JSON.stringify(paths['/v1/users/me']?.['get'])).not.toContain(keyHeader)
  })
})

describe('what is stored', () => {
  it('R12 is neither the key nor anything that was sent', async () => {
    const key = randomUUID()
    const email = `${randomUUID()}@example.test`
    const answer = await keyed(key, auth.forgotPassword, null, { body: { email } })
    expect(answer.status).toBe(204)
    const rows = await kept()
    const row = rows.find(({ status }) => status === 204)
    expect(row).toMatchObject({ status: 204, body: null })
    expect(JSON.stringify(row)).not.toContain(key)
    expect(JSON.stringify(row)).not.toContain(email)
  })

  it('R12 answers for a day, and the key is new afterwards', async () => {
    const key = randomUUID()
    const input = newLocation(company)
    const send = () => keyed(key, organisation.createLocation, company.admin, input)
    const first = await send()
    later(24 * hour - 60_000)
    expect(await send()).toEqual({ ...first, replayed: true })
    later(24 * hour + 60_000)
    const fresh = await send()
    expect([fresh.status, fresh.replayed]).toEqual([201, false])
    expect(fresh.text).not.toBe(first.text)
    expect(await send()).toEqual({ ...fresh, replayed: true })
  })

  it('R12 is removed after its day, however much it is, and nothing younger', async () => {
    await ownerQuery(app.database, 'delete from idempotency_keys')
    await ownerQuery(
      app.database,
      `insert into idempotency_keys (digest, fingerprint, status, created_at)
       select sha256(n::text::bytea), sha256(n::text::bytea), 204, $1::timestamptz
       from generate_series(1, 2500) n`,
      [testNow],
    )
    later(12 * hour)
    const key = randomUUID()
    const input = newLocation(company)
    await keyed(key, organisation.createLocation, company.admin, input)
    later(25 * hour)
    await runJob(app, sweepKeys)
    expect(await kept()).toHaveLength(1)
    const again = await keyed(key, organisation.createLocation, company.admin, input)
    expect(again.replayed).toBe(true)
  })

  it('R12 stands or falls with the effect: a failing transaction keeps neither', async () => {
    const before = [await locationsOf(company), (await kept()).length]
    const key = randomUUID()
    const send = () => keyed(key, organisation.createLocation, company.admin, newLocation(company))
    await ownerQuery(
      app.database,
      'alter table idempotency_keys add constraint nothing_kept check (status <> 201) not valid',
    )
    expect((await send()).status).toBe(500)
    expect([await locationsOf(company), (await kept()).length]).toEqual(before)
    await ownerQuery(app.database, 'alter table idempotency_keys drop constraint nothing_kept')
    const retried = await send()
    expect([retried.status, retried.replayed]).toEqual([201, false])
  })

  it('R12 tells a caller whose connection broke at the commit that their write is there', async () => {
    const { db } = app.services
    const { transaction } = db
    const before = await locationsOf(company)
    const breaking = vi.spyOn(db, 'transaction').mockImplementationOnce(async (scope, work) => {
      await transaction(scope, work)
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    })
    const key = randomUUID()
    const input = newLocation(company)
    const answer = await keyed(key, organisation.createLocation, company.admin, input)
    expect(breaking).toHaveBeenCalledOnce()
    breaking.mockRestore()
    expect([answer.status, answer.replayed]).toEqual([201, true])
    expect(await keyed(key, organisation.createLocation, company.admin, input)).toEqual(answer)
    expect(await locationsOf(company)).toBe(before + 1)
  })
})

describe('refusals', () => {
  it('R12 of a state are replayed with their reference, also when they would pass by now', async () => {
    const { admin } = company
    const { body: motive } = await call(app, motives.createMotive, admin, { body: aMotive })
    const missionId = await aDraft(app, admin)
    await patched(app, admin, missionId, { motiveId: motive.id })
    const input = { params: { id: motive.id } }
    const key = randomUUID()
    const refused = await keyed(key, motives.deleteMotive, admin, input)
    expect([refused.status, refused.key]).toEqual([409, 'errors.motive.in_use'])
    await ownerQuery(app.database, 'update missions set motive_id = null where id = $1', [
      missionId,
    ])
    expect(await keyed(key, motives.deleteMotive, admin, input)).toEqual({
      ...refused,
      replayed: true,
    })
    expect((await keyed(randomUUID(), motives.deleteMotive, admin, input)).status).toBe(204)
  })

  it('R12 of the input are not kept: the corrected call has its effect under the same key', async () => {
    const { admin } = company
    const malformed = { body: { ...aMotive, reason: 'none' } }
    const key = randomUUID()
    expect((await keyed(key, motives.createMotive, admin, malformed)).status).toBe(400)
    const corrected = await keyed(key, motives.createMotive, admin, { body: aMotive })
    expect([corrected.status, corrected.replayed]).toEqual([201, false])

    const id = await aDraft(app, admin)
    const confirm = randomUUID()
    const input = { params: { id }, body: {} }
    for (let time = 0; time < 2; time += 1) {
      const unready = await keyed(confirm, missions.confirmMission, admin, input)
      expect([unready.status, unready.replayed]).toEqual([400, false])
    }
  })

  it('R12 of rights are not kept, and a caller who lost their right gets no replay', async () => {
    const own = await aCompany(app)
    const key = randomUUID()
    const send = (caller: Caller) =>
      keyed(key, organisation.createLocation, caller, newLocation(own))
    expect((await send(own.collaborator)).status).toBe(403)
    const before = await locationsOf(own)
    expect((await send(own.manager)).status).toBe(201)
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [
      own.manager.userId,
    ])
    const removed = await send(own.manager)
    expect([removed.status, removed.replayed]).toEqual([401, false])
    await ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [
      own.id,
    ])
    expect((await send(own.admin)).key).toBe('errors.organisation.blocked')
    await ownerQuery(app.database, 'update organisations set blocked_at = null where id = $1', [
      own.id,
    ])
    const created = await send(own.admin)
    expect([created.status, created.replayed]).toEqual([201, false])
    expect(await locationsOf(own)).toBe(before + 2)
  })

  it('R12 that a twin meets at the same time are one answer', async () => {
    const { admin } = company
    const missing = { params: { id: randomUUID() } }
    const key = randomUUID()
    const twins = await Promise.all(
      Array.from({ length: 5 }, () => keyed(key, motives.deleteMotive, admin, missing)),
    )
    expect(new Set(twins.map(({ text }) => text)).size).toBe(1)
    expect(twins.filter(({ replayed }) => !replayed)).toHaveLength(1)
  })
})

describe('whose key it is', () => {
  it('R12 never lets two callers, companies or operations meet', async () => {
    const key = randomUUID()
    const stranger = await aCompany(app)
    const insider = await anInsider(app)
    const acting = await actingFor(app, company.manager, insider)
    const callers: readonly (readonly [TestCompany, Caller])[] = [
      [company, company.admin],
      [company, company.manager],
      [stranger, stranger.admin],
      [company, acting],
    ]
    for (const [of, caller] of callers) {
      const answer = await keyed(key, organisation.createLocation, caller, newLocation(of))
      expect([answer.status, answer.replayed]).toEqual([201, false])
    }
    await ownerQuery(
      app.database,
      "insert into memberships (user_id, organisation_id, role) values ($1, $2, 'admin')",
      [company.admin.userId, stranger.id],
    )
    const sameBody: readonly Caller[] = [
      acting,
      company.admin,
      { ...company.admin, organisationId: stranger.id },
    ]
    for (const caller of sameBody) {
      const answer = await keyed(key, motives.createMotive, caller, { body: aMotive })
      expect([answer.status, answer.replayed]).toEqual([201, false])
    }
    const forAnother = await actingFor(app, company.admin, insider)
    const answer = await keyed(key, motives.createMotive, forAnother, { body: aMotive })
    expect([answer.status, answer.replayed]).toEqual([201, false])
  })

  it('R12 is the same person’s after another sign-in: they get their own answer', async () => {
    const own = await aCompany(app)
    const password = 'b'.repeat(64)
    const hash = await app.services.passwords.hash(password)
    await ownerQuery(app.database, 'update users set password_hash = $1 where id = $2', [
      hash,
      own.admin.userId,
    ])
    const { email } = (await call(app, session.readMe, own.admin)).body
    const key = randomUUID()
    const first = await keyed(key, motives.createMotive, own.admin, { body: aMotive })
    await call(app, session.logout, own.admin)
    const { token } = (await call(app, auth.login, null, { body: { email, password } })).body
    const again = await keyed(key, motives.createMotive, { ...own.admin, token }, { body: aMotive })
    expect(again).toEqual({ ...first, replayed: true })
  })

  it('R12 ten clicks at once have one effect, on either database', async () => {
    const before = await locationsOf(company)
    const key = randomUUID()
    const clicks = await Promise.all(
      Array.from({ length: 10 }, () =>
        keyed(key, organisation.createLocation, company.admin, newLocation(company)),
      ),
    )
    expect(new Set(clicks.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(clicks.filter(({ replayed }) => !replayed)).toHaveLength(1)
    expect(await locationsOf(company)).toBe(before + 1)
  })
})
