import { randomBytes } from 'node:crypto'
import { google, team } from '@renfort/contract'
import { findAccountById } from '../apps/api/src/account/account-queries.ts'
import { replaceInvitation } from '../apps/api/src/account/invitation-queries.ts'
import { newToken } from '../apps/api/src/account/sessions/open-session.ts'
import { instantAfter } from '../apps/api/src/platform/clock.ts'
import { nobody } from '../apps/api/src/platform/database/db.ts'
import { hashToken } from '../apps/api/src/platform/http/resolve-session.ts'
import type { TestCompany } from '../apps/api/src/testing/companies.ts'
import { type GoogleBrowser, googleBrowserAt } from '../apps/api/src/testing/google-browser.ts'
import { newEmail } from '../apps/api/src/testing/new-account.ts'
import { call } from '../apps/api/src/testing/test-app.ts'
import type { Accepted } from './accepted.ts'
import type { FuzzApp } from './fuzz-app.ts'
import { nameOf } from './operations.ts'

/** A code or a ticket works once: the second is there in case an earlier call used up the first. */
const each = 2
const role = 'anonymous'

async function several(make: () => Promise<Omit<Accepted, 'role'>>): Promise<Accepted[]> {
  const made = await Promise.all(Array.from({ length: each }, make))
  return made.map((input) => ({ ...input, role }))
}

/** Codes and tickets that a browser brings back from Google, still valid and not used yet. */
export async function googleInputs(
  app: FuzzApp,
  company: TestCompany,
): Promise<[string, Accepted[]][]> {
  const browser = googleBrowserAt(app, app.provider.origin)
  const manager = await app.services.db.transaction(nobody, ({ queries }) =>
    findAccountById(queries, company.manager.userId),
  )
  const code = async () => ({ body: await browser.choose(newEmail()) })
  const ticket = async () => {
    const { body } = await call(app, google.exchangeGoogleCode, null, {
      body: await browser.choose(manager?.email ?? ''),
    })
    return { body: { googleToken: body.googleToken } }
  }
  const opaque = () => randomBytes(32).toString('base64url')
  const query = { state: opaque(), nonce: opaque(), codeChallenge: opaque() }
  return [
    [nameOf(google.googleAuthorization), [{ role, query }]],
    [nameOf(google.exchangeGoogleCode), await several(code)],
    [nameOf(google.startGoogleSignUp), await several(code)],
    [nameOf(google.verifyGoogleToken), await several(ticket)],
    [nameOf(google.activateWithGoogle), await several(() => anInvitation(app, company, browser))],
  ]
}

/** An invited person: the token of their mail, and the Google account of their address. */
async function anInvitation(app: FuzzApp, { admin }: TestCompany, browser: GoogleBrowser) {
  const email = newEmail()
  const { body: members } = await call(app, team.inviteMember, admin, {
    body: { email, firstName: 'Ana', lastName: 'Blanc', role: 'collaborator' },
  })
  const userId = members.find((member) => member.email === email)?.id ?? ''
  const token = newToken()
  const expiresAt = instantAfter(app.services.clock.now(), 86_400_000)
  await app.services.db.transaction(nobody, ({ queries }) =>
    replaceInvitation(queries, { tokenHash: hashToken(token), userId, expiresAt }),
  )
  return { params: { userId }, body: { ...(await browser.choose(email)), token } }
}
