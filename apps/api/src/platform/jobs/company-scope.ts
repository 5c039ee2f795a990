import { type Db, nobody, type Scope } from '../database/db.ts'

/** The scope of a job for one company: its writes have no author. */
export async function companyScope(db: Db, organisationId: string): Promise<Scope> {
  const company = await db
    .queries(nobody)
    .selectFrom('organisations')
    .select('parent_id')
    .where('id', '=', organisationId)
    .executeTakeFirst()
  if (company === undefined) throw new Error(`There is no company ${organisationId}.`)
  return { ...nobody, organisationId, reach: { organisationId, groupId: company.parent_id } }
}
