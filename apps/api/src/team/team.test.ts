import { auth, missions, organisation, session, team } from '@renfort/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { aCompany, aGroup, aMember, type TestCompany } from '../testing/companies.ts'
import { linkTo, mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { clientHash, newEmail } from '../testing/new-account.ts'
import { call, type Caller, sharedApp, type TestApp } from '../testing/test-app.ts'

const password = clientHash('Secret!2026')

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app, { name: 'Chez $& Fils' })
})

const person = (email: string) =>
  ({ email, firstName: 'Léo', lastName: 'Marchand', role: 'missionManager' }) as const

async function invited(admin: Caller = company.admin, email = newEmail()) {
  const { status, body, error } = await call(app, team.inviteMember, admin, { body: person(email) })
  expect(status, JSON.stringify(error)).toBe(201)
  const member = body.find((one) => one.email === email)
  if (member === undefined) throw new Error('The invited person is not in the answer.')
  return { id: member.id, email, member }
}

const activate = (link: { userId: string; token: string }) =>
  call(app, auth.activateAccount, null, {
    params: { userId: link.userId },
    body: { token: link.token, password },
  })

async function joined(admin: Caller = company.admin) {
  const { id, email } = await invited(admin)
  const { body } = await activate(await linkTo(app, email))
  const caller: Caller = {
    token: body.token,
    userId: id,
    ...(body.organisationType === 'other' ? { organisationId: body.organisationId } : {}),
  }
  return { id, email, caller }
}

async function auditOf(entityId: string, action: string) {
  const { rows } = await ownerQuery(
    app.database,
    'select actor_id, organisation_id, before, after from audit_log where entity_id = $1 and action = $2',
    [entityId, action],
  )
  return rows
}

describe('an invitation', () => {
  it('TEAM-02 PERM-05 API-20 adds a member who has still to activate, and mails them a link', async () => {
    const { id, email, member } = await invited()
    expect(member).toMatchObject({
      firstName: 'Léo',
      role: 'missionManager',
      validated: false,
      sourceOrganisationId: company.id,
    })
    const [mail] = await mailsTo(app, email)
    expect(mail?.subject).toBe('Chez $& Fils vous invite à rejoindre son équipe sur Renfort')
    expect(mail?.text).toContain('Bonjour Léo')
    const link = await linkTo(app, email)
    expect([link.pathname, link.userId]).toEqual(['/invitation', id])
    expect(await auditOf(id, 'member.invite')).toEqual([
      {
        actor_id: company.admin.userId,
        organisation_id: company.id,
        before: null,
        after: { email, firstName: 'Léo', lastName: 'Marchand', role: 'missionManager' },
      },
    ])
  })

  it('writes in the language of the inviter, and again in that of the person', async () => {
    const { id, email } = await invited({ ...company.admin, locale: 'en' })
    expect((await mailsTo(app, email))[0]?.subject).toContain('invites you')
    await call(app, team.resendInvitation, company.admin, { params: { id } })
    expect((await mailsTo(app, email)).map((mail) => mail.locale)).toEqual(['en', 'en'])
  })

  it('API-20 refuses an e-mail in use, here and elsewhere', async () => {
    const { email } = await invited()
    const stranger = await aCompany(app)
    for (const admin of [company.admin, stranger.admin]) {
      const { status, error } = await call(app, team.inviteMember, admin, { body: person(email) })
      expect([status, error.key]).toEqual([409, 'errors.user.email_used'])
    }
  })

  it('invites once when two companies invite at the same moment', async () => {
    const stranger = await aCompany(app)
    const email = newEmail()
    const answers = await Promise.all(
      [company.admin, stranger.admin, company.admin].map((admin) =>
        call(app, team.inviteMember, admin, { body: person(email) }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  it('TEAM-02 names each missing or wrong field', async () => {
    const { status, error } = await call(app, team.inviteMember, company.admin, {
      body: { email: 'nobody', firstName: '  ', role: 'owner' },
    })
    expect(status).toBe(400)
    expect(error.metadata?.['issues']).toEqual(
      expect.arrayContaining([
        { path: ['email'], key: 'errors.field.email' },
        { path: ['firstName'], key: 'errors.field.required' },
        { path: ['lastName'], key: 'errors.field.required' },
        { path: ['role'], key: 'errors.field.required' },
      ]),
    )
  })

  it('C-07 takes user for missionManager', async () => {
    const body = { ...person(newEmail()), role: 'user' } as const
    const answer = await call(app, team.inviteMember, company.admin, { body })
    expect(answer.body.find(({ email }) => email === body.email)?.role).toBe('missionManager')
  })

  it('TEAM-03 PERM-01 is an admin’s alone', async () => {
    for (const caller of [company.manager, company.collaborator]) {
      const { status } = await call(app, team.inviteMember, caller, { body: person(newEmail()) })
      expect(status).toBe(403)
    }
  })

  it('keeps only the hash of the link’s token', async () => {
    const { id, email } = await invited()
    const { rows } = await ownerQuery(
      app.database,
      'select token_hash from invitations where user_id = $1',
      [id],
    )
    const stored: Buffer = rows[0].token_hash
    expect(stored.toString('base64url')).not.toBe((await linkTo(app, email)).token)
  })
})

describe('an activation', () => {
  it('AUTH-40 API-14 opens a session of a member with their role, once', async () => {
    const { id, email } = await invited()
    const link = await linkTo(app, email)
    const { status, body } = await activate(link)
    expect([status, body.userId, body.organisationType]).toEqual([200, id, 'other'])
    const me = await call(app, session.readMe, {
      token: body.token,
      userId: id,
      organisationId: body.organisationId,
    })
    expect(me.body).toMatchObject({ role: 'user', email, organisation: { id: company.id } })
    expect((await call(app, auth.login, null, { body: { email, password } })).status).toBe(200)
    expect(await auditOf(id, 'account.activate')).toHaveLength(1)
    const again = await activate(link)
    expect([again.status, again.error.key]).toEqual([400, 'errors.auth.activation_link_invalid'])
  })

  it('AUTH-42 refuses a link of somebody else, a wrong one and one that is none', async () => {
    const first = await invited()
    const second = await invited()
    const { token } = await linkTo(app, first.email)
    for (const link of [
      { userId: second.id, token },
      { userId: first.id, token: 'x'.repeat(43) },
      { userId: first.id, token: 'short' },
      { userId: company.manager.userId, token },
    ]) {
      const { status, error } = await activate(link)
      expect([status, error.key]).toEqual([400, 'errors.auth.activation_link_invalid'])
    }
  })

  it('AUTH-42 works until the end of the seventh day', async () => {
    const statusAfter = async (age: string) => {
      const { id, email } = await invited()
      const link = await linkTo(app, email)
      await ownerQuery(
        app.database,
        'update invitations set expires_at = expires_at - $2::interval where user_id = $1',
        [id, age],
      )
      return (await activate(link)).status
    }
    expect(await statusAfter('6 days 23 hours')).toBe(200)
    expect(await statusAfter('7 days')).toBe(400)
  })

  it('TEAM-04 API-23 a new link ends the former one; an active member needs none', async () => {
    const { id, email } = await invited()
    const former = await linkTo(app, email)
    const resent = await call(app, team.resendInvitation, company.admin, { params: { id } })
    expect(resent.status).toBe(200)
    expect((await activate(former)).status).toBe(400)
    expect((await activate(await linkTo(app, email))).status).toBe(200)
    const again = await call(app, team.resendInvitation, company.admin, { params: { id } })
    expect([again.status, again.error.key]).toEqual([409, 'errors.team.already_activated'])
    expect(await auditOf(id, 'member.resendInvitation')).toHaveLength(1)
  })

  it('is the only way in: a forgotten password mails nothing before it', async () => {
    const { email } = await invited()
    const answer = await call(app, auth.forgotPassword, null, { body: { email } })
    expect(answer.status).toBe(204)
    expect(await mailsTo(app, email)).toHaveLength(1)
  })
})

describe('a role', () => {
  const changeTo = (caller: Caller, id: string, role: 'admin' | 'collaborator') =>
    call(app, team.changeMemberRole, caller, { params: { id }, body: { role } })

  it('TEAM-05 API-21 counts from the next call on', async () => {
    const { id, caller } = await joined()
    const { status, body } = await changeTo(company.admin, id, 'collaborator')
    expect(status).toBe(200)
    expect(body.find((one) => one.id === id)?.role).toBe('collaborator')
    expect((await call(app, organisation.listMembers, caller)).status).toBe(403)
    expect(await auditOf(id, 'member.changeRole')).toMatchObject([
      { before: { role: 'missionManager' }, after: { role: 'collaborator' } },
    ])
  })

  it('TEAM-05 is fixed for an admin and for a member who has not activated', async () => {
    const waiting = await invited()
    const refused = await changeTo(company.admin, waiting.id, 'collaborator')
    expect([refused.status, refused.error.key]).toEqual([409, 'errors.team.not_activated'])
    const own = await changeTo(company.admin, company.admin.userId, 'collaborator')
    expect([own.status, own.error.key]).toEqual([409, 'errors.team.admin_protected'])
  })

  it('refuses a role that does not exist, and none at all', async () => {
    for (const body of [{ role: 'owner' }, {}]) {
      const { status, error } = await call(app, team.changeMemberRole, company.admin, {
        params: { id: company.manager.userId },
        body,
      })
      expect([status, error.metadata?.['issues']]).toEqual([
        400,
        [{ path: ['role'], key: 'errors.field.required' }],
      ])
    }
  })
})

describe('a removal', () => {
  const remove = (caller: Caller, id: string) =>
    call(app, team.removeMember, caller, { params: { id } })

  it('TEAM-06 TEAM-08 API-22 takes effect within one call', async () => {
    const { id, email, caller } = await joined()
    expect((await call(app, missions.listMissions, caller)).status).toBe(200)
    const { status, body } = await remove(company.admin, id)
    expect([status, body.some((one) => one.id === id)]).toEqual([200, false])
    const refused = await call(app, missions.listMissions, caller)
    expect([refused.status, refused.error.key]).toEqual([401, 'errors.token.forbidden'])
    expect((await call(app, auth.login, null, { body: { email, password } })).status).toBe(401)
    expect(await auditOf(id, 'member.remove')).toMatchObject([
      { before: { email, role: 'missionManager' }, after: null },
    ])
  })

  it('ends an invitation that was not used', async () => {
    const { id, email } = await invited()
    const link = await linkTo(app, email)
    expect((await remove(company.admin, id)).status).toBe(200)
    expect((await activate(link)).error.key).toBe('errors.auth.activation_link_invalid')
  })

  it('lets a person be invited again, with a new password and no old session', async () => {
    const { id, email, caller } = await joined()
    await remove(company.admin, id)
    const stranger = await aCompany(app)
    const again = await invited(stranger.admin, email)
    expect([again.id, again.member.validated]).toEqual([id, false])
    expect((await call(app, session.readMe, { token: caller.token, userId: id })).status).toBe(401)
    expect((await call(app, auth.login, null, { body: { email, password } })).status).toBe(401)
    expect((await activate(await linkTo(app, email))).body.organisationId).toBe(stranger.id)
  })

  it('TEAM-06 spares admins, the caller among them', async () => {
    for (const id of [company.admin.userId, (await adminOf(company.id)).userId]) {
      const { status, error } = await remove(company.admin, id)
      expect([status, error.key]).toEqual([409, 'errors.team.admin_protected'])
    }
  })

  it('answers 404 twice: to a second removal and to somebody of another company', async () => {
    const { id } = await invited()
    const [first, second] = await Promise.all([
      remove(company.admin, id),
      remove(company.admin, id),
    ])
    expect([first.status, second.status].toSorted()).toEqual([200, 404])
    const stranger = await aCompany(app)
    expect((await remove(stranger.admin, company.manager.userId)).status).toBe(404)
  })

  function adminOf(id: string) {
    return app.services.db.transaction(nobody, (transaction) => aMember(transaction, id, 'admin'))
  }
})

describe('a group', () => {
  it('TEAM-09 its admin manages the group’s own team without an active company', async () => {
    const group = await aGroup(app)
    const { id, caller } = await joined(group.admin)
    expect((await call(app, session.readMe, caller)).body.group?.id).toBe(group.id)
    const { status } = await call(app, team.changeMemberRole, group.admin, {
      params: { id },
      body: { role: 'collaborator' },
    })
    expect(status).toBe(200)
    expect((await call(app, organisation.listMembers, caller)).status).toBe(200)
    const refused = await call(app, team.inviteMember, group.manager, { body: person(newEmail()) })
    expect([refused.status, refused.error.key]).toEqual([403, 'errors.user.forbidden'])
    expect((await call(app, team.removeMember, group.admin, { params: { id } })).status).toBe(200)
  })

  it('TEAM-07 its members cannot be changed from one of its companies', async () => {
    const group = await aGroup(app)
    const child = await aCompany(app, { parentId: group.id })
    for (const admin of [child.admin, { ...group.admin, organisationId: child.id }]) {
      for (const operation of [team.removeMember, team.changeMemberRole, team.resendInvitation]) {
        const { status, error } = await call(app, operation, admin, {
          params: { id: group.manager.userId },
          body: { role: 'collaborator' },
        })
        expect([status, error.key]).toEqual([409, 'errors.team.other_organisation'])
      }
    }
    const { id } = await invited({ ...group.admin, organisationId: child.id })
    const { status } = await call(app, team.removeMember, child.admin, { params: { id } })
    expect(status).toBe(200)
  })
})
