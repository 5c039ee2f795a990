import pg from 'pg'
import { asCaller, type CallerLogin } from './caller-login.ts'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'

/**
 * Creates the account, or sets its new password after that of the owner changed. A password that
 * holds is not set again: the new salt would shut out a pooler that signs in for another process.
 */
export async function prepareCallerLogin({
  ownerPool,
  callerLogin,
}: Pick<Database, 'ownerPool' | 'callerLogin'>): Promise<void> {
  if (callerLogin === null) return
  const isKnown = await signsIn(ownerPool.options.connectionString ?? '', callerLogin)
  const role = pg.escapeIdentifier(callerLogin.role)
  const password = pg.escapeLiteral(callerLogin.password)
  await asOwner(ownerPool, async (client) => {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [
      callerLogin.role,
    ])
    const verb = rows.length === 0 ? 'create' : 'alter'
    if (!isKnown) await client.query(`${verb} role ${role} login noinherit password ${password}`)
    await client.query(`grant renfort_tenant, renfort_sider to ${role}`)
  })
}

async function signsIn(ownerUrl: string, login: CallerLogin): Promise<boolean> {
  const client = new pg.Client({ connectionString: asCaller(ownerUrl, login) })
  try {
    await client.connect()
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
