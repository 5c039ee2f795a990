import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { ReactNode } from 'react'
import { fullName } from '../../platform/person-name.ts'
import { useDayStyle } from '../../platform/use-day-style.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatDay } from '../../ui/format-day.ts'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { useUiWords } from '../../ui/ui-words.tsx'
import { WindowedBody } from '../../ui/windowed-body.tsx'
import { columns, type HoursSelection, roles } from './hours-columns.ts'
import type { DayLines, Line, MissionLines } from './hours-line.ts'
import { HoursRow } from './hours-row.tsx'
import { useHoursWords } from './words.ts'

/** Lines that come into the page and leave it together. */
const atOnce = 12
/** Fewer lines are drawn whole, which is cheaper. */
const wholeUpTo = 60

interface HoursBodiesProps {
  days: readonly DayLines[]
  selection: HoursSelection | null
  /** A line that is drawn wherever the window is. */
  keptLine: string | null
  onEdit: (id: string) => void
}

/** The lines of some days under the heads of their day and mission; only those near the window are drawn. */
export function HoursBodies({ days, selection, keptLine, onEdit }: HoursBodiesProps) {
  const [isNarrow, isPrinting] = [useIsNarrow(), useIsPrinting()]
  const span = columns.length + (selection === null ? 0 : 1)
  const parts = partsOf(days)
  const isWhole = isPrinting || parts.reduce((sum, { lines }) => sum + lines.length, 0) <= wholeUpTo
  return parts.map(({ key, day, mission, lines }, place) => (
    <WindowedBody
      key={key}
      className="narrow:flex narrow:flex-col narrow:gap-3 narrow:pb-3"
      expectedHeight={lines.length * (isNarrow ? 280 : 66)}
      isFirst={place === 0}
      isKept={isWhole || lines.some(({ id }) => id === keptLine)}
    >
      {() => (
        <>
          {day !== null && (
            <HeadRow span={span} className="pt-5 pb-1 text-base font-semibold">
              <DayTitle day={day} />
            </HeadRow>
          )}
          {mission !== null && (
            <HeadRow span={span} className="bg-wash py-1.5">
              <MissionTitle mission={mission} />
            </HeadRow>
          )}
          {lines.map((line) => (
            <HoursRow key={line.id} line={line} selection={selection} onEdit={onEdit} />
          ))}
        </>
      )}
    </WindowedBody>
  ))
}

interface Part {
  readonly key: string
  /** Where a day or a mission begins. */
  readonly day: DayLines['day'] | null
  readonly mission: MissionLines | null
  readonly lines: readonly Line[]
}

function partsOf(days: readonly DayLines[]): readonly Part[] {
  return days.flatMap(({ day, missions }) =>
    missions.flatMap((mission, place) => {
      const starts = Array.from(
        { length: Math.ceil(mission.lines.length / atOnce) },
        (_, part) => part * atOnce,
      )
      return starts.map((start) => ({
        key: `${day} ${mission.task.id} ${start}`,
        day: place === 0 && start === 0 ? day : null,
        mission: start === 0 ? mission : null,
        lines: mission.lines.slice(start, start + atOnce),
      }))
    }),
  )
}

interface HeadRowProps {
  span: number
  className: string
  children: ReactNode
}

function HeadRow({ span, className, children }: HeadRowProps) {
  return (
    <tr {...roles.row} className="narrow:block">
      <th
        {...roles.rowheader}
        scope="rowgroup"
        colSpan={span}
        className={classNames(
          'border-b border-line px-2 text-left narrow:block narrow:rounded-control narrow:border-0',
          className,
        )}
      >
        {children}
      </th>
    </tr>
  )
}

function DayTitle({ day }: Pick<DayLines, 'day'>) {
  const { locale } = useUiWords()
  const styleOf = useDayStyle()
  return <time dateTime={day}>{formatDay(day, locale, styleOf(day))}</time>
}

function MissionTitle({ mission: { task, lines } }: { mission: MissionLines }) {
  const t = useHoursWords()
  return (
    <span className="flex flex-wrap gap-x-3 font-normal">
      <span className="font-medium">{missionDisplayName(task.jobTitle.name, task.name)}</span>
      {task.manager !== null && (
        <span className="text-muted">
          {t(($) => $.manager, { name: fullName(task.manager ?? { firstName: '', lastName: '' }) })}
        </span>
      )}
      <span className="text-muted tabular-nums">{t(($) => $.lines, { count: lines.length })}</span>
    </span>
  )
}
