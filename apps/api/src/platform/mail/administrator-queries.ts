import type { Queries } from '../database/db.ts'
import type { MailRecipient } from './compose-mail.ts'

/** The active administrators of a company or a group, who answer for it. */
export async function findAdministrators(
  queries: Queries,
  organisationId: string,
): Promise<readonly MailRecipient[]> {
  const rows = await queries
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'u.locale'])
    .where('m.organisation_id', '=', organisationId)
    .where('m.role', '=', 'admin')
    .where('u.validated_at', 'is not', null)
    .orderBy('u.email')
    .execute()
  return rows.map(({ email, locale }) => ({ email, locale: locale === 'en' ? 'en' : 'fr' }))
}
