import pg from 'pg'
import { asOwner } from './caller-queries.ts'
import type { Database } from './database.ts'

/** Creates the account, or sets its new password after that of the owner changed. */
export async function prepareCallerLogin({
  ownerPool,
  callerLogin,
}: Pick<Database, 'ownerPool' | 'callerLogin'>): Promise<void> {
  if (callerLogin === null) return
  const role = pg.escapeIdentifier(callerLogin.role)
  const password = pg.escapeLiteral(callerLogin.password)
  await asOwner(ownerPool, async (client) => {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [
      callerLogin.role,
    ])
    const verb = rows.length === 0 ? 'create' : 'alter'
    await client.query(`${verb} role ${role} login noinherit password ${password}`)
    await client.query(`grant renfort_tenant to ${role}`)
  })
}
