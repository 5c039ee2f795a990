import { createHmac } from 'node:crypto'

/**
 * The database account for calls of companies and of Siders. It may switch to the roles
 * `renfort_tenant` and `renfort_sider` and nothing else: not to the owner of the tables, and not to the role that sees every row.
 */
export interface CallerLogin {
  readonly role: string
  readonly password: string
}

const longestName = 63

/**
 * Derived from the name of the database and the owner's password: every process can compute it, and
 * nothing stores it. Null where the owner signs in without a password; then the owner's connections
 * switch role.
 */
export function callerLoginOf(databaseUrl: string): CallerLogin | null {
  const { password, pathname } = new URL(databaseUrl)
  if (password === '') return null
  const role = `renfort_calls_${decodeURIComponent(pathname.slice(1))}`.slice(0, longestName)
  const key = decodeURIComponent(password)
  return { role, password: createHmac('sha256', key).update(role).digest('base64url') }
}

export function asCaller(databaseUrl: string, login: CallerLogin | null): string {
  if (login === null) return databaseUrl
  const url = new URL(databaseUrl)
  url.username = encodeURIComponent(login.role)
  url.password = login.password
  return url.href
}
