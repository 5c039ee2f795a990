import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { CompiledQuery } from 'kysely'
import { json } from './json-columns.ts'

/** A row of the audit trail; `before` and `after` become JSON. */
export interface AuditRow {
  readonly at: Instant
  readonly actor_id: string | null
  readonly on_behalf_of_id: string | null
  readonly key_id: string | null
  readonly organisation_id: string | null
  readonly action: AuditedAction
  readonly entity: string
  readonly entity_id: string
  readonly before: unknown
  readonly after: unknown
}

// All rows are one parameter: a constant text, so that each connection plans it once.
const insert = `
  insert into audit_log (at, actor_id, on_behalf_of_id, organisation_id, action, entity, entity_id, before, after,
    key_id)
  select r.at, r.actor_id, r.on_behalf_of_id, r.organisation_id, r.action, r.entity, r.entity_id, r.before, r.after,
    r.key_id
  from jsonb_to_recordset($1::jsonb) r (at timestamptz, actor_id uuid, on_behalf_of_id uuid,
    organisation_id uuid, action text, entity text, entity_id text, before jsonb, after jsonb, key_id uuid)`

/** Adds rows to the audit trail, in their order, as they are at this moment. */
export function auditInsert(rows: readonly AuditRow[]): CompiledQuery {
  return CompiledQuery.raw(insert, [json(rows)])
}
