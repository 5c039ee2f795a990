import { scimUsers } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany } from '../testing/companies.ts'
import { aDirectory, anAddedEmployee, type TestDirectory } from '../testing/directories.ts'
import { call, sharedApp } from '../testing/test-app.ts'

// The requests are those of Microsoft's tutorial on SCIM endpoints for Entra ID.
const app = await sharedApp()
let directory: TestDirectory
beforeEach(async () => {
  directory = await aDirectory(app, await aCompany(app))
})

/** A request as Entra ID sends it: its media type, no other header. */
async function sent(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  body?: unknown,
) {
  const response = await app.app.inject({
    method,
    url: `/api/scim/v2${url}`,
    headers: {
      authorization: `Bearer ${directory.caller.key}`,
      'content-type': 'application/scim+json',
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  })
  expect(response.headers['content-type'] ?? 'application/scim+json').toContain(
    'application/scim+json',
  )
  const json = response.body === '' ? null : response.json<Record<string, unknown>>()
  return { status: response.statusCode, body: json, headers: response.headers }
}

const patch = (...operations: readonly object[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:PatchOp'],
  Operations: operations,
})

const created = (domain: string) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:User',
    'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User',
  ],
  externalId: '0a21f0f2-8d2a-4f8e-bf98-7363c4aed4ef',
  userName: 'Test_User_00aa00aa-bb11-cc22-dd33-44ee44ee44ee',
  active: true,
  emails: [{ primary: true, type: 'work', value: `Test_User_11bb11bb@${domain}` }],
  meta: { resourceType: 'User' },
  name: { formatted: 'givenName familyName', familyName: 'familyName', givenName: 'givenName' },
  roles: [],
})

describe('Entra ID', () => {
  it('tests its connection: a user and a group that do not exist', async () => {
    for (const url of [
      '/Users?filter=userName+eq+%22non-existent+user%22',
      '/Groups?excludedAttributes=members&filter=displayName+eq+%22non-existent%22',
    ]) {
      expect(await sent('GET', url)).toMatchObject({
        status: 200,
        body: {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
          totalResults: 0,
          Resources: [],
          startIndex: 1,
        },
      })
    }
  })

  it('creates a user, with where they are', async () => {
    const sentUser = created(directory.domain)
    const { status, body, headers } = await sent('POST', '/Users', sentUser)
    expect([status, body]).toMatchObject([
      201,
      {
        schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
        externalId: sentUser.externalId,
        userName: sentUser.userName,
        name: sentUser.name,
        active: true,
        emails: sentUser.emails,
        meta: { resourceType: 'User' },
      },
    ])
    const id = String(body?.['id'])
    expect(headers['location']).toMatch(new RegExp(`/api/scim/v2/Users/${id}$`))
    expect((await sent('GET', `/Users/${id}`)).body).toEqual(body)
    const { userName, externalId } = sentUser
    for (const filter of [
      `userName eq "${userName.toUpperCase()}"`,
      `externalId eq "${externalId}"`,
      `emails[type eq "work"].value eq "${sentUser.emails[0]?.value ?? ''}"`,
      `id eq "${id}" and active eq true`,
    ]) {
      const found = await sent('GET', `/Users?filter=${encodeURIComponent(filter)}`)
      expect([filter, found.body?.['totalResults']]).toEqual([filter, 1])
    }
    expect(await sent('POST', '/Users', sentUser)).toMatchObject({
      status: 409,
      body: {
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: '409',
        scimType: 'uniqueness',
      },
    })
  })

  it('finds nobody under an id that was never given', async () => {
    expect(await sent('GET', '/Users/5171a35d82074e068ce2')).toMatchObject({
      status: 404,
      body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '404' },
    })
  })

  it('updates multi-valued and single-valued attributes', async () => {
    const { id } = await anAddedEmployee(app, directory)
    const email = `updatedEmail@${directory.domain}`
    expect(
      await sent(
        'PATCH',
        `/Users/${id}`,
        patch(
          { op: 'Replace', path: 'emails[type eq "work"].value', value: email },
          { op: 'Replace', path: 'name.familyName', value: 'updatedFamilyName' },
        ),
      ),
    ).toMatchObject({
      status: 200,
      body: { name: { familyName: 'updatedFamilyName' }, emails: [{ value: email }] },
    })
    const userName = `5b50642d-79fc-4410-9e90-4c077cdd1a59@${directory.domain}`
    expect(
      await sent(
        'PATCH',
        `/Users/${id}`,
        patch({ op: 'Replace', path: 'userName', value: userName }),
      ),
    ).toMatchObject({ status: 200, body: { userName, emails: [{ value: email }] } })
  })

  it.each([false, 'False'])('disables a user by the value %j and restores them', async (value) => {
    const { id } = await anAddedEmployee(app, directory)
    const disabled = patch({ op: 'Replace', path: 'active', value })
    expect(await sent('PATCH', `/Users/${id}`, disabled)).toMatchObject({
      status: 200,
      body: { id, active: false },
    })
    expect((await sent('GET', `/Users/${id}`)).body).toMatchObject({ active: false })
    const enabled = patch({ op: 'Replace', path: 'active', value: 'True' })
    expect((await sent('PATCH', `/Users/${id}`, enabled)).body).toMatchObject({ active: true })
  })

  it('sends extensions and dotted names without a path', async () => {
    const { id } = await anAddedEmployee(app, directory)
    const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User'
    const { status, body } = await sent(
      'PATCH',
      `/Users/${id}`,
      patch(
        { op: 'Add', path: `${enterprise}:department`, value: 'Cuisine' },
        {
          op: 'Replace',
          value: { 'name.givenName': 'Zoé', [`${enterprise}:manager`]: { value: 'x' } },
        },
      ),
    )
    expect([status, body?.['name']]).toEqual([200, { givenName: 'Zoé', familyName: 'Roy' }])
  })

  it('deletes a user, and then finds them no more', async () => {
    const { id } = await anAddedEmployee(app, directory)
    expect((await sent('DELETE', `/Users/${id}`)).status).toBe(204)
    expect((await sent('DELETE', `/Users/${id}`)).status).toBe(404)
    expect((await sent('GET', `/Users/${id}`)).status).toBe(404)
  })

  it('creates, reads, renames, fills, empties and deletes a group', async () => {
    const { id: memberId } = await anAddedEmployee(app, directory)
    const made = await sent('POST', '/Groups', {
      schemas: [
        'urn:ietf:params:scim:schemas:core:2.0:Group',
        'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
      ],
      externalId: '8aa1a0c0-c4c3-4bc0-b4a5-2ef676900159',
      displayName: 'displayName',
      meta: { resourceType: 'Group' },
    })
    expect(made).toMatchObject({ status: 201, body: { displayName: 'displayName', members: [] } })
    const id = String(made.body?.['id'])
    const read = await sent('GET', `/Groups/${id}?excludedAttributes=members`)
    expect(read.body).not.toHaveProperty('members')
    const named = await sent(
      'GET',
      '/Groups?excludedAttributes=members&filter=displayName eq "displayName"',
    )
    expect(named.body).toMatchObject({ totalResults: 1, Resources: [{ id }] })

    const members = async () => (await sent('GET', `/Groups/${id}`)).body?.['members']
    const renamed = patch({
      op: 'Replace',
      path: 'displayName',
      value: '1879db59-3bdf-4490-ad68-ab880a269474updatedDisplayName',
    })
    expect((await sent('PATCH', `/Groups/${id}`, renamed)).status).toBe(204)
    const value = [{ $ref: null, value: memberId }]
    const added = patch({ op: 'Add', path: 'members', value })
    expect((await sent('PATCH', `/Groups/${id}`, added)).status).toBe(204)
    expect((await sent('PATCH', `/Groups/${id}`, added)).status).toBe(204)
    expect(await members()).toMatchObject([{ value: memberId }])
    const asked = `id eq "${id}" and members eq "${memberId}"`
    const found = await sent('GET', `/Groups?filter=${encodeURIComponent(asked)}&attributes=id`)
    expect(found.body).toMatchObject({ totalResults: 1 })
    const removed = patch({ op: 'Remove', path: 'members', value })
    expect((await sent('PATCH', `/Groups/${id}`, removed)).status).toBe(204)
    expect((await sent('PATCH', `/Groups/${id}`, removed)).status).toBe(204)
    expect(await members()).toEqual([])
    expect((await sent('DELETE', `/Groups/${id}`)).status).toBe(204)
    expect((await sent('GET', `/Groups/${id}`)).status).toBe(404)
  })

  it('discovers what there is', async () => {
    expect((await sent('GET', '/ServiceProviderConfig')).body).toMatchObject({
      patch: { supported: true },
      bulk: { supported: false },
      etag: { supported: false },
    })
    expect((await sent('GET', '/ResourceTypes')).body).toMatchObject({ totalResults: 2 })
    expect((await sent('GET', '/Schemas')).body).toMatchObject({
      totalResults: 2,
      Resources: [
        { id: 'urn:ietf:params:scim:schemas:core:2.0:User' },
        { id: 'urn:ietf:params:scim:schemas:core:2.0:Group' },
      ],
    })
  })

  it.each([
    ['/Users?filter=userName co "a"', 'invalidFilter'],
    ['/Users?filter=(userName eq "a")', 'invalidFilter'],
    ['/Users?filter=password eq "a"', 'invalidFilter'],
  ])('is told that %s is no filter here', async (url, scimType) => {
    expect(await sent('GET', url)).toMatchObject({ status: 400, body: { scimType } })
  })

  it.each([
    [{ op: 'Move', path: 'active', value: true }, 'invalidSyntax'],
    [{ op: 'Replace', path: 'emails[type eq', value: 'x' }, 'invalidPath'],
    [{ op: 'Remove' }, 'noTarget'],
    [{ op: 'Replace', path: 'active', value: 'perhaps' }, 'invalidValue'],
    [{ op: 'Remove', path: 'userName' }, 'invalidValue'],
  ])('is told what is wrong with %j, and nothing changes', async (operation, scimType) => {
    const { id } = await anAddedEmployee(app, directory)
    const before = await sent('GET', `/Users/${id}`)
    const refused = await sent('PATCH', `/Users/${id}`, patch(operation))
    expect(refused).toMatchObject({ status: 400, body: { status: '400', scimType } })
    expect((await sent('GET', `/Users/${id}`)).body).toEqual(before.body)
  })

  it('is told in the language that it asks for', async () => {
    const answer = await call(
      app,
      scimUsers.readUser,
      directory.caller,
      {
        params: { scimUserId: 'x' },
      },
      { 'accept-language': 'en' },
    )
    expect(answer.error).toMatchObject({ detail: 'This resource does not exist here.' })
    const french = await sent('GET', '/Users/x')
    expect(french.body).toMatchObject({ detail: 'Cette ressource n’existe pas ici.' })
  })

  it('gets an error of its own form for a body that is no JSON', async () => {
    const response = await app.app.inject({
      method: 'POST',
      url: '/api/scim/v2/Users',
      headers: {
        authorization: `Bearer ${directory.caller.key}`,
        'content-type': 'application/scim+json',
      },
      payload: '{',
    })
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], scimType: 'invalidSyntax' },
    ])
  })
})
