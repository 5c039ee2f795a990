import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { memo, useId, useMemo, useState } from 'react'
import { tourTarget } from '../../platform/tour-target.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Day } from '../../ui/day.tsx'
import { formatDuration } from '../../ui/format-duration.ts'
import { MissionTypeBadge } from '../mission-record/mission-badges.tsx'
import { useIsIdle } from './grid/virtual-rows.tsx'
import {
  ApplicantsLink,
  ContractsLink,
  OrderAgainButton,
  type OrderAgain,
} from './mission-links.tsx'
import { MissionName } from './mission-anchor.tsx'
import { PlaceNotes } from './shift-notes.tsx'
import { type ShiftTools, useShiftTools } from './shift-tools.ts'
import { SlotCard } from './slot-card.tsx'
import { type StartMission, StartOnDay } from './start-mission.tsx'
import { useHolidayName } from './use-holiday-name.ts'
import { slotsOfDay, type SheetMission, type SheetSlot, type WeekSheet } from './week-sheet.ts'
import { usePlanningWords } from './words.ts'

/** This many shifts of a day are drawn before the button for more. */
const batch = 20

interface DayCardsProps {
  sheet: WeekSheet
  today: IsoDate
  isBusy: boolean
  onShowSiders: (slot: SheetSlot) => void
  onShowSider: (siderId: string) => void
  onStart: StartMission | null
  onOrderAgain: OrderAgain | null
}

/** The week on a phone: a card for each day, with the shifts of every mission (PLAN-08). */
export function DayCards({ sheet, isBusy, ...props }: DayCardsProps) {
  const tools = useShiftTools(sheet.week)
  const entries = useMemo(() => sheet.days.map((_, index) => slotsOfDay(sheet, index)), [sheet])
  return (
    <div
      aria-busy={isBusy}
      {...tourTarget('planning-shifts')}
      className={classNames('flex flex-col gap-3 transition-opacity', isBusy && 'opacity-60')}
    >
      {sheet.days.map((day, index) => (
        <DayCard
          key={day}
          day={day}
          entries={entries[index] ?? noEntries}
          {...{ tools, ...props }}
        />
      ))}
    </div>
  )
}

interface Entry {
  mission: SheetMission
  slot: SheetSlot
}

interface DayCardProps extends Omit<DayCardsProps, 'isBusy' | 'sheet'> {
  day: IsoDate
  entries: readonly Entry[]
  tools: ShiftTools
}

const noEntries: readonly Entry[] = []

const DayCard = memo(function DayCard({
  day,
  today,
  entries,
  tools,
  onShowSiders,
  onShowSider,
  onStart,
  onOrderAgain,
}: DayCardProps) {
  const t = usePlanningWords()
  const id = useId()
  const holiday = useHolidayName()(day)
  const [shown, setShown] = useState(batch)
  // The text of the week shows first: each day gets its buttons and pictures in an idle moment of its own.
  const isPlain = !useIsIdle()
  const isToday = day === today
  const hidden = entries.length - shown
  const minutes = entries.reduce((sum, { slot }) => sum + slot.minutes, 0)
  return (
    <section
      aria-labelledby={id}
      className={classNames(
        // Days below the window are laid out only when they scroll into it.
        'rounded-panel border bg-surface p-3 [content-visibility:auto] [contain-intrinsic-size:auto_14rem]',
        isToday ? 'border-edge' : 'border-line',
      )}
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h2 id={id} className={classNames('font-semibold', holiday !== null && 'text-red')}>
          <Day date={day} />
        </h2>
        {isToday && (
          <span className="rounded-full bg-accent px-2 py-0.5 text-xs font-medium text-on-accent">
            {t(($) => $.today)}
          </span>
        )}
        {holiday !== null && <Badge tone="red">{holiday}</Badge>}
        <span className="ml-auto text-table text-muted tabular-nums">
          {entries.length === 0 ? t(($) => $.noSlot) : formatDuration(minutes)}
        </span>
        <StartOnDay {...{ day, today, onStart }} className="-my-1 -mr-1.5" />
      </header>
      {entries.length > 0 && (
        <div className="pt-1">
          {entries.slice(0, shown).map(({ mission, slot }) => (
            <div key={slot.id} className="pt-2">
              <SlotCard {...{ mission, slot, tools, isPlain, onShowSiders, onShowSider }}>
                <div className="mb-1 flex items-start gap-2">
                  <MissionName
                    mission={mission}
                    anchors={tools.anchors}
                    className="relative z-1 min-w-0 flex-1 text-table font-medium"
                  />
                  <MissionTypeBadge type={mission.type} />
                  <span className="relative z-1 -my-1.5 -mr-1.5">
                    {isPlain && onOrderAgain !== null ? (
                      <span className="block size-8" />
                    ) : (
                      <OrderAgainButton {...{ mission, onOrderAgain }} />
                    )}
                  </span>
                </div>
                <PlaceNotes {...{ mission, slot, tools }} />
                <span className="relative z-1 flex flex-wrap gap-x-3">
                  {mission.hasApplicants && <ApplicantsLink mission={mission} />}
                  {mission.contractsToSign.length > 0 && <ContractsLink mission={mission} />}
                </span>
              </SlotCard>
            </div>
          ))}
          {hidden > 0 && (
            <Button size="small" className="mt-2 w-full" onPress={() => setShown(shown + batch)}>
              {t(($) => $.moreSlots, { count: Math.min(batch, hidden) })}
            </Button>
          )}
        </div>
      )}
    </section>
  )
})
