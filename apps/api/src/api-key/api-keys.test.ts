import {
  apiKeys,
  contracts,
  departments,
  groups,
  history,
  missions,
  planningViews,
  team,
} from '@renfort/contract'
import { keyHeader } from '@renfort/contract/kernel/idempotency.ts'
import type { Action } from '@renfort/domain/access/policy.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aKey } from '../testing/api-keys.ts'
import {
  aCompany,
  actingFor,
  aGroup,
  aMember,
  anInsider,
  type TestCompany,
} from '../testing/companies.ts'
import { aDepartment } from '../testing/flexible-missions.ts'
import { aDraft } from '../testing/missions.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { roundTripsOf } from '../testing/round-trips.ts'
import { call, type Caller, sharedApp } from '../testing/test-app.ts'

let company: TestCompany

const app = await sharedApp()
beforeEach(async () => {
  app.clock.set('2026-12-02T09:00:00.000Z')
  company = await aCompany(app)
})

const listed = (caller: Caller, extra: Record<string, string> = {}) =>
  call(app, departments.listDepartments, caller, { params: { id: company.id }, query: {} }, extra)
const added = (caller: Caller, name: string, extra: Record<string, string> = {}) =>
  call(
    app,
    departments.createDepartment,
    caller,
    { params: { id: company.id }, body: { name } },
    extra,
  )
const keysOf = async (of = company) =>
  (await call(app, apiKeys.listApiKeys, of.admin, { params: { id: of.id } })).body
/** The states of the keys, as an administrator sees them who has just signed in. */
const statesNow = async () => {
  const admin = await app.services.db.transaction(nobody, (transaction) =>
    aMember(transaction, company.id, 'admin'),
  )
  return (await keysOf({ ...company, admin })).map(({ state }) => state)
}
const create = (caller: Caller, body: object, id = company.id) =>
  call(app, apiKeys.createApiKey, caller, { params: { id }, body })
const told = ({ status, error }: { status: number; error: { key?: string } | undefined }) =>
  [status, error?.key] as const
const paie = { name: 'Paie', scopes: ['department.list'] as Action[] }

describe('the keys of a company', () => {
  it('are shown once, kept as a hash, and listed without their secret', async () => {
    const { status, body, response } = await create(company.admin, {
      ...paie,
      name: '  Paie Silae ',
      endsOn: '2026-12-31',
      networks: ['203.0.113.7', '10.1.2.3/8', '2001:db8::1/32'],
    })
    expect(status).toBe(201)
    expect(body.secret).toMatch(/^rfk_[A-Za-z0-9_-]{43}$/)
    expect(body.key).toMatchObject({
      name: 'Paie Silae',
      start: body.secret.slice(0, 8),
      scopes: ['department.list'],
      endsOn: '2026-12-31T00:00:00.000Z',
      networks: ['203.0.113.7/32', '10.0.0.0/8', '2001:db8::/32'],
      state: 'active',
      lastUsedAt: null,
    })
    expect(await keysOf()).toEqual([body.key])
    expect(response.headers['cache-control']).toBe('no-store')
    const { rows } = await ownerQuery(
      app.database,
      `select to_jsonb(k)::text || coalesce((select string_agg(to_jsonb(a)::text, '') from audit_log a
        where a.entity_id = k.id::text), '') as text from api_keys k where id = $1`,
      [body.key.id],
    )
    expect(rows[0]?.['text']).not.toContain(body.secret.slice(8))
  })

  it('are made by an administrator alone, never for somebody else', async () => {
    const keys = [
      told(await create(company.manager, paie)),
      told(await create(company.collaborator, paie)),
      told(await create(await actingFor(app, company.admin), paie)),
      told(await create(await anInsider(app), paie)),
      told(await create((await aKey(app, company)).caller, paie)),
    ]
    expect(keys).toEqual([
      [403, 'errors.user.forbidden'],
      [403, 'errors.user.forbidden'],
      [409, 'errors.logas.forbidden'],
      [403, 'errors.user.forbidden'],
      [403, 'errors.key.scope_missing'],
    ])
    const other = await aCompany(app)
    expect(told(await create(other.admin, paie))).toEqual([404, 'errors.not_found'])
  })

  it.each([
    [{ name: ' ' }, 'name', 'errors.field.required'],
    [{ name: 'x'.repeat(61) }, 'name', 'errors.field.too_long'],
    [{ scopes: [] }, 'scopes', 'errors.field.required'],
    [{ scopes: ['contract.sign'] }, 'scopes', 'errors.field.unknown_choice'],
    [{ scopes: ['key.manage'] }, 'scopes', 'errors.field.unknown_choice'],
    [{ endsOn: '2026-12-01' }, 'endsOn', 'errors.key.end_in_past'],
    [{ networks: ['10.0.0.0/33'] }, 'networks', 'errors.field.network'],
    [{ networks: ['2001:db8::/129'] }, 'networks', 'errors.field.network'],
    [{ networks: ['chez nous'] }, 'networks', 'errors.field.network'],
  ])('refuse %j at %s', async (wrong, field, key) => {
    const { status, error } = await create(company.admin, { ...paie, ...wrong })
    const path: unknown = expect.arrayContaining([field])
    expect([status, error.metadata?.['issues']]).toMatchObject([400, [{ path, key }]])
  })

  it('are fifty at most; revoked and ended ones do not count', async () => {
    await ownerQuery(
      app.database,
      `insert into api_keys (organisation_id, maker_id, name, token_hash, token_start, scopes, ends_on, created_at)
        select $1::uuid, $2::uuid, 'k', sha256((n || ($1::uuid)::text)::bytea), 'rfk_', '{mission.read}',
          case when n = 1 then '2026-12-01'::date end, now() from generate_series(1, 50) n`,
      [company.id, company.admin.userId],
    )
    expect((await create(company.admin, paie)).status).toBe(201)
    expect(told(await create(company.admin, paie))).toEqual([409, 'errors.key.too_many'])
  })
})

describe('a key that calls', () => {
  it('does what was ticked, and nothing else', async () => {
    const { caller } = await aKey(app, company, { scopes: ['department.list'] })
    expect((await listed(caller)).status).toBe(200)
    const { status, error } = await added(caller, 'Bar')
    expect([status, error]).toMatchObject([
      403,
      { key: 'errors.key.scope_missing', metadata: { scope: 'department.edit' } },
    ])
    expect(told(await call(app, missions.listMissions, caller, { query: {} }))).toEqual([
      403,
      'errors.key.scope_missing',
    ])
  })

  it('never signs, changes rights, or reads what a person keeps for themselves', async () => {
    const { caller } = await aKey(app, company)
    const docId = '00000000-0000-4000-8000-000000000001'
    const answers = [
      told(
        await call(app, contracts.signContract, caller, {
          params: { id: company.id, docId },
          body: { version: 1 },
        }),
      ),
      told(
        await call(app, team.inviteMember, caller, {
          body: { email: 'a@example.test', firstName: 'Jo', lastName: 'Roy', role: 'admin' },
        }),
      ),
      told(await call(app, planningViews.listPlanningViews, caller)),
    ]
    expect(answers).toEqual([
      [403, 'errors.key.scope_missing'],
      [403, 'errors.key.scope_missing'],
      [403, 'errors.key.of_person'],
    ])
  })

  it('leaves audit rows that name it and its maker, in the seal too', async () => {
    const { id, caller } = await aKey(app, company, {
      name: 'Badgeuse',
      scopes: ['department.edit'],
    })
    const { body } = await added(caller, 'Bar')
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, key_id, audit_digest(a) <> audit_digest(jsonb_populate_record(a, '{"key_id": null}')) as sealed
        from audit_log a where entity_id = $1`,
      [body.id],
    )
    expect(rows).toEqual([{ actor_id: company.admin.userId, key_id: id, sealed: true }])
    const read = async (subject: 'departments' | 'keys') =>
      (
        await call(app, history.readHistory, company.admin, {
          params: { id: company.id },
          query: { subject },
        })
      ).body.entries
    expect((await read('departments')).map(({ action, key }) => [action, key?.name])).toEqual([
      ['department.create', 'Badgeuse'],
    ])
    expect((await read('keys')).map(({ action, key, subject }) => [action, key, subject])).toEqual([
      ['apiKey.create', null, 'Badgeuse'],
    ])
  })

  it('is refused with the next call once it is revoked', async () => {
    const { id, caller } = await aKey(app, company)
    const revoke = (by: Caller, of = company.id) =>
      call(app, apiKeys.revokeApiKey, by, { params: { id: of, keyId: id } })
    const other = await aCompany(app)
    expect((await revoke(other.admin, other.id)).status).toBe(404)
    expect((await listed(caller)).status).toBe(200)
    expect((await revoke(company.admin)).status).toBe(204)
    expect(told(await listed(caller))).toEqual([401, 'errors.key.invalid'])
    expect((await revoke(company.admin)).status).toBe(404)
    expect((await keysOf()).map(({ state }) => state)).toEqual(['revoked'])
  })

  it('that is revoked in the middle of a call has done it or not, and does no other', async () => {
    const { id, caller } = await aKey(app, company)
    const [done, revoked] = await Promise.all([
      added(caller, 'Cuisine'),
      call(app, apiKeys.revokeApiKey, company.admin, { params: { id: company.id, keyId: id } }),
    ])
    expect(revoked.status).toBe(204)
    expect([201, 401]).toContain(done.status)
    const { body } = await listed(company.admin)
    expect(body.map(({ name }) => name)).toEqual(done.status === 201 ? ['Cuisine'] : [])
    expect((await added(caller, 'Salle')).status).toBe(401)
  })

  it('works on its last day in Paris, and not after it', async () => {
    const { caller } = await aKey(app, company, { endsOn: '2026-12-31' })
    app.clock.set('2026-12-31T22:59:00.000Z')
    expect((await listed(caller)).status).toBe(200)
    app.clock.set('2026-12-31T23:00:00.000Z')
    expect(told(await listed(caller))).toEqual([401, 'errors.key.ended'])
    expect(await statesNow()).toEqual(['ended'])
  })

  it.each([
    [['203.0.113.0/24'], '203.0.113.9', 200],
    [['203.0.113.0/24'], '::ffff:203.0.113.9', 200],
    [['203.0.113.0/24'], '203.0.114.9', 403],
    [['2001:db8::/32'], '2001:db8:1::5', 200],
    [['2001:db8::/32'], '2001:db9::5', 403],
    [['2001:db8::/32', '203.0.113.9'], '203.0.113.9', 200],
  ])('from networks %j is answered at %s: %i', async (networks, address, status) => {
    const { caller } = await aKey(app, company, { networks })
    const answer = await app.app.inject({
      url: `/api/organisations/${company.id}/departments`,
      remoteAddress: address,
      headers: { authorization: `Bearer ${caller.key}` },
    })
    const { key } = answer.json<{ key?: string }>()
    const refusal = status === 403 ? 'errors.key.network' : undefined
    expect([answer.statusCode, key]).toEqual([status, refusal])
  })

  it('is cut to what its maker may do at present, and off when they left', async () => {
    const { caller } = await aKey(app, company)
    const mine = await aDraft(app, company.admin)
    const theirs = await aDraft(app, company.manager)
    const renamed = async (id: string) =>
      (await call(app, missions.updateMission, caller, { params: { id }, body: { name: 'x' } }))
        .status
    const role = (stored: string) =>
      ownerQuery(app.database, 'update memberships set role = $2 where user_id = $1', [
        company.admin.userId,
        stored,
      ])
    expect(await renamed(theirs)).toBe(200)
    await role('missionManager')
    expect([await renamed(mine), await renamed(theirs)]).toEqual([200, 404])
    await role('collaborator')
    expect((await added(caller, 'Bar')).status).toBe(403)
    await ownerQuery(app.database, 'delete from memberships where user_id = $1', [
      company.admin.userId,
    ])
    expect(told(await listed(caller))).toEqual([403, 'errors.key.maker_left'])
    expect(await statesNow()).toEqual(['cut'])
  })

  it('keeps its answers apart from those of another key under the same Idempotency-Key', async () => {
    const [one, other] = [await aKey(app, company), await aKey(app, company)]
    const again = { [keyHeader]: 'hours-2026-12' }
    const first = await added(one.caller, 'Bar', again)
    expect((await added(one.caller, 'Bar', again)).body.id).toBe(first.body.id)
    expect(told(await added(other.caller, 'Bar', again))).toEqual([
      409,
      'errors.department.duplicate_name',
    ])
  })

  it('notes its last use to the minute', async () => {
    const { caller } = await aKey(app, company)
    await listed(caller)
    const [before] = await keysOf()
    await listed(caller)
    expect((await keysOf())[0]?.lastUsedAt).toBe(before?.lastUsedAt)
    app.clock.set('2026-12-02T09:02:00.000Z')
    await listed(caller)
    expect((await keysOf())[0]?.lastUsedAt).toMatch(/^2026-12-02T09:02/)
  })

  it.each(['rfk_x', `rfk_${'A'.repeat(43)}`, 'x'.repeat(43), 'e30.e30.e30'])(
    'is unknown as « %s »',
    async (secret) => {
      const caller = { token: '', userId: '', key: secret }
      expect(told(await listed(caller))).toEqual([401, 'errors.key.invalid'])
    },
  )

  it('is nobody without the scheme Bearer', async () => {
    const { caller } = await aKey(app, company)
    for (const authorization of ['', `Basic ${caller.key}`, `${caller.key}`]) {
      const answer = await call(
        app,
        departments.listDepartments,
        null,
        { params: { id: company.id }, query: {} },
        { authorization },
      )
      expect(told(answer)).toEqual([401, 'errors.auth.no_auth'])
    }
  })

  it('costs one statement for its rights and its allowance', async () => {
    const { caller } = await aKey(app, company)
    await aDepartment(app, company.admin, company.id)
    await listed(caller)
    const trips = await roundTripsOf(app.database, () => listed(caller))
    const asPerson = await roundTripsOf(app.database, () => listed(company.admin))
    expect(trips).toHaveLength(asPerson.length)
  })
})

describe('a key of a company', () => {
  it('calls for it alone', async () => {
    const { caller } = await aKey(app, company)
    const other = await aCompany(app)
    expect((await listed({ ...caller, organisationId: company.id })).status).toBe(200)
    expect(told(await listed({ ...caller, organisationId: other.id }))).toEqual([
      403,
      'errors.organisation.forbidden',
    ])
    const foreign = { params: { id: other.id }, query: {} }
    expect((await call(app, departments.listDepartments, caller, foreign)).status).toBe(404)
  })
})

describe('a key of a group', () => {
  it('calls for each of its companies by the header, and for no other', async () => {
    const group = await aGroup(app)
    const [one, other] = [
      await aCompany(app, { parentId: group.id }),
      await aCompany(app, { parentId: group.id }),
    ]
    const { id, caller } = await aKey(app, group)
    for (const each of [one, other]) {
      const answer = await call(
        app,
        departments.createDepartment,
        { ...caller, organisationId: each.id },
        { params: { id: each.id }, body: { name: 'Bar' } },
      )
      expect(answer.status).toBe(201)
    }
    const found = await call(app, groups.searchChildren, caller, { query: { q: '' } })
    expect(found.body.map((each) => each.id).toSorted()).toEqual([one.id, other.id].toSorted())
    expect(told(await listed({ ...caller, organisationId: company.id }))).toEqual([
      403,
      'errors.organisation.forbidden',
    ])
    expect(
      told(
        await call(app, departments.listDepartments, caller, { params: { id: one.id }, query: {} }),
      ),
    ).toEqual([400, 'errors.organisation.required'])
    const read = await call(app, history.readHistory, one.admin, {
      params: { id: one.id },
      query: { subject: 'departments' },
    })
    expect(read.body.entries.map(({ key }) => key?.name)).toEqual(['Paie'])
    expect(await keysOf(one)).toEqual([])
    await call(app, apiKeys.revokeApiKey, group.admin, { params: { id: group.id, keyId: id } })
    expect((await listed({ ...caller, organisationId: one.id })).status).toBe(401)
  })
})
