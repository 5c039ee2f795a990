import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Queries } from '../platform/database/db.ts'

interface Manager {
  readonly id: string
  readonly email: string
  readonly locale: Locale
}

/** The mission’s manager, or the member named: of the company, or of the group that it belongs to. */
export async function findManager(
  queries: Queries,
  { organisationId, missionId }: { readonly organisationId: string; readonly missionId: string },
  managerId?: string,
): Promise<Manager | undefined> {
  const members = queries
    .selectFrom('users as u')
    .innerJoin('memberships as r', 'r.user_id', 'u.id')
    .innerJoin('organisations as o', (join) =>
      join.on((on) =>
        on.or([
          on('o.id', '=', on.ref('r.organisation_id')),
          on('o.parent_id', '=', on.ref('r.organisation_id')),
        ]),
      ),
    )
    .select(['u.id', 'u.email', 'u.locale'])
    .where('o.id', '=', organisationId)
    .$narrowType<{ locale: Locale }>()
  return managerId === undefined
    ? members
        .innerJoin('missions as m', 'm.manager_id', 'u.id')
        .where('m.id', '=', missionId)
        .executeTakeFirst()
    : members.where('u.id', '=', managerId).executeTakeFirst()
}
