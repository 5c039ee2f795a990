import type { FlagSetting } from '@renfort/domain/feature-flag/feature-flag.ts'
import { featureKeys } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { Queries } from '../database/db.ts'

/** Every setting of a flag that this version has. */
export async function findFlagSettings(queries: Queries): Promise<FlagSetting[]> {
  const rows = await queries
    .selectFrom('feature_flags')
    .select(['key', 'organisation_id as organisationId', 'enabled'])
    .execute()
  return rows.flatMap(({ key: stored, ...setting }) => {
    const key = featureKeys.find((known) => known === stored)
    return key === undefined ? [] : [{ ...setting, key }]
  })
}
