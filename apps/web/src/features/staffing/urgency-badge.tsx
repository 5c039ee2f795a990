import type { Urgency } from '@renfort/domain/hiring/urgency.ts'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import { Badge, type Tone } from '../../ui/badge.tsx'
import { useStaffingWords } from './words.ts'

const tones: Record<Urgency, Tone> = {
  late: 'red',
  day: 'red',
  threeDays: 'orange',
  week: 'neutral',
  later: 'grey',
}

/** How near the next slot is that nobody fills. */
export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  const t = useStaffingWords()
  const Icon = tones[urgency] === 'red' ? Flame : Clock
  return (
    <Badge tone={tones[urgency]} icon={<Icon aria-hidden />}>
      {t(($) => $.urgency[urgency])}
    </Badge>
  )
}
