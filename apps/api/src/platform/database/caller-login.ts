import { createHmac } from 'node:crypto'

/**
 * The account that the connections of companies sign in with. It may become `renfort_tenant` and nothing
 * else: neither the owner of the tables nor the role that meets every row.
 */
export interface CallerLogin {
  readonly role: string
  readonly password: string
}

const longestName = 63

/**
 * Made of the name of the database and of the owner's password: every process knows it, and nobody
 * keeps it. Null where the owner signs in without a password: their connections take the role instead.
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
