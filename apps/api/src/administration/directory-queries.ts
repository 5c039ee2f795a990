import { typedForms } from '@renfort/domain/kernel/searched.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { holdsWords, isNamed } from '../platform/database/word-conditions.ts'

interface Search {
  readonly term: string
  /** The group whose companies are searched; `null` searches every organisation. */
  readonly groupId: string | null
  readonly limit: number
}

/** Organisations by name, each with its first favourite address and its logo. */
export async function findOrganisations(queries: Queries, { term, groupId, limit }: Search) {
  const found = queries
    .selectFrom('organisations as o')
    .leftJoin('organisation_profiles as p', 'p.organisation_id', 'o.id')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('locations')
          .select('address')
          .whereRef('organisation_id', '=', 'o.id')
          .where('favorite', '=', true)
          .orderBy('created_at')
          .limit(1)
          .as('l'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'o.name', 'l.address', 'p.logo_url as pictureURL'])
    .where(isNamed(sql`o.search_name`, term))
    .orderBy('o.name')
    .limit(limit)
  return (groupId === null ? found : found.where('o.parent_id', '=', groupId)).execute()
}

/** Users, never internal staff, with the first organisation that they belong to (G-23). */
export async function findUsers(queries: Queries, term: string) {
  const words = typedForms(term)
  return queries
    .selectFrom('users as u')
    .innerJoinLateral(
      (join) =>
        join
          .selectFrom('memberships as m')
          .innerJoin('organisations as o', 'o.id', 'm.organisation_id')
          .select(['o.id', 'o.name', 'o.kind', 'o.search_name'])
          .whereRef('m.user_id', '=', 'u.id')
          .orderBy('m.created_at')
          .limit(1)
          .as('o'),
      (join) => join.onTrue(),
    )
    .select([
      'u.id as _id',
      'u.email',
      'u.first_name as firstName',
      'u.last_name as lastName',
      'o.id as companyId',
      'o.name as companyName',
      sql<boolean>`o.kind = 'parent'`.as('isParent'),
    ])
    .where('u.is_insider', '=', false)
    .where((where) =>
      where.or([
        where('u.email', 'ilike', `%${literally(term)}%`),
        holdsWords(sql`u.search_name`, words),
        holdsWords(sql`o.search_name`, words),
      ]),
    )
    .orderBy(sql`listed_name(u.first_name, u.last_name)`)
    .orderBy('u.first_name')
    .limit(20)
    .execute()
}

/** Escapes the characters that a pattern gives a meaning. */
function literally(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
