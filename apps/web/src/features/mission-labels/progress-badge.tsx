import type { ProgressStep } from '@renfort/domain/mission/mission.ts'
import { CalendarClock, CircleCheck, CirclePlay, type LucideIcon, PencilLine } from 'lucide-react'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { useMissionLabels } from './words.ts'

const looks: Record<ProgressStep, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'grey', icon: PencilLine },
  upcoming: { tone: 'neutral', icon: CalendarClock },
  ongoing: { tone: 'green', icon: CirclePlay },
  done: { tone: 'grey', icon: CircleCheck },
}

/** Where a mission stands (TASK-51). */
export function ProgressBadge({ step }: { step: ProgressStep }) {
  const t = useMissionLabels()
  const { tone, icon: Icon } = looks[step]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(($) => $.progress[step])}
    </Badge>
  )
}
