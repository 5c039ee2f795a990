import type { Flag, FlagSetting } from '@renfort/contract/feature-flag.ts'
import { featureKeys } from '@renfort/domain/feature-flag/feature-flag.ts'
import type { Queries } from '../platform/database/db.ts'
import { findSettings } from './flag-queries.ts'

/** Every flag of the product, including those that nobody has set. */
export async function listFlags(queries: Queries): Promise<Flag[]> {
  const rows = await findSettings(queries)
  return featureKeys.map((key) => {
    const own = rows.filter((row) => row.key === key)
    const general = own.find(({ organisationId }) => organisationId === null)
    return {
      key,
      general: general === undefined ? null : toSetting(general),
      companies: own.flatMap((row) =>
        row.organisationId === null || row.name === null
          ? []
          : [{ ...toSetting(row), organisationId: row.organisationId, name: row.name }],
      ),
    }
  })
}

type Row = Awaited<ReturnType<typeof findSettings>>[number]

function toSetting({ enabled, changedAt, firstName, lastName }: Row): FlagSetting {
  const changedBy = firstName === null || lastName === null ? null : { firstName, lastName }
  return { enabled, changedAt, changedBy }
}
