import { randomUUID } from 'node:crypto'
import { administration, audit, auth, groups, organisation } from '@renfort/contract'
import type { Input } from '@renfort/contract/kernel/endpoint.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aCompany, actingFor, aGroup, anInsider } from '../testing/companies.ts'
import { linkTo, mailsTo } from '../testing/mails.ts'
import { clientHash, newEmail } from '../testing/new-account.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { unknownId } from '../testing/writes/valid-write.ts'

let app: TestApp
let insider: Caller
beforeAll(async () => {
  app = await sharedApp()
  insider = await anInsider(app)
})

type Body = Input<typeof administration.createCompany>['body']
const create = (body: Body, caller = insider) =>
  call(app, administration.createCompany, caller, { body })
const claire = () => ({ email: newEmail(), firstName: 'Claire', lastName: 'Morel' })
const name = () => `Maison ${randomUUID().slice(0, 8)}`

describe('POST /provider/organisations', () => {
  it('N-29 makes a company as sign-up does, and invites its first administrator', async () => {
    const administrator = claire()
    const called = name()
    const { status, body } = await create({ name: called, industry: 'retail', administrator })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: called,
      isParent: false,
      group: null,
      industry: 'retail',
      members: 1,
      coefficients: { delegation: 1.95, gestion: 1.75 },
      attendanceConfigType: 'app',
      children: [],
    })
    const [mail] = await mailsTo(app, administrator.email)
    expect(mail?.text).toContain(called)
    const { userId, token } = await linkTo(app, administrator.email)
    const activated = await call(app, auth.activateAccount, null, {
      params: { userId },
      body: { token, password: clientHash('Secret!2026') },
    })
    expect(activated.body).toMatchObject({ organisationId: body.id })
    const admin = { token: activated.body.token, userId, organisationId: body.id }
    const entered = await call(app, organisation.readOrganisation, admin)
    expect(entered.body.members).toMatchObject([{ ...administrator, role: 'admin' }])
  })

  it('N-29 makes a group, and a company that its members reach', async () => {
    const group = await create({ name: name(), isParent: true, administrator: claire() })
    expect(group.body).toMatchObject({
      isParent: true,
      coefficients: null,
      attendanceConfigType: null,
    })
    const child = await create({ name: name(), parentId: group.body.id })
    expect(child.body.group).toEqual({ id: group.body.id, name: group.body.name })
    const read = await call(app, administration.readCompany, insider, {
      params: { id: group.body.id },
    })
    const { id, name: called } = child.body
    expect(read.body.children).toEqual([{ id, name: called, blocked: false }])
  })

  it('N-29 the members of a group find their new company', async () => {
    const group = await aGroup(app)
    const { body } = await create({ name: name(), parentId: group.id })
    const found = await call(app, groups.searchChildren, group.admin, { query: { q: '' } })
    expect(found.body.map(({ id }) => id)).toEqual([body.id])
  })

  it('refuses a company without a name or an administrator, a parent that is no group, and a group of a group', async () => {
    const company = await aCompany(app)
    const group = await aGroup(app)
    const refused: [Body, string, string][] = [
      [{ name: name() }, 'administrator', 'errors.field.required'],
      [{ name: ' ', administrator: claire() }, 'name', 'errors.field.required'],
      [{ name: name(), parentId: company.id }, 'parentId', 'errors.field.unknown_choice'],
      [{ name: name(), parentId: unknownId }, 'parentId', 'errors.field.unknown_choice'],
      [
        { name: name(), isParent: true, parentId: group.id, administrator: claire() },
        'parentId',
        'errors.field.unknown_choice',
      ],
    ]
    for (const [body, field, key] of refused) {
      const { status, error } = await create(body)
      expect([status, error.metadata?.['issues']]).toMatchObject([400, [{ path: [field], key }]])
    }
  })

  it('creates nothing when the e-mail has an account already', async () => {
    const administrator = claire()
    await create({ name: name(), administrator })
    const called = name()
    const { status, error } = await create({ name: called, administrator })
    expect([status, error.key]).toEqual([409, 'errors.user.email_used'])
    const query = { q: called }
    const { body } = await call(app, administration.listOrganisations, insider, { query })
    expect(body).toEqual({ organisations: [], total: 0 })
  })

  it('G-33 leaves a row in the trail of the company', async () => {
    const { body } = await create({ name: name(), administrator: claire() })
    const query = { organisationId: body.id }
    const trail = await call(app, audit.listAuditTrail, insider, { query })
    expect(trail.body.entries.map(({ action }) => action)).toEqual([
      'member.invite',
      'organisation.create',
    ])
  })

  it('PERM-09 is for internal staff who act for nobody', async () => {
    const company = await aCompany(app)
    const acting = await actingFor(app, company.admin)
    const body = () => ({ name: name(), administrator: claire() })
    expect((await create(body(), company.admin)).status).toBe(403)
    expect((await create(body(), acting)).status).toBe(409)
  })
})
