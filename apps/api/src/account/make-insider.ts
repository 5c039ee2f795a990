import { email as emailField } from '@renfort/contract/credentials.ts'
import { instantAfter } from '../platform/clock.ts'
import { type Db, nobody } from '../platform/database/db.ts'
import { ExplainedError } from '../platform/explained-error.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import { findAccount, insertPasswordReset, insertUser } from './account-queries.ts'
import { resetPath } from './mails.ts'
import { newToken } from './open-session.ts'

/** Long enough to be handed on, short enough to be used by whom it is for. */
const linkLifetime = 24 * 3_600_000

/**
 * Makes an account of the internal staff, or gives one that has no password yet a new link. Answers the
 * path at which its owner chooses the password, once.
 */
export async function makeInsider(db: Db, address: string): Promise<string> {
  const parsed = emailField.safeParse(address)
  if (!parsed.success) throw new ExplainedError(`${address} is not an e-mail address.`)
  const email = parsed.data
  return db.transaction(nobody, async ({ queries, now, record }) => {
    const known = await findAccount(queries, email)
    if (known !== undefined && !known.isInsider) {
      throw new ExplainedError(`${email} belongs to a member of a company.`)
    }
    if (known !== undefined && known.passwordHash !== null) {
      throw new ExplainedError(
        `${email} has a password already: a forgotten one is asked for by mail.`,
      )
    }
    const names = namesOf(email)
    const made = { ...names, email, passwordHash: null, phoneNumber: null, locale: 'fr' } as const
    const id = known?.id ?? (await insertUser(queries, { ...made, isInsider: true, now }))
    if (id === null) throw new ExplainedError(`${email} was taken meanwhile.`)
    const token = newToken()
    const expiresAt = instantAfter(now, linkLifetime)
    await insertPasswordReset(queries, { tokenHash: hashToken(token), userId: id, expiresAt })
    await record({
      action: 'user.makeInsider',
      entity: 'user',
      entityId: id,
      before: null,
      after: { email },
    })
    return resetPath(id, token)
  })
}

/** Until they write their own in their profile. */
function namesOf(email: string): { firstName: string; lastName: string } {
  const [first = '', ...rest] = (email.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean)
  const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
  return { firstName: capital(first), lastName: rest.map(capital).join(' ') }
}
