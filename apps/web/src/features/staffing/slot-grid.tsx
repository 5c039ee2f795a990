import type { StaffedShift } from '@renfort/contract/staffing.ts'
import { instant } from '@renfort/domain/kernel/calendar.ts'
import { localAt, type TimeZone } from '@renfort/domain/kernel/place-time.ts'
import UserMinus from 'lucide-react/icons/user-minus'
import { useState } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { useZoneName } from '../../platform/use-zone-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Day } from '../../ui/day.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { TimeRange } from '../../ui/time-range.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import type { MissionToStaffReply } from './queries.ts'
import { type Leaving, RemovalDialog } from './removal-dialog.tsx'
import { useStaffingWords } from './words.ts'

interface SlotGridProps {
  mission: MissionToStaffReply
  chosen: ReadonlySet<string>
  /** `undefined` when nobody can be hired. */
  onChoose: ((chosen: ReadonlySet<string>) => void) | undefined
}

/** Days and their slots: filled by whom, left by whom, or open. */
export function SlotGrid({ mission, chosen, onChoose: onChooseSome }: SlotGridProps) {
  const t = useStaffingWords()
  const [leaving, setLeaving] = useState<Leaving | null>(null)
  const now = useProductClock().now()
  const clocks = useZoneName()(mission.timeZone, instant(mission.startDate))
  const isOpen = ({ endDate, siders, slots }: StaffedShift) =>
    endDate > now && siders.length < slots
  // A Sider works the whole of a flexible planning: its slots cannot be chosen.
  const onChoose = mission.isFlexiblePlanning ? undefined : onChooseSome
  const open = mission.shifts.filter(isOpen).map(({ id }) => id)
  return (
    <section aria-labelledby="slots-title">
      <h2 id="slots-title" className="text-lg font-semibold">
        {t(($) => $.planning.title)}
      </h2>
      {clocks !== null && <p className="pt-1 text-sm text-muted">{clocks}</p>}
      {mission.isFlexiblePlanning && (
        <p className="pt-1 text-muted">{t(($) => $.planning.places, { count: mission.slots })}</p>
      )}
      {onChoose !== undefined && open.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-1">
          <Checkbox
            isSelected={open.every((id) => chosen.has(id))}
            isMixed={chosen.size > 0 && !open.every((id) => chosen.has(id))}
            onChange={(isSelected) => onChoose(new Set(isSelected ? open : []))}
          >
            {t(($) => $.planning.chooseAll)}
          </Checkbox>
          <span className="text-sm text-muted">{t(($) => $.planning.hint)}</span>
        </div>
      )}
      {mission.shifts.length > 0 && (
        <ol className="mt-3 divide-y divide-line rounded-panel border border-line bg-surface">
          {mission.shifts.map((shift) => (
            <ShiftLine
              key={shift.id}
              shift={shift}
              zone={mission.timeZone}
              isOver={shift.endDate <= now}
              isChosen={chosen.has(shift.id)}
              onChoose={
                onChoose !== undefined && open.length > 1 && isOpen(shift)
                  ? (isSelected) => onChoose(withShift(chosen, shift.id, isSelected))
                  : undefined
              }
              onRemove={({ sider, shift: from }) =>
                setLeaving({ sider, shift: mission.isFlexiblePlanning ? null : from })
              }
            />
          ))}
        </ol>
      )}
      {leaving !== null && (
        <RemovalDialog mission={mission} leaving={leaving} onClose={() => setLeaving(null)} />
      )}
    </section>
  )
}

function withShift(chosen: ReadonlySet<string>, id: string, isChosen: boolean) {
  const next = new Set(chosen)
  if (isChosen) next.add(id)
  else next.delete(id)
  return next
}

interface ShiftLineProps {
  shift: StaffedShift
  zone: TimeZone
  isOver: boolean
  isChosen: boolean
  onChoose: ((isChosen: boolean) => void) | undefined
  onRemove: (leaving: Leaving) => void
}

function ShiftLine({ shift, zone, isOver, isChosen, onChoose, onRemove }: ShiftLineProps) {
  const t = useStaffingWords()
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  const start = localAt(instant(shift.startDate), zone)
  const end = localAt(instant(shift.endDate), zone)
  const free = Math.max(0, shift.slots - shift.siders.length)
  const left = shift.removals.filter(({ replacement }) => replacement === null).slice(0, free)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3">
      <div className="flex w-44 shrink-0 items-start gap-2.5">
        {onChoose !== undefined && (
          <Checkbox isLabelHidden isSelected={isChosen} onChange={onChoose}>
            {t(($) => $.planning.choose, { day: formatDay(start.date, locale) })}
          </Checkbox>
        )}
        <div className="flex flex-col">
          <Day
            date={start.date}
            style={styleOf(start.date)}
            className="font-medium first-letter:uppercase"
          />
          <TimeRange
            from={start.time}
            to={end.time}
            endsNextDay={end.date > start.date}
            className="text-sm text-muted"
          />
        </div>
      </div>
      <ul className="flex min-w-0 flex-1 basis-40 flex-wrap gap-2">
        {shift.siders.map((sider) => (
          <li key={sider.id} className="max-w-full">
            <button
              type="button"
              disabled={isOver}
              onClick={() => onRemove({ sider, shift })}
              className="group inline-flex max-w-full items-center gap-1.5 rounded-full border border-transparent bg-green-wash px-2.5 py-1 text-sm font-medium text-green enabled:hover:border-green"
            >
              <span className="truncate">{fullName(sider)}</span>
              {!isOver && <UserMinus aria-hidden size={14} className="shrink-0" />}
              {!isOver && (
                <span className="sr-only">
                  {t(($) => $.planning.remove, { name: fullName(sider) })}
                </span>
              )}
            </button>
          </li>
        ))}
        {left.map((removal) => (
          <li key={removal.sider.id + removal.removedAt} className="flex items-center gap-1.5">
            <Badge tone="orange">{t(($) => $.planning.toReplace)}</Badge>
            <span className="text-sm text-muted">
              {t(($) => $.planning.left, {
                name: fullName(removal.sider),
                reason: t(($) => $.removal.reasons[removal.reason]),
              })}
            </span>
          </li>
        ))}
        {Array.from({ length: free - left.length }, (_, place) => (
          <li key={place}>
            <span className="inline-block rounded-full border border-dashed border-edge px-2.5 py-1 text-sm text-muted">
              {isOver ? t(($) => $.planning.over) : t(($) => $.planning.free)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
