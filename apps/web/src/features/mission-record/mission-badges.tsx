import type { Urgency } from '@renfort/domain/hiring/urgency.ts'
import type { MissionType, ProgressStep } from '@renfort/domain/mission/mission.ts'
import type { LucideIcon } from 'lucide-react'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePlay from 'lucide-react/icons/circle-play'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import PencilLine from 'lucide-react/icons/pencil-line'
import type { ReactNode } from 'react'
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

const urgencyTones: Record<Urgency, Tone> = {
  late: 'red',
  day: 'red',
  threeDays: 'orange',
  week: 'neutral',
  later: 'grey',
}

/** How soon something is due; in red from the day before. */
export function UrgencyBadge({
  urgency,
  ...badge
}: {
  urgency: Urgency
  className?: string
  children: ReactNode
}) {
  const Icon = urgencyTones[urgency] === 'red' ? Flame : Clock
  return <Badge tone={urgencyTones[urgency]} icon={<Icon aria-hidden />} {...badge} />
}
