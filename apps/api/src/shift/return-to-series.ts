import { issue } from '@renfort/domain/kernel/issue.ts'
import { reopenedRule } from '@renfort/domain/shift/series.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { findRecurrences, saveRecurrenceEnds } from '../mission-record/recurrence-queries.ts'
import type { PlannedShift } from '../mission-record/shift-queries.ts'

/**
 * Extends the recurrences that some shifts rejoin to the days of these shifts; an undo needs it.
 */
export async function returnToSeries(
  { queries }: CommandCall,
  missionId: string,
  shifts: readonly PlannedShift[],
): Promise<void> {
  const returning = Map.groupBy(shifts, ({ recurrenceId }) => recurrenceId)
  const ids = [...returning.keys()].filter((id) => id !== null)
  if (ids.length === 0) return
  const rules = await findRecurrences(queries, missionId)
  const reopened = ids.map((id) => {
    const rule = rules.get(id)
    if (rule === undefined) throw notFound()
    const open = reopenedRule(rule, returning.get(id) ?? [])
    if (open === null) throw refuse('errors.shift.invalid', { issues: [offRule] })
    return { id, until: open.until }
  })
  await saveRecurrenceEnds(queries, reopened)
}

const offRule = issue(['shifts'], 'errors.recurrence.empty')
