import { groups, organisation } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { actingFor, aCompany, aGroup, anInsider, type TestCompany } from '../testing/companies.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

describe('users whom internal staff may act for', () => {
  const search = (caller: Caller, q: string) =>
    call(app, organisation.searchUsers, caller, { query: { q } })

  it('ADMIN-03 G-23 are found by the name of their company', async () => {
    const { status, body } = await search(await anInsider(app), company.name)
    expect(status).toBe(200)
    expect(body.map((user) => [user._id, user.companyId]).toSorted()).toEqual(
      [company.admin, company.manager, company.collaborator]
        .map(({ userId }) => [userId, company.id])
        .toSorted(),
    )
  })

  it('none are found for a single letter, or for a text that matches nothing', async () => {
    const insider = await anInsider(app)
    expect((await search(insider, 'a')).body).toEqual([])
    expect((await search(insider, '%_%')).body).toEqual([])
  })

  it('are for internal staff alone', async () => {
    for (const caller of [company.admin, company.manager, company.collaborator]) {
      expect((await search(caller, company.name)).status).toBe(403)
    }
  })
})

describe('companies of a group', () => {
  it('HOME-03 are found by name, within the caller’s group alone', async () => {
    const [group, other] = [await aGroup(app), await aGroup(app)]
    const own = await aCompany(app, { parentId: group.id, name: 'Brasserie du Parc' })
    const foreign = await aCompany(app, { parentId: other.id, name: 'Brasserie du Port' })
    const search = async (caller: Caller, q?: string) => {
      const query = q === undefined ? {} : { q }
      return (await call(app, groups.searchChildren, caller, { query })).body.map(({ id }) => id)
    }
    expect(await search(group.admin)).toEqual([own.id])
    expect(await search(group.admin, 'brasserie')).toEqual([own.id])
    expect(await search(group.admin, 'port')).toEqual([])
    expect(await search(other.admin, 'brasserie')).toEqual([foreign.id])
  })

  it('issue 38 §1 are all listed for a group of more than a hundred', async () => {
    const group = await aGroup(app)
    await ownerQuery(
      app.database,
      "insert into organisations (name, kind, parent_id) select 'Atelier ' || n, 'other', $1 from generate_series(1, 120) n",
      [group.id],
    )
    const { body } = await call(app, groups.searchChildren, group.admin, { query: {} })
    expect(body).toHaveLength(120)
  })

  it('C-25 are also found from one of them; a company without a group finds none and is not refused', async () => {
    const group = await aGroup(app)
    const [first, second] = [
      await aCompany(app, { parentId: group.id, name: 'Atelier 1' }),
      await aCompany(app, { parentId: group.id, name: 'Atelier 2' }),
    ]
    const search = async (caller: Caller) => {
      const { status, body } = await call(app, groups.searchChildren, caller, { query: {} })
      return [status, body.map(({ id }) => id)]
    }
    const inside = { ...group.admin, organisationId: first.id }
    expect(await search(inside)).toEqual([200, [first.id, second.id]])
    expect(await search(first.admin)).toEqual([200, []])
  })
})

describe('organisations', () => {
  it('API-48 G-05 are found by internal staff, and by members of a group among their own', async () => {
    const group = await aGroup(app)
    const name = `Hôtel ${group.id.slice(0, 8)}`
    const own = await aCompany(app, { parentId: group.id, name: `${name} 1` })
    const foreign = await aCompany(app, { name: `${name} 2` })
    const search = async (caller: Caller, q = name) => {
      const query = { q }
      const { status, body } = await call(app, groups.searchOrganisations, caller, { query })
      return [status, body.map(({ id }) => id)]
    }
    const insider = await anInsider(app)
    expect(await search(insider)).toEqual([200, [own.id, foreign.id]])
    expect(await search(insider, 'H')).toEqual([200, []])
    expect(await search(group.admin)).toEqual([200, [own.id]])
    expect(await search({ ...group.admin, organisationId: own.id })).toEqual([200, [own.id]])
    expect(await search(foreign.admin)).toEqual([200, []])
    expect(await search(await actingFor(app, foreign.admin, insider))).toEqual([200, []])
  })
})
