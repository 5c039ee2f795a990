import type { Urgency } from '@renfort/domain/hiring/urgency.ts'
import Clock from 'lucide-react/icons/clock'
import Flame from 'lucide-react/icons/flame'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'

const tones: Record<Urgency, Tone> = {
  late: 'red',
  day: 'red',
  threeDays: 'orange',
  week: 'neutral',
  later: 'grey',
}

interface UrgencyBadgeProps {
  urgency: Urgency
  className?: string
  children: ReactNode
}

/** How soon something is due; in red from the day before. */
export function UrgencyBadge({ urgency, className = '', children }: UrgencyBadgeProps) {
  const Icon = tones[urgency] === 'red' ? Flame : Clock
  return (
    <Badge tone={tones[urgency]} icon={<Icon aria-hidden />} className={className}>
      {children}
    </Badge>
  )
}
