import type { MissionType, ProgressStep } from '@renfort/domain/mission/mission.ts'
import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePlay from 'lucide-react/icons/circle-play'
import PencilLine from 'lucide-react/icons/pencil-line'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { useMissionRecordWords } from './words.ts'

/** Blue for delegation, purple otherwise (TASK-36). */
export function MissionTypeBadge({ type }: { type: MissionType }) {
  const t = useMissionRecordWords()
  return (
    <Badge tone={type === 'delegation' ? 'blue' : 'purple'}>{t(($) => $.labels.type[type])}</Badge>
  )
}

const looks: Record<ProgressStep, { tone: Tone; icon: LucideIcon }> = {
  draft: { tone: 'grey', icon: PencilLine },
  upcoming: { tone: 'neutral', icon: CalendarClock },
  ongoing: { tone: 'green', icon: CirclePlay },
  done: { tone: 'grey', icon: CircleCheck },
}

/** The progress of a mission (TASK-51). */
export function ProgressBadge({ step }: { step: ProgressStep }) {
  const t = useMissionRecordWords()
  const { tone, icon: Icon } = looks[step]
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {t(($) => $.labels.progress[step])}
    </Badge>
  )
}
