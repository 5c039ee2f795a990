import { auditKindOf } from '@renfort/domain/audit/audited-actions.ts'
import { companyTrailKinds, type CompanyTrailKind } from '@renfort/domain/audit/company-trail.ts'
import { settingHistories, type SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import { sql } from 'kysely'
import { type AuditFilter, rowsOf } from './audit-queries.ts'
import type { Queries } from '../platform/database/db.ts'

interface HistoryPage extends Pick<AuditFilter, 'after' | 'limit'> {
  readonly organisationId: string
  readonly subject: SettingHistory
}

/** The audit rows of a part of a company’s settings, newest first. */
export async function findHistoryRows(queries: Queries, { subject, ...page }: HistoryPage) {
  const actions = settingHistories[subject]
  const everything = { userId: undefined, period: undefined, kind: undefined }
  return (
    rowsOf(queries, { ...everything, ...page })
      // Written into the statement, because the index of the histories is on these literal names.
      .where(sql<boolean>`split_part(action, '.', 1) = ${sql.lit(auditKindOf(actions[0]))}`)
      .where('action', 'in', actions)
      // Addresses of missions are not settings.
      .$if(subject === 'addresses', (rows) =>
        rows.where(sql<boolean>`(before->>'favorite' = 'true' or after->>'favorite' = 'true')`),
      )
      .execute()
  )
}

interface CompanyTrailPage extends Pick<AuditFilter, 'after' | 'limit' | 'oldestFirst'> {
  readonly organisationId: string
  readonly kind?: CompanyTrailKind | undefined
  readonly period?: AuditFilter['period']
}

/** What a company may read of its own trail. */
export async function findCompanyTrail(
  queries: Queries,
  { kind, period, ...page }: CompanyTrailPage,
) {
  return rowsOf(queries, { userId: undefined, kind, period, ...page })
    .where(sql<boolean>`split_part(action, '.', 1) = any(${companyTrailKinds}::text[])`)
    .execute()
}
