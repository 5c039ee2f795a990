import { createHash, verify } from 'node:crypto'
import { account, companySettings, history } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { aKey } from '../testing/api-keys.ts'
import { aCompany, actingFor, anInsider, type TestCompany } from '../testing/companies.ts'
import { aDirectory } from '../testing/directories.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { setUpApp } from '../testing/second-factors.ts'
import { aDomain } from '../testing/single-sign-on.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'
import { aWebhookWithDelivery } from '../testing/webhooks.ts'

let app: TestApp
let company: TestCompany
let other: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
  other = await aCompany(app)
})

const listed = (caller: Caller, query = {}, id = company.id) =>
  call(app, history.listCompanyTrail, caller, { params: { id }, query })

async function exported(month: string, caller: Caller = company.admin) {
  const answer = await call(app, history.exportCompanyTrail, caller, {
    params: { id: company.id },
    query: { month },
  })
  expect(answer.status).toBe(200)
  return answer.response.rawPayload.toString('utf8')
}

const thisMonth = () => app.services.clock.now().slice(0, 7)
const profile = (name: string, caller: Caller) =>
  call(app, companySettings.updateProfile, caller, { body: { name } as never })

describe('the trail of a company', () => {
  it('tells an admin who signed in and what changed, newest first, by kind', async () => {
    await profile('Les Halles', company.admin)
    await call(app, account.closeOtherSessions, company.manager, {})
    const { body } = await listed(company.admin)
    expect(body.entries.map(({ action }) => action).slice(0, 3)).toEqual([
      'session.revokeOthers',
      'organisation.updateProfile',
      'session.open',
    ])
    const sessions = await listed(company.admin, { kind: 'session' })
    expect(new Set(sessions.body.entries.map(({ action }) => action))).toEqual(
      new Set(['session.revokeOthers', 'session.open']),
    )
  })

  it('ASVS 16.3.1 tells of second factors, keys, webhooks, directories and providers, each by its kind', async () => {
    const own = await aCompany(app)
    const { id, admin } = own
    await setUpApp(app, admin)
    await aKey(app, own)
    await aDirectory(app, own)
    await aDomain(app, own)
    await aWebhookWithDelivery(app, admin)
    for (const [kind, action] of [
      ['secondFactor', 'secondFactor.setUpApp'],
      ['apiKey', 'apiKey.create'],
      ['directory', 'directory.createToken'],
      ['singleSignOn', 'singleSignOn.addDomain'],
      ['webhook', 'webhook.create'],
    ] as const) {
      const { body } = await listed(admin, { kind }, id)
      expect(body.entries.map((entry) => entry.action)).toContain(action)
      expect(new Set(body.entries.map((entry) => entry.action.split('.')[0]))).toEqual(
        new Set([kind]),
      )
    }
  })

  it('is for its own admin alone', async () => {
    expect((await listed(company.manager)).status).toBe(403)
    expect((await listed(company.collaborator)).status).toBe(403)
    expect((await listed(other.admin)).status).toBe(404)
    expect((await listed(await anInsider(app))).status).toBe(403)
  })

  it('has no kind of what the provider does for itself', async () => {
    expect((await listed(company.admin, { kind: 'applicant' })).status).toBe(400)
  })
})

describe('the export of a trail', () => {
  it('holds every line of the month, oldest first, and a last line that signs the others', async () => {
    const text = await exported(thisMonth())
    const lines = text.trimEnd().split('\n')
    const { signature } = JSON.parse(lines.at(-1) ?? '')
    const body = text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)
    const { body: key } = await call(app, history.readTrailKey, null)
    const sum = createHash('sha256').update(body).digest('hex')
    const holds = (digest: string) =>
      verify(null, Buffer.from(digest), key.publicKey, Buffer.from(signature.value, 'base64'))
    expect(signature).toMatchObject({ algorithm: 'Ed25519', keyId: key.keyId, sha256: sum })
    expect(holds(sum)).toBe(true)
    expect(holds(createHash('sha256').update(`${body} `).digest('hex'))).toBe(false)

    const entries = lines.slice(0, -1).map((line) => JSON.parse(line))
    expect(entries.length).toBeGreaterThan(0)
    expect(entries.map(({ at }) => at)).toEqual(entries.map(({ at }) => at).toSorted())
    expect(text).not.toContain(other.id)
  })

  it('names internal staff without their e-mail, and whom they acted for', async () => {
    await profile('Les Halles', await actingFor(app, company.admin))
    const line = (await exported(thisMonth()))
      .split('\n')
      .filter((each) => each.includes('organisation.updateProfile'))
      .map((each) => JSON.parse(each))
      .at(-1)
    expect(Object.keys(line.actor)).toEqual(['name', 'isInsider'])
    expect(line.onBehalfOf).toMatchObject({ isInsider: false })
  })

  it('is written page after page: no line is missing and none stands twice', async () => {
    await ownerQuery(
      app.database,
      `insert into audit_log (at, organisation_id, action, entity, entity_id)
       select '2020-03-05T10:00:00Z'::timestamptz + n / 3 * interval '1 second', $1::uuid, 'member.invite', 'user', 'x'
       from generate_series(1, 1203) n`,
      [other.id],
    )
    const { response } = await call(app, history.exportCompanyTrail, other.admin, {
      params: { id: other.id },
      query: { month: '2020-03' },
    })
    const lines = response.rawPayload.toString('utf8').trimEnd().split('\n').slice(0, -1)
    const ids = lines.map((line) => JSON.parse(line).id)
    expect(new Set(ids).size).toBe(1203)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  it('is empty but for its signature in a month without changes', async () => {
    expect((await exported('2019-02')).trimEnd().split('\n')).toHaveLength(1)
  })
})
