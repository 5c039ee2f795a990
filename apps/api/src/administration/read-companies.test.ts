import { randomUUID } from 'node:crypto'
import { administration } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, aGroup, anInsider } from '../testing/companies.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { unknownId } from '../testing/writes/valid-write.ts'

let app: TestApp
let insider: Caller
beforeAll(async () => {
  app = await sharedApp()
  insider = await anInsider(app)
})

type Query = Input<typeof administration.listOrganisations>['query']
const list = (query: Query, caller = insider) =>
  call(app, administration.listOrganisations, caller, { query })
const namesOf = async (query: Query) =>
  (await list(query)).body.organisations.map(({ name }) => name)

describe('GET /provider/organisations', () => {
  it('finds companies of any group by a part of their name, with their facts', async () => {
    const name = `Brasserie ${randomUUID()}`
    const group = await aGroup(app)
    const { id } = await aCompany(app, { name, parentId: group.id })
    const { body } = await list({ q: name.toUpperCase() })
    expect(body).toEqual({
      total: 1,
      organisations: [
        {
          id,
          name,
          isParent: false,
          group: { id: group.id, name: expect.stringMatching(/^Groupe/) },
          blocked: false,
          members: 3,
        },
      ],
    })
    expect((await list({ q: '%_%' })).body.total).toBe(0)
  })

  it('N-29 tells companies and groups apart, or lists both', async () => {
    const mark = randomUUID().slice(0, 12)
    await aCompany(app, { name: `B ${mark}` })
    const group = await call(app, administration.createCompany, insider, {
      body: {
        name: `a ${mark}`,
        isParent: true,
        administrator: { email: `${mark}@example.test`, firstName: 'Ana', lastName: 'Blanc' },
      },
    })
    expect(group.status).toBe(201)
    expect(await namesOf({ q: mark })).toEqual([`a ${mark}`, `B ${mark}`])
    expect(await namesOf({ q: mark, isParent: 'true' })).toEqual([`a ${mark}`])
    expect(await namesOf({ q: mark, isParent: 'false' })).toEqual([`B ${mark}`])
  })

  it('answers page by page, and how many there are', async () => {
    const mark = randomUUID().slice(0, 12)
    for (const letter of ['A', 'B', 'C']) await aCompany(app, { name: `${letter} ${mark}` })
    expect(await namesOf({ q: mark, limit: 2 })).toEqual([`A ${mark}`, `B ${mark}`])
    const last = await list({ q: mark, limit: 2, offset: 2 })
    expect(last.body.total).toBe(3)
    expect(last.body.organisations.map(({ name }) => name)).toEqual([`C ${mark}`])
    expect((await list({ limit: 101 })).status).toBe(400)
  })

  it('PERM-09 is for internal staff who act for nobody', async () => {
    const company = await aCompany(app)
    expect((await list({ q: '' }, company.admin)).status).toBe(403)
    expect((await list({ q: '' }, await actingFor(app, company.admin))).status).toBe(409)
  })
})

describe('GET /provider/organisations/{id}', () => {
  it('answers 404 for an unknown id', async () => {
    const read = (id: string, caller: Caller) =>
      call(app, administration.readCompany, caller, { params: { id } })
    expect((await read(unknownId, insider)).status).toBe(404)
    const company = await aCompany(app)
    expect((await read(company.id, company.admin)).status).toBe(403)
  })
})
