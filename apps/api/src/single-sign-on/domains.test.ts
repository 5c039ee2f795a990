import { singleSignOn } from '@renfort/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { aCompany, type TestCompany } from '../testing/companies.ts'
import { mailsTo } from '../testing/mails.ts'
import { ownerQuery } from '../testing/owner-query.ts'
import { runJob } from '../testing/run-job.ts'
import { aDomain, aVerifiedDomain } from '../testing/single-sign-on.ts'
import { call, sharedApp, testNow } from '../testing/test-app.ts'
import { checkDomains } from './check-domains.ts'

const app = await sharedApp()
let company: TestCompany

beforeEach(async () => {
  app.clock.set(testNow)
  company = await aCompany(app)
})

const goTo = (days: number) =>
  app.clock.set(new Date(Date.parse(testNow) + days * 86_400_000).toISOString())
const check = (domainId: string, of = company) =>
  call(app, singleSignOn.checkDomain, of.admin, { params: { id: of.id, domainId } })
const keyOf = async (answer: ReturnType<typeof check>) => (await answer).error?.key ?? null
const stateOf = async (id: string) => {
  const { rows } = await ownerQuery(
    app.database,
    'select verified_at is not null as verified, missing_since is not null as missing from sso_domains where id = $1',
    [id],
  )
  return rows[0]
}

describe('a domain', () => {
  it('is proved by the record that its zone has to hold, and by no other', async () => {
    const { id, record, state } = await aDomain(app, company)
    expect(state).toBe('unverified')
    expect(record.text).toMatch(/^renfort-verification=[A-Za-z0-9_-]{32}$/)
    expect(await keyOf(check(id))).toBe('errors.sso.record_missing')
    app.zone.publish(record.name, 'renfort-verification=another')
    expect(await keyOf(check(id))).toBe('errors.sso.record_missing')
    app.zone.setDown(true)
    expect(await keyOf(check(id))).toBe('errors.sso.dns_unavailable')
    app.zone.setDown(false)
    app.zone.publish(record.name, record.text)
    expect((await check(id)).body).toMatchObject({ state: 'verified' })
  })

  it('is of the company that proved it first', async () => {
    const other = await aCompany(app)
    const name = `${crypto.randomUUID()}.test`
    const [mine, theirs] = [await aDomain(app, company, name), await aDomain(app, other, name)]
    app.zone.publish(mine.record.name, mine.record.text)
    app.zone.publish(theirs.record.name, theirs.record.text)
    expect((await check(mine.id)).status).toBe(200)
    expect(await keyOf(check(theirs.id, other))).toBe('errors.sso.domain_taken')
    expect(await keyOf(check(mine.id, other))).toBe('errors.not_found')
  })

  it('whose record disappears is told at once, and counts for two weeks more', async () => {
    const { rows } = await ownerQuery(app.database, 'select email from users where id = $1', [
      company.admin.userId,
    ])
    const email = String(rows[0]?.['email'])
    const told = async () =>
      (await mailsTo(app, email))
        .map(({ subject }) => subject)
        .filter((each) => each.includes('.test'))
    const { id, domain, record } = await aVerifiedDomain(app, company)
    app.zone.remove(record.name)
    goTo(0.5)
    await runJob(app, checkDomains)
    expect(await stateOf(id)).toEqual({ verified: true, missing: false })
    goTo(2)
    await runJob(app, checkDomains)
    await runJob(app, checkDomains)
    expect(await stateOf(id)).toEqual({ verified: true, missing: true })
    expect(await told()).toEqual([`L’enregistrement DNS de ${domain} est introuvable`])
    goTo(10)
    await runJob(app, checkDomains)
    expect(await stateOf(id)).toEqual({ verified: true, missing: true })
    goTo(17)
    await runJob(app, checkDomains)
    expect(await stateOf(id)).toEqual({ verified: false, missing: false })
    expect(await told()).toHaveLength(2)
  })

  it('is as before once its record is back, and while no name server answers', async () => {
    const { id, record } = await aVerifiedDomain(app, company)
    app.zone.remove(record.name)
    goTo(2)
    await runJob(app, checkDomains)
    app.zone.setDown(true)
    goTo(30)
    await runJob(app, checkDomains)
    expect(await stateOf(id)).toEqual({ verified: true, missing: true })
    app.zone.setDown(false)
    app.zone.publish(record.name, record.text)
    await runJob(app, checkDomains)
    expect(await stateOf(id)).toEqual({ verified: true, missing: false })
  })
})
