import Phone from 'lucide-react/icons/phone'
import { fullName } from '../../platform/person-name.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { linkClass } from '../../ui/link-class.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { TimeRange } from '../../ui/time-range.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { formatPhone, siderPicture } from '../sider/queries.ts'
import type { SheetSlot } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

interface SidersPanelProps {
  slot: SheetSlot | null
  onShowSider: (siderId: string) => void
  onClose: () => void
}

/** Lists all Siders of a shift with many places. */
export function SidersPanel({ slot, onShowSider, onClose }: SidersPanelProps) {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  const clocksOf = useZoneName()
  const clocks = slot && clocksOf(slot.timeZone, slot.startsAt)
  return (
    <SidePanel
      isOpen={slot !== null}
      onClose={onClose}
      title={slot && t(($) => $.siders, { count: slot.siders.length })}
      context={
        slot && (
          <>
            {formatDay(slot.day, locale, 'long')},{' '}
            <TimeRange from={slot.from} to={slot.to} endsNextDay={slot.endsNextDay} />
            {clocks !== null && `, ${clocks}`}
          </>
        )
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {slot?.siders.map((sider) => (
          <li key={sider.id} className="flex items-center gap-3 py-2.5">
            <Avatar name={fullName(sider)} src={siderPicture(sider.pictureURL)} />
            <span className="min-w-0 flex-1">
              <button
                type="button"
                aria-haspopup="dialog"
                className={linkClass('row', 'text-left')}
                onClick={() => onShowSider(sider.id)}
              >
                {fullName(sider)}
              </button>
            </span>
            {sider.phoneNumber !== null && (
              <a href={`tel:${sider.phoneNumber}`} className={linkClass('quiet', 'tabular-nums')}>
                <Phone aria-hidden size={14} className="mr-1.5 inline" />
                {formatPhone(sider.phoneNumber)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </SidePanel>
  )
}
