import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import {
  nextStepAt,
  type ProgressStep,
  progressStepOf,
  type SelectionStatus,
} from '@renfort/domain/mission/mission.ts'
import { nobody } from '../platform/database/db.ts'
import type { TestApp } from './test-app.ts'

interface StoredMission {
  readonly name?: string
  /** Null for a draft. */
  readonly selection?: SelectionStatus | null
  /** Null for a draft without planning. */
  readonly startsAt?: string | null
  readonly endsAt?: string | null
  readonly managerId?: string | null
  readonly createdBy?: string | null
  readonly archived?: boolean
  readonly migrated?: boolean
}

/**
 * A mission written by SQL, for states that only time or the provider reaches; its step follows the
 * clock.
 */
export async function aStoredMission(
  app: TestApp,
  company: { readonly id: string },
  options: StoredMission = {},
): Promise<{ readonly id: string; readonly step: ProgressStep }> {
  const now = app.clock.now()
  const { selection = 'new', startsAt = '2026-12-07T08:00:00.000Z' } = options
  const status = selection === null ? 'draft' : 'submitted'
  const endsAt = options.endsAt ?? (startsAt === null ? null : '2026-12-20T16:00:00.000Z')
  const period =
    startsAt === null || endsAt === null
      ? null
      : { startsAt: startsAt as Instant, endsAt: endsAt as Instant }
  const step = progressStepOf(status, period, now)
  const { id } = await app.services.db
    .queries(nobody)
    .insertInto('missions')
    .values({
      organisation_id: company.id,
      type: 'delegation',
      name: options.name ?? null,
      job_title_id: 'waiter',
      status,
      selection_status: selection,
      progress_step: step,
      next_step_at: period === null || status === 'draft' ? null : nextStepAt(period, now),
      starts_at: period?.startsAt ?? null,
      ends_at: period?.endsAt ?? null,
      reference_at: period?.startsAt ?? now,
      manager_id: options.managerId ?? null,
      created_by: options.createdBy ?? null,
      archived: options.archived ?? false,
      migrated: options.migrated ?? false,
      attendance_config_type: 'app',
      hourly_rate_cents: 1300,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, step }
}
