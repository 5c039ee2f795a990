import type { Queries } from '../platform/database/db.ts'
import type { MissionRecord } from './mission-queries.ts'

/**
 * Whether the job description of a mission declares a position with particular risks (L4154-2);
 * `null` where it does not say.
 */
export async function isRiskPosition(
  queries: Queries,
  { jobDescriptionId }: Pick<MissionRecord, 'jobDescriptionId'>,
): Promise<boolean | null> {
  if (jobDescriptionId === null) return null
  const row = await queries
    .selectFrom('job_descriptions')
    .select('has_high_risk_position as isRisky')
    .where('id', '=', jobDescriptionId)
    .executeTakeFirst()
  return row?.isRisky ?? null
}
