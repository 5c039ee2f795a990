import { beforeAll, describe, expect, it } from 'vitest'
import { composeMail, siteOf } from '../platform/mail/compose-mail.ts'
import type { MailCategory } from '../platform/mail/mail-category.ts'
import { enqueueMail } from '../platform/mail/outbox-queries.ts'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { newEmail } from '../testing/new-account.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { sharedApp, type TestApp } from '../testing/test-app.ts'

let app: TestApp
let company: TestCompany

beforeAll(async () => {
  app = await sharedApp()
  company = await aCompany(app)
})

const mailOf = (email: string, category: MailCategory) =>
  composeMail(
    { category, subject: category, preheader: '', heading: '', blocks: [] },
    { email, locale: 'fr' },
    siteOf(app.services),
  )

/** Sends as a company, which may not see who refuses mails of others. */
async function send(email: string, category: MailCategory) {
  const scope = {
    actorId: company.admin.userId,
    onBehalfOfId: null,
    organisationId: company.id,
    reach: { organisationId: company.id, groupId: null },
  }
  await app.services.db.transaction(scope, ({ queries, now }) =>
    enqueueMail(queries, mailOf(email, category), now),
  )
}

const pathOf = (url: string | null) => new URL(url ?? '').pathname

const post = (url: string, payload = 'List-Unsubscribe=One-Click') =>
  app.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

async function changes(): Promise<number> {
  const { rows } = await ownerQuery(
    app.database,
    "select count(*)::int as n from audit_log where action = 'account.refuseMails'",
  )
  return rows[0]?.n ?? 0
}

describe('refusing optional mails in one click', () => {
  it('ends the mails of that kind to that address, whatever its case, and no others', async () => {
    const email = newEmail()
    await send(email, 'feedback')
    const path = pathOf(mailOf(email.toUpperCase(), 'feedback').unsubscribeUrl)
    expect((await post(path)).statusCode).toBe(204)
    await send(email, 'feedback')
    await send(email, 'compulsory')
    const subjects = (await mailsTo(app, email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['compulsory', 'feedback'])
    const other = newEmail()
    await send(other, 'feedback')
    expect(await mailsTo(app, other)).toHaveLength(1)
  })

  it('is recorded once, however often it is asked', async () => {
    const path = pathOf(mailOf(newEmail(), 'feedback').unsubscribeUrl)
    const before = await changes()
    const statuses = []
    for (const payload of ['List-Unsubscribe=One-Click', '', 'x'.repeat(1_000)]) {
      statuses.push((await post(path, payload)).statusCode)
    }
    expect(statuses).toEqual([204, 204, 204])
    expect((await changes()) - before).toBe(1)
  })

  it('takes no address that was not made here, and nothing from a mere visit', async () => {
    const email = newEmail()
    const path = pathOf(mailOf(email, 'feedback').unsubscribeUrl)
    const forged = Buffer.from(JSON.stringify([newEmail(), 'feedback'])).toString('base64url')
    const [payload = '', signature = ''] = (path.split('/').at(-1) ?? '').split('.')
    const paths = [
      path.replace(payload, forged),
      path.replace(signature, signature.slice(1)),
      path.replace(`${payload}.`, ''),
    ]
    const before = await changes()
    for (const wrong of paths) expect((await post(wrong)).statusCode).toBe(404)
    expect((await app.app.inject(path)).statusCode).toBe(404)
    expect(await changes()).toBe(before)
    await send(email, 'feedback')
    expect(await mailsTo(app, email)).toHaveLength(1)
  })
})
