import type { MissionType } from '@renfort/domain/mission/mission.ts'
import { Badge } from '../../ui/badge.tsx'
import { useMissionLabelWords } from './words.ts'

/** Blue for delegation, purple otherwise (TASK-36). */
export function MissionTypeBadge({ type }: { type: MissionType }) {
  const t = useMissionLabelWords()
  return <Badge tone={type === 'delegation' ? 'blue' : 'purple'}>{t(($) => $.type[type])}</Badge>
}
