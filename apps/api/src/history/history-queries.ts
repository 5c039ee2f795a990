import { auditKindOf } from '@renfort/domain/audit/audited-actions.ts'
import { settingHistories, type SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import { sql } from 'kysely'
import { type AuditFilter, rowsOf } from '../administration/audit-queries.ts'
import type { Queries } from '../platform/db.ts'

interface HistoryPage extends Pick<AuditFilter, 'after' | 'limit'> {
  readonly organisationId: string
  readonly subject: SettingHistory
}

/** What the trail of a company says of a part of its settings, newest first. */
export async function findHistoryRows(queries: Queries, { subject, ...page }: HistoryPage) {
  const actions = settingHistories[subject]
  const everything = { userId: undefined, period: undefined, kind: undefined }
  return (
    rowsOf(queries, { ...everything, ...page })
      // As text: the index of the histories knows the kinds by their names.
      .where(sql<boolean>`split_part(action, '.', 1) = ${sql.lit(auditKindOf(actions[0]))}`)
      .where('action', 'in', actions)
      // Missions have addresses of their own, which are no setting.
      .$if(subject === 'addresses', (rows) =>
        rows.where(sql<boolean>`(before->>'favorite' = 'true' or after->>'favorite' = 'true')`),
      )
      .execute()
  )
}
