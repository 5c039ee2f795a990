import { nextStepAt, progressStepOf, type Span } from '@renfort/domain/mission/mission.ts'
import { nobody } from '../platform/database/db.ts'
import type { Call } from '../platform/http/route.ts'
import { lockDueMissions, saveProgress } from './progress-queries.ts'

/**
 * Stores the progress steps that have changed with time, for lists and totals. The audit trail gets
 * no row, because nobody acted.
 */
export async function bringProgressUpToDate(
  { services }: Pick<Call, 'services'>,
  organisationId: string,
): Promise<void> {
  await services.db.transaction(nobody, async ({ queries, now }) => {
    const due = await lockDueMissions(queries, organisationId, now)
    if (due.length === 0) return
    const updates = due.map((mission) => {
      const period = periodOfRow(mission)
      const step = progressStepOf(mission.status, period, now)
      return { id: mission.id, step, next: period === null ? null : nextStepAt(period, now) }
    })
    await saveProgress(queries, updates)
  })
}

/** The stored bounds of a planning; they are both there or both absent. */
export function periodOfRow(row: {
  readonly startsAt: Span['startsAt'] | null
  readonly endsAt: Span['endsAt'] | null
}): Span | null {
  const { startsAt, endsAt } = row
  return startsAt === null || endsAt === null ? null : { startsAt, endsAt }
}
