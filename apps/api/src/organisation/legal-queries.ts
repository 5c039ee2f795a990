import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { ActivityNomenclature } from '@renfort/domain/law/activity-codes.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import type { LegalInformations } from './settings-queries.ts'

/** The day is `null` for codes stored before days were. */
export type StoredLegal = Omit<LegalInformations, 'apeCodeDate'> & {
  readonly apeCodeDate: IsoDate | null
}

export async function findLegalInformations(
  queries: Queries,
  organisationId: string,
): Promise<StoredLegal | undefined> {
  return queries
    .selectFrom('legal_informations')
    .select([
      'name',
      'business_name as businessName',
      'siret',
      'ape_code as apeCode',
      sql<ActivityNomenclature>`ape_nomenclature`.as('apeNomenclature'),
      'ape_code_date as apeCodeDate',
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst()
}
