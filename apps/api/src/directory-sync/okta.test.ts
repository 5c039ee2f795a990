import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aDirectory, anAddedEmployee, type TestDirectory } from '../testing/directories.ts'
import { sharedApp, type TestApp } from '../testing/test-app.ts'

// The requests are those of Okta's reference of SCIM 2.0.
let app: TestApp
let directory: TestDirectory

beforeAll(async () => {
  app = await sharedApp()
})
beforeEach(async () => {
  directory = await aDirectory(app, await aCompany(app))
})

async function sent(method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object) {
  const response = await app.app.inject({
    method,
    url: `/api/scim/v2${url}`,
    headers: {
      authorization: `Bearer ${directory.caller.key}`,
      'user-agent': 'Okta SCIM Client 1.0.0',
      'content-type': 'application/scim+json; charset=utf-8',
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  return {
    status: response.statusCode,
    body: response.body === '' ? null : response.json<Record<string, unknown>>(),
  }
}

const okta = (domain: string) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
  userName: `test.user@${domain}`,
  name: { givenName: 'Test', familyName: 'User' },
  emails: [{ primary: true, value: `test.user@${domain}`, type: 'work' }],
  displayName: 'Test User',
  locale: 'en-US',
  externalId: '00ujl29u0le5T6Aj10h7',
  groups: [],
  password: '1mz050nq',
  active: true,
})

describe('Okta', () => {
  it('looks for a user, creates them, and never sees the password again', async () => {
    const { domain } = directory
    const url = `/Users?filter=userName%20eq%20%22test.user%40${domain}%22&startIndex=1&count=100`
    expect((await sent('GET', url)).body).toMatchObject({ totalResults: 0, startIndex: 1 })
    const { status, body } = await sent('POST', '/Users', okta(domain))
    expect([status, body]).toMatchObject([201, { displayName: 'Test User', active: true }])
    expect(JSON.stringify(body)).not.toContain('1mz050nq')
    expect((await sent('GET', url)).body).toMatchObject({
      totalResults: 1,
      itemsPerPage: 1,
      Resources: [{ id: body?.['id'] }],
    })
  })

  it('replaces a whole user', async () => {
    const { body: made } = await sent('POST', '/Users', okta(directory.domain))
    const { status, body } = await sent('PUT', `/Users/${String(made?.['id'])}`, {
      ...okta(directory.domain),
      id: made?.['id'],
      name: { givenName: 'Another', middleName: 'Excited', familyName: 'User' },
      meta: { resourceType: 'User' },
    })
    expect([status, body?.['name']]).toEqual([200, { givenName: 'Another', familyName: 'User' }])
  })

  it('deactivates by a patch without a path, and by a whole user', async () => {
    const { id } = await anAddedEmployee(app, directory)
    const deactivation = {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
      Operations: [{ op: 'replace', value: { active: false } }],
    }
    expect(await sent('PATCH', `/Users/${id}`, deactivation)).toMatchObject({
      status: 200,
      body: { active: false },
    })
    const { body: made } = await sent('POST', '/Users', okta(directory.domain))
    const whole = { ...okta(directory.domain), active: false }
    expect((await sent('PUT', `/Users/${String(made?.['id'])}`, whole)).body).toMatchObject({
      active: false,
    })
  })

  it('pages through users', async () => {
    for (let made = 0; made < 3; made += 1) await anAddedEmployee(app, directory)
    const page = async (startIndex: number, count: number) => {
      const { body } = await sent('GET', `/Users?startIndex=${startIndex}&count=${count}`)
      return body as { totalResults: number; itemsPerPage: number; Resources: { id: string }[] }
    }
    const [first, second] = [await page(1, 2), await page(3, 2)]
    expect([first.totalResults, first.itemsPerPage, second.itemsPerPage]).toEqual([3, 2, 1])
    expect(new Set([...first.Resources, ...second.Resources].map(({ id }) => id)).size).toBe(3)
    expect(await page(-4, 1)).toMatchObject({ startIndex: 1, itemsPerPage: 1 })
    expect(await page(1, 0)).toMatchObject({ totalResults: 3, Resources: [] })
    expect(await page(99, 5)).toMatchObject({ totalResults: 3, Resources: [] })
  })

  it('pushes a group, renames it, and adds and removes members by their id', async () => {
    const [one, other] = [
      await anAddedEmployee(app, directory),
      await anAddedEmployee(app, directory),
    ]
    const { body: made } = await sent('POST', '/Groups', {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      displayName: 'Test SCIMv2',
      members: [{ value: one.id, display: one.email }],
    })
    const url = `/Groups/${String(made?.['id'])}`
    const patch = async (...operations: object[]) =>
      sent('PATCH', url, {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
        Operations: operations,
      })
    const renamed = { op: 'replace', value: { id: made?.['id'], displayName: 'Test SCIMv0' } }
    expect((await patch(renamed)).status).toBe(204)
    await patch(
      { op: 'remove', path: `members[value eq "${one.id}"]` },
      { op: 'add', path: 'members', value: [{ value: other.id, display: other.email }] },
    )
    expect((await sent('GET', url)).body).toMatchObject({
      displayName: 'Test SCIMv0',
      members: [{ value: other.id, display: other.email }],
    })
    await patch({ op: 'replace', path: 'members', value: [{ value: one.id }] })
    expect((await sent('GET', url)).body?.['members']).toMatchObject([{ value: one.id }])
    const { status, body } = await sent('PUT', url, {
      schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
      id: made?.['id'],
      displayName: 'Test SCIMv2',
      members: [{ value: one.id }, { value: other.id }],
    })
    expect([status, body?.['members']]).toEqual([200, [expect.anything(), expect.anything()]])
    expect((await sent('GET', '/Groups?startIndex=1&count=100')).body).toMatchObject({
      totalResults: 1,
    })
  })
})
