import { issue } from '@renfort/domain/kernel/issue.ts'
import { reopenedRule } from '@renfort/domain/shift/series.ts'
import { notFound, refuse } from '../platform/refusal.ts'
import type { CommandCall } from '../platform/route.ts'
import { findRecurrences, saveRecurrenceEnds } from './recurrence-queries.ts'
import type { PlannedShift } from './shift-queries.ts'

/** Opens the rules that some shifts come back to, as far as their days (an undo asks for it). */
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
