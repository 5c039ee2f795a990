import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { PolicyOrigin } from '@renfort/domain/remuneration/policy-version.ts'
import type { Queries } from '../platform/database/db.ts'

interface NewPolicyVersion {
  readonly origin: PolicyOrigin
  readonly since: Instant
  readonly changedBy: string | null
  readonly changedFor: string | null
}

/** Starts a new version of the hour types of a company, which prices drafts. */
export async function startPolicyVersion(
  queries: Queries,
  organisationId: string,
  { origin, since, changedBy, changedFor }: NewPolicyVersion,
): Promise<void> {
  const { id } = await queries
    .insertInto('remuneration_policy_versions')
    .values({
      organisation_id: organisationId,
      origin,
      since,
      changed_by: changedBy,
      changed_for: changedFor,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queries
    .updateTable('remuneration_policies')
    .set({ version_id: id })
    .where('organisation_id', '=', organisationId)
    .execute()
}
