import { type AmendmentKind, amendmentKinds } from '@renfort/domain/amendment/amendment-kind.ts'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarX from 'lucide-react/icons/calendar-x-2'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { Menu } from '../../ui/menu.tsx'
import type { Chain } from './queries.ts'
import { useAmendmentWords } from './words.ts'

const icons = {
  renewal: CalendarPlus,
  term: CalendarClock,
  hours: Clock,
  place: MapPin,
  end: CalendarX,
} as const

interface AmendMenuProps {
  /** The contracts that still bind. */
  contracts: readonly Chain[]
  isFlexible: boolean
  onAct: (kind: AmendmentKind) => void
}

/** The acts on the contracts of a mission; one that the law closes says why. */
export function AmendMenu({ contracts, isFlexible, onAct }: AmendMenuProps) {
  const t = useAmendmentWords()
  const closedBecause = (kind: AmendmentKind): string | undefined => {
    if (contracts.length === 0) return t(($) => $.allOver)
    if (kind === 'renewal' && contracts.every(({ renewalsLeft }) => renewalsLeft === 0)) {
      return t(($) => $.noRenewalLeft)
    }
    if (kind === 'term' && contracts.every(({ termDays }) => termDays.length === 0)) {
      return t(($) => $.noTermDay)
    }
    return kind === 'hours' && isFlexible ? t(($) => $.flexibleHours) : undefined
  }
  const commandOf = (kind: AmendmentKind) => {
    const Icon = icons[kind]
    return {
      id: kind,
      label: t(($) => $.acts[kind]),
      icon: <Icon aria-hidden />,
      isDanger: kind === 'end',
      disabledReason: closedBecause(kind),
      onAction: () => onAct(kind),
    }
  }
  return (
    <Menu
      label={t(($) => $.menu)}
      variant="secondary"
      size="small"
      groups={[amendmentKinds.filter((kind) => kind !== 'end').map(commandOf), [commandOf('end')]]}
    >
      {t(($) => $.menu)}
    </Menu>
  )
}
