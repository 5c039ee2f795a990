import type { MotiveDraft } from '@renfort/domain/mission/motive.ts'
import type { MissionRecord } from './mission-queries.ts'

/** The motive of a mission as the rules read it; `null` while none is chosen. */
export function motiveOf({
  reason,
  justification,
  replacements,
  recruitments,
}: Pick<
  MissionRecord,
  'reason' | 'justification' | 'replacements' | 'recruitments'
>): MotiveDraft | null {
  if (reason === null) return null
  return {
    reason,
    justification: justification ?? '',
    replacements: replacements ?? [],
    recruitments: recruitments ?? [],
  }
}
