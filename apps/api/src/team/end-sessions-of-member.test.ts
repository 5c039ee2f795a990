import { account, session, team } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { isKnownDevice } from '../account/sessions/device-queries.ts'
import { openSession } from '../account/sessions/open-session.ts'
import { nobody } from '../platform/database/db.ts'
import { aCompany, actingFor, aGroup } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

const origin = { address: '127.0.0.1', userAgent: 'Firefox/140.0' }

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

/** The same person in another browser. */
async function another(caller: Caller): Promise<Caller> {
  const user = { id: caller.userId, isInsider: false }
  const { token } = await app.services.db.transaction(nobody, (transaction) =>
    openSession(transaction, user, { ...origin, services: app.services }),
  )
  return { ...caller, token }
}

const end = (caller: Caller, id: string) =>
  call(app, team.endSessionsOfMember, caller, { params: { id } })

const isOpen = async (caller: Caller) => (await call(app, session.readMe, caller)).status === 200

async function emailOf(id: string): Promise<string> {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [id])
  return (rows[0] as { email: string }).email
}

describe('an administrator who closes the sessions of a member', () => {
  it('closes all of them at once, and those of nobody else', async () => {
    const { admin, manager, collaborator } = await aCompany(app)
    const elsewhere = await another(manager)
    const { status, body } = await end(admin, manager.userId)
    expect(status).toBe(200)
    expect(body.map(({ id }) => id)).toContain(manager.userId)
    expect([await isOpen(manager), await isOpen(elsewhere)]).toEqual([false, false])
    expect([await isOpen(admin), await isOpen(collaborator)]).toEqual([true, true])
  })

  it('tells the member by mail, the trail how many, and knows none of their devices', async () => {
    const { admin, manager } = await aCompany(app, { name: 'Brasserie du Port' })
    await another(manager)
    const email = await emailOf(manager.userId)
    await end(admin, manager.userId)
    const mails = (await mailsTo(app, email)).filter(({ subject }) => /sessions/.test(subject))
    expect(mails.map(({ subject }) => subject)).toEqual(['Vos sessions Renfort sont fermées'])
    expect(mails[0]?.text).toContain('Votre administrateur chez Brasserie du Port')
    const { rows } = await ownerQuery(
      app.database,
      `select actor_id, after from audit_log where action = 'member.endSessions' and entity_id = $1`,
      [manager.userId],
    )
    expect(rows).toEqual([{ actor_id: admin.userId, after: { email, closed: 2 } }])
    const device = { userId: manager.userId, origin, now: app.clock.now() }
    expect(await isKnownDevice(app.services.db.queries(nobody), device)).toBe(false)
  })

  it('sends no mail where no session was open', async () => {
    const { admin, manager } = await aCompany(app)
    await end(admin, manager.userId)
    const email = await emailOf(manager.userId)
    const before = (await mailsTo(app, email)).length
    expect((await end(admin, manager.userId)).status).toBe(200)
    expect(await mailsTo(app, email)).toHaveLength(before)
  })

  it('keeps the session that asks, when the member is the administrator', async () => {
    const { admin } = await aCompany(app)
    const elsewhere = await another(admin)
    expect((await end(admin, admin.userId)).status).toBe(200)
    expect([await isOpen(admin), await isOpen(elsewhere)]).toEqual([true, false])
    expect((await call(app, account.listSessions, admin)).body).toHaveLength(1)
  })

  it('is an administrator of the same company, or staff who act for one', async () => {
    const { admin, manager, collaborator } = await aCompany(app)
    const stranger = await aCompany(app)
    expect((await end(manager, collaborator.userId)).status).toBe(403)
    expect((await end(stranger.admin, manager.userId)).status).toBe(404)
    expect(await isOpen(manager)).toBe(true)
    const acting = await actingFor(app, admin)
    expect((await end(acting, manager.userId)).status).toBe(200)
    expect([await isOpen(manager), await isOpen(admin)]).toEqual([false, true])
  })

  it('ends from the group those of its members, which its companies cannot', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const refused = await end(company.admin, group.admin.userId)
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.team.other_organisation'])
    expect((await end(group.admin, group.admin.userId)).status).toBe(200)
  })

  it('needs a member who has activated their account', async () => {
    const { admin } = await aCompany(app)
    const body = { email: 'nina@exemple.test', firstName: 'Nina', lastName: 'Roy', role: 'admin' }
    const invited = await call(app, team.inviteMember, admin, { body: { ...body, role: 'admin' } })
    const id = invited.body.find(({ firstName }) => firstName === 'Nina')?.id ?? ''
    expect((await end(admin, id)).error.key).toBe('errors.team.not_activated')
  })
})
