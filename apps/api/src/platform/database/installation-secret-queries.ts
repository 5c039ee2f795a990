import { randomBytes } from 'node:crypto'
import { type Db, nobody } from './db.ts'

/** A secret of the installation, created by the first process that needs it. */
export async function readInstallationSecret(db: Db, name: string): Promise<Buffer> {
  const queries = db.queries(nobody)
  await queries
    .insertInto('installation_secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await queries
    .selectFrom('installation_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return value
}
