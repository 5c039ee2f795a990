import { notifications, team } from '@renfort/contract'
import type { NotificationChoice } from '@renfort/domain/notification/notification-choice.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { nobody } from '../platform/database/db.ts'
import { deliverMails } from '../platform/mail/deliver-mails.ts'
import { insertMailRefusal } from '../platform/mail/refusal-queries.ts'
import { actingFor, aCompany, aGroup, type TestCompany } from '../testing/companies.ts'
import { aBatch } from '../testing/contracts.ts'
import { mailsTo } from '../testing/mails.ts'
import { aDigestLink, refusedPayments } from '../testing/notifications.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { call, type Caller, sharedApp, type TestApp, testNow } from '../testing/test-app.ts'
import { sendDigests } from './send-digests.ts'

let app: TestApp
beforeAll(async () => {
  app = await sharedApp()
})
afterEach(() => app.clock.set(testNow))

const all = (choice: NotificationChoice) => ({
  siders: choice,
  contracts: choice,
  hours: choice,
  invoices: choice,
})
const choose = (caller: Caller, body = all('digest')) =>
  call(app, notifications.chooseNotifications, caller, { body })
const choicesOf = (caller: Caller) => call(app, notifications.readNotificationChoices, caller)

async function digestsOf({ userId }: Caller) {
  const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [userId])
  const mails = await mailsTo(app, String(rows[0]?.['email']))
  return mails.filter(({ text }) => text.includes('/waiting/'))
}
const runAt = async (now: string) => {
  app.clock.set(now)
  await runJob(app, sendDigests)
}
const linksIn = (text: string) =>
  [...text.matchAll(/\/waiting\/(\S+)/g)].map(([, link = '']) => link)
const follow = (caller: Caller, link: string) =>
  call(app, notifications.followDigestLink, caller, { params: { link } })

const morning = '2026-12-03T07:00:00.000Z'
const aContractToSign = async ({ admin }: Pick<TestCompany, 'admin'>) => aBatch(app, { admin })

describe('issue 39 §5 what somebody chooses to hear of', () => {
  it('is at once until they choose; the bell counts only what is to be told at once', async () => {
    const company = await aCompany(app)
    const { admin, manager } = company
    expect((await choicesOf(admin)).body).toEqual(all('atOnce'))
    await refusedPayments(app, company, 2)
    const unread = async (caller: Caller) =>
      (await call(app, notifications.countUnread, caller)).body.unread
    expect(await unread(admin)).toBe(2)
    expect((await choose(admin, { ...all('atOnce'), invoices: 'never' })).status).toBe(200)
    expect(await unread(admin)).toBe(0)
    expect(await unread(manager)).toBe(2)
    const { body } = await call(app, notifications.listNotifications, admin, { query: {} })
    expect(body.notifications).toHaveLength(2)
  })

  it('is one of three words for each topic, and nobody chooses in another person’s name', async () => {
    const { admin } = await aCompany(app)
    const wrong: unknown = { ...all('atOnce'), hours: 'weekly' }
    const { status } = await call(app, notifications.chooseNotifications, admin, {
      body: wrong as ReturnType<typeof all>,
    })
    expect(status).toBe(400)
    const staff = await actingFor(app, admin)
    expect((await choose(staff)).error).toMatchObject({ key: 'errors.logas.forbidden' })
  })

  it('says never where the mail was refused by its own link, until it is chosen again', async () => {
    const { admin } = await aCompany(app)
    await choose(admin)
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      admin.userId,
    ])
    const recipient = String(rows[0]?.['email'])
    const refusal = { recipient, category: 'digest' }
    await insertMailRefusal(app.services.db.queries(nobody), refusal, app.clock.now())
    expect((await choicesOf(admin)).body).toEqual(all('never'))
    await choose(admin)
    expect((await choicesOf(admin)).body).toEqual(all('digest'))
  })
})

describe('issue 39 §5 the mail of the morning', () => {
  it('leaves once at 8:00 in Paris, with what waits, whatever runs twice', async () => {
    const company = await aCompany(app)
    await aContractToSign(company)
    await choose(company.admin)
    await runAt('2026-12-03T06:59:00.000Z')
    expect(await digestsOf(company.admin)).toEqual([])
    await runAt(morning)
    await runAt('2026-12-03T09:00:00.000Z')
    const mails = await digestsOf(company.admin)
    expect(mails.map(({ subject }) => subject)).toEqual(['Ce matin, une chose vous attend'])
    expect(mails[0]?.text).toContain('Contrats à signer')
    await runAt('2026-12-04T07:00:00.000Z')
    expect(await digestsOf(company.admin)).toHaveLength(2)
  })

  it.each([
    ['before they went back this year', '2026-10-24T05:59:00.000Z', '2026-10-24T06:00:00.000Z'],
    ['after they went back this year', '2026-10-25T06:59:00.000Z', '2026-10-25T07:00:00.000Z'],
    ['before the clocks go forward', '2027-03-27T06:59:00.000Z', '2027-03-27T07:00:00.000Z'],
    ['after they went forward', '2027-03-28T05:59:00.000Z', '2027-03-28T06:00:00.000Z'],
    ['before they go back', '2027-10-30T05:59:00.000Z', '2027-10-30T06:00:00.000Z'],
    ['after they went back', '2027-10-31T06:59:00.000Z', '2027-10-31T07:00:00.000Z'],
  ])('is at 8:00 %s', async (_when, early, due) => {
    const company = await aCompany(app)
    await aContractToSign(company)
    await choose(company.admin)
    await runAt(early)
    expect(await digestsOf(company.admin)).toEqual([])
    await runAt(due)
    expect(await digestsOf(company.admin)).toHaveLength(1)
  })

  it('does not leave where nothing waits, nor for a topic that was not chosen', async () => {
    const [empty, busy] = [await aCompany(app), await aCompany(app)]
    await choose(empty.admin)
    await aContractToSign(busy)
    await choose(busy.admin, { ...all('digest'), contracts: 'atOnce' })
    await runAt(morning)
    expect(await digestsOf(empty.admin)).toEqual([])
    expect(await digestsOf(busy.admin)).toEqual([])
  })

  it('tells a member of the group what waits in its companies, by their role in the group', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await aContractToSign(company)
    await choose(group.admin)
    await runAt(morning)
    const [mail] = await digestsOf(group.admin)
    app.clock.set(testNow)
    const [link = ''] = linksIn(mail?.text ?? '')
    expect((await follow(group.admin, link)).body).toMatchObject({ company: company.id })
  })

  it('that cannot be made for one person leaves for the others, and for them at the next try', async () => {
    const companies = [await aCompany(app), await aCompany(app), await aCompany(app)]
    for (const company of companies) {
      await aContractToSign(company)
      await choose(company.admin)
    }
    const [broken, ...others] = companies.toSorted((a, b) =>
      a.admin.userId < b.admin.userId ? -1 : 1,
    )
    const { rowLinks } = app.services
    const url: typeof rowLinks.url = (signed) => {
      if (signed.userId === broken?.admin.userId) throw new Error('no link')
      return rowLinks.url(signed)
    }
    const services = { ...app.services, rowLinks: { ...rowLinks, url } }
    app.clock.set(morning)
    await expect(runJob({ services }, sendDigests)).rejects.toMatchObject({
      errors: [{ message: `no mail of the morning for ${broken?.admin.userId}` }],
    })
    const counts = async () =>
      Promise.all([broken, ...others].map(async (c) => c && (await digestsOf(c.admin)).length))
    expect(await counts()).toEqual([0, 1, 1])
    await runJob(app, sendDigests)
    expect(await counts()).toEqual([1, 1, 1])
  })

  it('does not reach who left the team, nor tell what a lost right covered', async () => {
    const company = await aCompany(app)
    await aContractToSign(company)
    for (const caller of [company.manager, company.admin]) await choose(caller)
    const removed = await call(app, team.removeMember, company.admin, {
      params: { id: company.manager.userId },
    })
    expect(removed.status).toBe(200)
    await ownerQuery(
      app.database,
      "update memberships set role = 'collaborator' where user_id = $1",
      [company.admin.userId],
    )
    await runAt(morning)
    expect(await digestsOf(company.manager)).toEqual([])
    expect(await digestsOf(company.admin)).toEqual([])
  })
})

describe('issue 39 bad input: the mail of somebody who has lost the right since it was made', () => {
  const sent = async ({ userId }: Caller) => {
    const { rows } = await ownerQuery(
      app.database,
      `select o.sent_at is not null as sent, o.last_error as error from mail_outbox o
        join users u on u.email = o.recipient where u.id = $1 and o.told is not null`,
      [userId],
    )
    return rows
  }
  const deliver = async () => runJob(app, deliverMails)
  const withdrawn = [{ sent: false, error: 'Its reader has lost a right that it tells by.' }]

  it.each<[string, (company: TestCompany) => Promise<unknown>]>([
    [
      'who left the team',
      ({ admin, manager }) =>
        call(app, team.removeMember, admin, { params: { id: manager.userId } }),
    ],
    [
      'whose role is another one',
      ({ admin, manager }) =>
        call(app, team.changeMemberRole, admin, {
          params: { id: manager.userId },
          body: { role: 'collaborator' },
        }),
    ],
    [
      'whose company is closed',
      ({ id }) =>
        ownerQuery(app.database, 'update organisations set blocked_at = now() where id = $1', [id]),
    ],
  ])('does not leave to somebody %s', async (_who, lose) => {
    const company = await aCompany(app)
    await aContractToSign(company)
    for (const caller of [company.manager, company.admin]) await choose(caller)
    await runAt(morning)
    app.clock.set(testNow)
    await lose(company)
    app.clock.set('2026-12-03T07:01:00.000Z')
    await deliver()
    expect(await sent(company.manager)).toEqual(withdrawn)
    // It is no mail that is tried again either.
    app.clock.set('2026-12-03T12:00:00.000Z')
    await deliver()
    expect(await sent(company.manager)).toEqual(withdrawn)
  })

  it('leaves to everybody else, also to a member of the group', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    await aContractToSign(company)
    for (const caller of [company.admin, group.admin]) await choose(caller)
    await runAt(morning)
    await deliver()
    for (const caller of [company.admin, group.admin]) {
      expect(await sent(caller)).toEqual([{ sent: true, error: null }])
    }
  })
})

describe('issue 39 bad input: a link of the mail', () => {
  it('that is pressed after its reader has left the company says so, and is not followed', async () => {
    const group = await aGroup(app)
    const company = await aCompany(app, { parentId: group.id })
    const other = await aCompany(app)
    const reader = company.manager
    await ownerQuery(
      app.database,
      "insert into memberships (user_id, organisation_id, role, created_at) values ($1, $2, 'admin', now())",
      [reader.userId, other.id],
    )
    const link = aDigestLink(app, { company, reader })
    const elsewhere = { ...reader, organisationId: other.id }
    expect((await follow(elsewhere, link)).body).toMatchObject({ company: company.id })
    await call(app, team.removeMember, company.admin, { params: { id: reader.userId } })
    expect((await follow(elsewhere, link)).error).toMatchObject({
      key: 'errors.organisation.forbidden',
    })
    const ofGroup = aDigestLink(app, { company, reader: group.admin })
    expect((await follow(group.admin, ofGroup)).status).toBe(200)
    await ownerQuery(app.database, 'update organisations set parent_id = null where id = $1', [
      company.id,
    ])
    expect((await follow(group.admin, ofGroup)).error).toMatchObject({
      key: 'errors.organisation.forbidden',
    })
  })

  it('is over after two weeks, and leads there any number of times before', async () => {
    const company = await aCompany(app)
    app.clock.set('2026-11-18T08:59:00.000Z')
    const old = aDigestLink(app, { company, reader: company.admin })
    app.clock.set('2026-11-18T09:01:00.000Z')
    const young = aDigestLink(app, { company, reader: company.admin })
    app.clock.set(testNow)
    expect((await follow(company.admin, old)).status).toBe(404)
    for (const status of [200, 200]) {
      expect((await follow(company.admin, young)).status).toBe(status)
    }
  })

  it('that is forged leads nowhere, and breaks nothing', async () => {
    const [company, other] = [await aCompany(app), await aCompany(app)]
    const link = aDigestLink(app, { company, reader: company.admin })
    const [payload = '', signature = ''] = link.split('.')
    const forged = (row: unknown) =>
      `${Buffer.from(JSON.stringify(row)).toString('base64url')}.${signature}`
    const { userId } = company.admin
    const until = '2999-01-01T00:00:00.000Z'
    for (const bad of [
      forged([userId, until, [other.id, 'inbox', null, null]]),
      forged([other.admin.userId, until, [other.id, 'inbox', null, null]]),
      forged(null),
      forged('عربى'.repeat(20)),
      `${payload}.${'A'.repeat(43)}`,
      `${payload}..${signature}`,
      `${payload}.${signature}.`,
      payload,
      '%00',
      'A'.repeat(500),
    ]) {
      expect((await follow(company.admin, bad)).status, bad).toBe(404)
    }
    expect((await follow(company.admin, 'A'.repeat(501))).status).toBe(400)
    expect((await follow(other.admin, link)).status).toBe(404)
    const staff = await actingFor(app, company.admin)
    expect((await follow(staff, link)).error).toMatchObject({ key: 'errors.logas.forbidden' })
  })
})

describe('issue 39 §5 a link of the mail', () => {
  it('leads its recipient to the row, signs nothing, and nobody else', async () => {
    const company = await aCompany(app)
    const batch = await aContractToSign(company)
    await choose(company.admin)
    await runAt(morning)
    const [link = ''] = linksIn((await digestsOf(company.admin))[0]?.text ?? '')
    app.clock.set(testNow)
    expect((await follow(company.admin, link)).body).toEqual({
      company: company.id,
      screen: 'contract',
      id: batch.id,
      day: null,
    })
    const { rows } = await ownerQuery(
      app.database,
      'select status from contract_batches where id = $1',
      [batch.id],
    )
    expect(rows[0]?.status).toBe('unsigned')
    expect((await follow(company.manager, link)).status).toBe(404)
    expect((await follow(company.admin, `${link.slice(0, -2)}AA`)).status).toBe(404)
  })
})
