import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import Plus from 'lucide-react/icons/plus'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useCan } from '../../platform/me.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { SheetButton } from './sheet-button.tsx'
import { usePlanningWords } from './words.ts'

// The week shows first: the code of the dialog loads when a mission is started.
const NewMission = lazy(async () => ({ default: (await import('./new-mission.tsx')).NewMission }))

export type StartMission = (day: IsoDate) => void

/** Starts a mission on a day of the planning; `null` for users who may not. */
export function useStartMission(): { start: StartMission | null; dialog: ReactNode } {
  const creates = useCan('mission.create').allowed
  const [asked, setAsked] = useState<{ day: IsoDate; count: number } | null>(null)
  // A stable function: the rows of a full week are not drawn again.
  const [start] = useState(
    () => (day: IsoDate) => setAsked((former) => ({ day, count: (former?.count ?? 0) + 1 })),
  )
  return {
    start: creates ? start : null,
    dialog: asked !== null && (
      <Suspense>
        <NewMission key={asked.count} day={asked.day} />
      </Suspense>
    ),
  }
}

interface StartOnDayProps {
  day: IsoDate
  today: IsoDate
  /** `null` where no mission can be started. */
  onStart: StartMission | null
  className?: string
}

/** Starts a mission on a day; hidden on a past day, where it would be refused. */
export function StartOnDay({ className, ...props }: StartOnDayProps) {
  return (
    <StartButton
      {...props}
      className={classNames(
        'inline-grid size-7 place-items-center rounded-control text-muted hover:bg-wash hover:text-ink',
        className,
      )}
    />
  )
}

/** Starts a mission from the empty cell of a mission: for pointers only, since keys use the button of the day. */
export function EmptyCell(props: StartOnDayProps) {
  return (
    <StartButton
      {...props}
      tabIndex={-1}
      className="grid h-9 w-full place-items-center rounded-control text-transparent hover:bg-wash hover:text-ink any-pointer-coarse:text-muted"
    />
  )
}

function StartButton({
  day,
  today,
  onStart,
  ...button
}: StartOnDayProps & { tabIndex?: number }): ReactNode {
  const label = useStartLabel()(day)
  if (onStart === null || day < today) return null
  return (
    <SheetButton label={label} onClick={() => onStart(day)} {...button}>
      <Plus aria-hidden size={16} />
    </SheetButton>
  )
}

function useStartLabel(): (day: IsoDate) => string {
  const t = usePlanningWords()
  const { locale } = useUiWords()
  return (day) => t(($) => $.startOn, { day: formatDay(day, locale, 'long') })
}
