import { email as emailField } from '@renfort/contract/credentials.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { type PersonName, typedNameIssues } from '@renfort/domain/kernel/person-name.ts'
import { instantAfter } from '../platform/clock.ts'
import { type Db, nobody } from '../platform/database/db.ts'
import { ExplainedError } from '../platform/explained-error.ts'
import { hashToken } from '../platform/http/resolve-session.ts'
import { findAccount, insertPasswordReset, insertUser } from './account-queries.ts'
import { resetPath } from './mails.ts'
import { newToken } from './sessions/open-session.ts'

/** Milliseconds: long enough to pass the link on, short enough that only its recipient uses it. */
const linkLifetime = 24 * 3_600_000

/**
 * Creates an account of internal staff, or a new link for one without a password. Returns the path
 * at which its owner chooses the password, once. Names are those given, a first name only for a
 * person with one name; without them, both are read from the address.
 */
export async function makeInsider(
  db: Db,
  address: string,
  given: readonly string[] = [],
): Promise<string> {
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
    const made = { email, passwordHash: null, phoneNumber: null, locale: 'fr' } as const
    const id =
      known?.id ??
      (await insertUser(queries, { ...namesOf(email, given), ...made, isInsider: true, now }))
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

function namesOf(email: string, given: readonly string[]): PersonName {
  const parts = given.length > 0 ? given : readFrom(email)
  const [firstName = '', ...rest] = parts.map((name) => oneLine(name))
  const lastName = rest.join(' ')
  // An address with one name gives no last name.
  const hasOneName = given.length === 1
  if (typedNameIssues({ firstName, lastName, hasOneName }).length > 0) {
    throw new ExplainedError(
      given.length > 0
        ? `${given.join(' ')} is no name of a person.`
        : `${email} does not say who they are: add their first and last name, or the only one that they have.`,
    )
  }
  return { firstName, lastName }
}

function readFrom(email: string): string[] {
  const parts = (email.split('@')[0] ?? '').split(/[._-]+/).filter(Boolean)
  return parts.map((name) => name.charAt(0).toUpperCase() + name.slice(1))
}
