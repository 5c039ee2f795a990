import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { signOn, singleSignOn } from '@renfort/contract'
import { aCompany, type TestCompany } from '../apps/api/src/testing/companies.ts'
import { aPlayedProvider } from '../apps/api/src/testing/identity-provider.ts'
import { aDomain, aVerifiedDomain, withConnection } from '../apps/api/src/testing/single-sign-on.ts'
import { call } from '../apps/api/src/testing/test-app.ts'
import type { Accepted } from './accepted.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { nameOf } from './operations.ts'

const admin = 'admin'

/** The provider of a company, its domains, and people who come back from it. */
export async function singleSignOnInputs(
  app: FuzzApp,
  company: TestCompany,
): Promise<[string, Accepted[]][]> {
  const provider = await aPlayedProvider()
  const domain = `${randomUUID()}.test`
  const email = `ana@${domain}`
  // A company of their own, whose provider no call changes.
  const ofPeople = await aCompany(app)
  await aVerifiedDomain(app, ofPeople, domain)
  const { issuer, clientId, clientSecret } = provider
  await withConnection(app, ofPeople, { issuer, clientId, clientSecret })
  await withConnection(app, company)
  const { id } = company
  const own = { role: admin, params: { id } }
  const ofDomain = async (make: () => Promise<{ id: string }>) => ({
    role: admin,
    params: { id, domainId: (await make()).id },
  })
  const start = () => {
    const browserSecret = randomBytes(32).toString('base64url')
    const browserHash = createHash('sha256').update(browserSecret).digest('base64url')
    return { browserSecret, body: { email, browserHash } }
  }
  const finish = async () => {
    const { browserSecret, body } = start()
    const { body: started } = await call(app, signOn.startSignOn, null, { body })
    const back = provider.signIn(started.url, { email }).searchParams
    const [code, state] = [back.get('code') ?? '', back.get('state') ?? '']
    return { role: 'anonymous', body: { code, state, browserSecret } }
  }
  return [
    [nameOf(signOn.startSignOn), [{ role: 'anonymous', body: start().body }]],
    [nameOf(signOn.finishSignOn), [await finish(), await finish()]],
    [nameOf(signOn.findProvider), [{ role: 'anonymous', query: { email } }]],
    [nameOf(singleSignOn.readSingleSignOn), [own]],
    [nameOf(singleSignOn.testConnection), [own]],
    [nameOf(singleSignOn.checkDomain), [await ofDomain(() => aVerifiedDomain(app, company))]],
    [nameOf(singleSignOn.removeDomain), [await ofDomain(() => aDomain(app, company))]],
    [nameOf(singleSignOn.removeConnection), [own]],
  ]
}
