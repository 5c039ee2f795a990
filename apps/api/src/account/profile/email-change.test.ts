import { account, auth, session, team } from '@renfort/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany } from '../../testing/companies.ts'
import { linkTo, mailsTo } from '../../testing/mails.ts'
import { clientHash, newAccount, newEmail } from '../../testing/new-account.ts'
import { ownerQuery } from '../../testing/owner-query.ts'
import { runJob } from '../../testing/run-job.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../../testing/test-app.ts'
import { forgetPast } from '../forget-past.ts'

const password = clientHash('Secret!2026')

let app: TestApp

beforeAll(async () => {
  app = await sharedApp()
})

beforeEach(() => inHours(0))

const inHours = (hours: number) =>
  app.clock.set(new Date(Date.parse(testNow) + hours * 3_600_000).toISOString())

interface Person {
  readonly email: string
  readonly caller: Caller
}

async function signUp(): Promise<Person> {
  const email = newEmail()
  const { body } = await call(app, auth.createAccount, null, { body: newAccount(email, password) })
  const { token, userId, organisationId } = body
  return { email, caller: { token, userId, organisationId } }
}

const signIn = async (email: string) =>
  (await call(app, auth.login, null, { body: { email, password } })).status

const ask = ({ caller }: Person, email: string, currentPassword = password) =>
  call(app, account.updateProfile, caller, { body: { email, currentPassword } })

const confirm = async (email: string) => {
  const { userId, token } = await linkTo(app, email)
  return call(app, auth.confirmEmail, null, { params: { userId }, body: { token } })
}

type Link = Awaited<ReturnType<typeof linkTo>>
const undo = ({ userId, token }: Link) =>
  call(app, auth.undoEmail, null, { params: { userId }, body: { token } })

const subjectsTo = async (email: string) =>
  (await mailsTo(app, email)).map(({ subject }) => subject)

const emailOf = async ({ caller }: Person) => (await call(app, session.readMe, caller)).body.email

async function isOpen({ caller }: Person): Promise<boolean> {
  return (await call(app, session.readMe, caller)).status === 200
}

const auditOf = async ({ caller }: Person) => {
  const { rows } = await ownerQuery(
    app.database,
    `select action, before, after, actor_id::text = entity_id as own from audit_log
      where entity_id = $1 and action like 'profile.%' order by id`,
    [caller.userId],
  )
  return rows
}

describe('ASVS 7.5.1 another e-mail', () => {
  it('takes the current password: without it, or with another, nothing is mailed', async () => {
    const person = await signUp()
    const email = newEmail()
    const missing = await call(app, account.updateProfile, person.caller, { body: { email } })
    const wrong = await ask(person, email, clientHash('no'))
    expect([missing, wrong].map(({ status, error }) => [status, error.metadata])).toEqual([
      [400, { issues: [{ path: ['currentPassword'], key: 'errors.field.required' }] }],
      [400, { issues: [{ path: ['currentPassword'], key: 'errors.user.invalid_password' }] }],
    ])
    expect(await mailsTo(app, email)).toEqual([])
    expect(await auditOf(person)).toEqual([])
  })

  it('counts wrong passwords, as the change of password does', async () => {
    const person = await signUp()
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await ask(person, newEmail(), clientHash('no'))).status).toBe(400)
    }
    expect((await ask(person, newEmail())).error.key).toBe('errors.auth.throttled')
  })

  it('PROF-01 is not asked for the password while it stays the same', async () => {
    const person = await signUp()
    const body = { firstName: 'Aïcha', email: person.email.toUpperCase() }
    expect((await call(app, account.updateProfile, person.caller, { body })).status).toBe(200)
    expect(await subjectsTo(person.email)).toEqual([])
  })

  it('waits for its confirmation: one signs in with the former one until then, and is told', async () => {
    const person = await signUp()
    const email = newEmail()
    const { status, body } = await ask(person, ` ${email.toUpperCase()} `)
    expect([status, body.email]).toEqual([200, person.email])
    expect(await subjectsTo(email)).toEqual(['Confirmez votre adresse e-mail Renfort'])
    expect(await subjectsTo(person.email)).toEqual(['Votre adresse e-mail Renfort va changer'])
    expect([await signIn(person.email), await signIn(email)]).toEqual([200, 401])
    expect((await linkTo(app, email)).pathname).toBe('/confirm-email')
    expect((await confirm(email)).status).toBe(204)
    expect([await signIn(person.email), await signIn(email)]).toEqual([401, 200])
    expect(await isOpen(person)).toBe(true)
    expect(await auditOf(person)).toEqual([
      {
        action: 'profile.askEmail',
        before: { email: person.email },
        after: { email },
        own: true,
      },
      {
        action: 'profile.confirmEmail',
        before: { email: person.email },
        after: { email },
        own: true,
      },
    ])
  })

  it('is confirmed once, within a day, by its own link alone', async () => {
    const [person, other] = [await signUp(), await signUp()]
    const emails = [newEmail(), newEmail()] as const
    await ask(person, emails[0])
    const link = await linkTo(app, emails[0])
    const foreign = { ...link, userId: other.caller.userId }
    const byOther = await call(app, auth.confirmEmail, null, {
      params: { userId: foreign.userId },
      body: { token: link.token },
    })
    expect(byOther.error.key).toBe('errors.auth.link_invalid')
    expect((await confirm(emails[0])).status).toBe(204)
    expect((await confirm(emails[0])).error.key).toBe('errors.auth.link_invalid')
    await ask(person, emails[1])
    inHours(25)
    expect((await confirm(emails[1])).error.key).toBe('errors.auth.link_invalid')
  })

  it('that was asked last is the only one to be confirmed', async () => {
    const person = await signUp()
    const [first, last] = [newEmail(), newEmail()]
    await ask(person, first)
    await ask(person, last)
    expect((await confirm(first)).error.key).toBe('errors.auth.link_invalid')
    expect((await confirm(last)).status).toBe(204)
  })

  it('is not confirmed after a new password was chosen by mail', async () => {
    const person = await signUp()
    const email = newEmail()
    await ask(person, email)
    await call(app, auth.forgotPassword, null, { body: { email: person.email } })
    const { userId, token } = await linkTo(app, person.email)
    const body = { token, password: clientHash('Nouveau!2026') }
    expect((await call(app, auth.resetPassword, null, { params: { userId }, body })).status).toBe(
      200,
    )
    expect((await confirm(email)).error.key).toBe('errors.auth.link_invalid')
  })

  it('ends the links for a new password that went to the former one', async () => {
    const person = await signUp()
    await call(app, auth.forgotPassword, null, { body: { email: person.email } })
    const { userId, token } = await linkTo(app, person.email)
    const email = newEmail()
    await ask(person, email)
    await confirm(email)
    const { error } = await call(app, auth.resetPassword, null, {
      params: { userId },
      body: { token, password },
    })
    expect(error.key).toBe('errors.auth.link_invalid')
  })

  it('AUTH-18 of another account is refused, ten times', async () => {
    const person = await signUp()
    const { email: taken } = await signUp()
    for (let tries = 0; tries < 10; tries += 1) {
      const { status, error } = await ask(person, taken)
      expect([status, error.key]).toEqual([409, 'errors.user.email_used'])
    }
    expect((await ask(person, taken)).error.key).toBe('errors.auth.throttled')
  })

  it('is given to one account when several confirm it at the same moment', async () => {
    const people = [await signUp(), await signUp(), await signUp()]
    const email = newEmail()
    const links: Link[] = []
    for (const person of people) {
      await ask(person, email)
      links.push(await linkTo(app, email))
    }
    const answers = await Promise.all(
      links.map(({ userId, token }) =>
        call(app, auth.confirmEmail, null, { params: { userId }, body: { token } }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409])
  })

  it('of somebody who signs in with Google takes no password, and its confirmation all the same', async () => {
    const person = await signUp()
    await ownerQuery(
      app.database,
      'update users set google_login = true, password_hash = null where id = $1',
      [person.caller.userId],
    )
    const email = newEmail()
    const asked = await call(app, account.updateProfile, person.caller, { body: { email } })
    expect([asked.status, asked.body.email]).toEqual([200, person.email])
    expect((await confirm(email)).status).toBe(204)
    expect(await emailOf(person)).toBe(email)
  })
})

describe('ASVS 7.5.1 the former address', () => {
  async function changed(hours = 0) {
    const person = await signUp()
    const email = newEmail()
    await ask(person, email)
    const link = await linkTo(app, person.email)
    inHours(hours)
    await confirm(email)
    return { person, email, link }
  }

  it('undoes a change that waits, which nobody confirms any more, and shuts all sessions', async () => {
    const person = await signUp()
    const email = newEmail()
    await ask(person, email)
    const link = await linkTo(app, person.email)
    expect(link.pathname).toBe('/undo-email')
    expect((await undo(link)).status).toBe(204)
    expect(await isOpen(person)).toBe(false)
    expect((await confirm(email)).error.key).toBe('errors.auth.link_invalid')
    expect(await signIn(person.email)).toBe(200)
    expect((await subjectsTo(person.email))[0]).toMatch(/est annulé$/)
    expect((await undo(link)).error.key).toBe('errors.auth.link_invalid')
    expect((await auditOf(person)).at(-1)).toMatchObject({
      action: 'profile.undoEmail',
      before: { email },
      after: { email: person.email },
    })
  })

  it('undoes a confirmed change for two days more', async () => {
    const { person, email, link } = await changed(23)
    inHours(23 + 47)
    expect((await undo(link)).status).toBe(204)
    expect([await signIn(person.email), await signIn(email)]).toEqual([200, 401])
    const late = await changed()
    inHours(49)
    expect((await undo(late.link)).error.key).toBe('errors.auth.link_invalid')
    expect(await signIn(late.email)).toBe(200)
  })

  it('wins over whatever was changed afterwards, whose links are worth nothing', async () => {
    const { person, email, link } = await changed()
    const further = newEmail()
    await ask(person, further)
    const theirs = await linkTo(app, email)
    await confirm(further)
    await call(app, auth.forgotPassword, null, { body: { email: further } })
    const reset = await linkTo(app, further)
    expect((await undo(link)).status).toBe(204)
    expect((await undo(theirs)).error.key).toBe('errors.auth.link_invalid')
    const { error } = await call(app, auth.resetPassword, null, {
      params: { userId: reset.userId },
      body: { token: reset.token, password },
    })
    expect(error.key).toBe('errors.auth.link_invalid')
    expect([await signIn(person.email), await signIn(further)]).toEqual([200, 401])
  })

  it('ends a Google account that was linked meanwhile', async () => {
    const { person, link } = await changed()
    await ownerQuery(app.database, 'update users set google_subject = $1 where id = $2', [
      `thief-${person.caller.userId}`,
      person.caller.userId,
    ])
    await undo(link)
    const { rows } = await ownerQuery(
      app.database,
      'select google_subject from users where id = $1',
      [person.caller.userId],
    )
    expect(rows).toEqual([{ google_subject: null }])
  })

  it('AUTH-18 is nobody else’s as long as it can undo: not by sign-up, invitation or profile', async () => {
    const { person } = await changed()
    const { admin } = await aCompany(app)
    const other = await signUp()
    const refused = [
      await call(app, auth.createAccount, null, { body: newAccount(person.email, password) }),
      await call(app, auth.startSignUp, null, { body: { email: person.email } }),
      await call(app, team.inviteMember, admin, {
        body: { email: person.email, firstName: 'Ana', lastName: 'Blanc', role: 'admin' },
      }),
      await ask(other, person.email),
    ]
    expect(refused.map(({ error }) => error?.key)).toEqual(
      refused.map(() => 'errors.user.email_used'),
    )
    expect((await ask(person, person.email)).status).toBe(200)
    expect((await confirm(person.email)).status).toBe(204)
  })

  it('is forgotten with the change once nothing can be undone', async () => {
    const { person, email } = await changed()
    const count = async () => {
      const { rows } = await ownerQuery(
        app.database,
        'select 1 from email_changes where user_id = $1',
        [person.caller.userId],
      )
      return rows.length
    }
    await runJob(app, forgetPast)
    expect(await count()).toBe(1)
    inHours(49)
    await runJob(app, forgetPast)
    await runJob(app, forgetPast)
    expect(await count()).toBe(0)
    expect(await signIn(email)).toBe(200)
  })
})
