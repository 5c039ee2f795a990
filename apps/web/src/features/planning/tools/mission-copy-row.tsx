import { startDayOf } from '@renfort/domain/kernel/place-time.ts'
import type { GestureLock } from '@renfort/domain/shift/gesture-lock.ts'
import type { LeftOut } from '@renfort/domain/shift/copy-week.ts'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import type { ReactNode } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { screenPaths } from '../../../platform/screen-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { formatMoneyChange } from '../../../ui/format-figures.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { usePointText } from '../../legal-guard/use-point-text.ts'
import type { Week } from '../planning-week.ts'
import type { CopyResult, CopyRow, MissionCopy } from './use-mission-copies.ts'
import { usePlanningToolWords } from './words.ts'

interface MissionCopyRowProps {
  row: CopyRow
  week: Week
  isChosen: boolean
  /** The result of the copy, once there is one. */
  result: CopyResult | undefined
  onChoose: (isChosen: boolean) => void
}

const closedIcon = <CircleSlash aria-hidden size={18} className="text-muted" />
const doneIcon = <Check aria-hidden size={18} className="text-green" />

/** A mission of the copied week: what is copied, what is not and why, and the result. */
export function MissionCopyRow({ row, week, isChosen, result, onChoose }: MissionCopyRowProps) {
  const t = usePlanningToolWords()
  const { title, lock, copy } = row
  if (result?.change !== undefined) {
    return (
      <RowLine title={title} icon={doneIcon}>
        <span className="text-green">
          {t(($) => $.copyWeek.copied, { count: result.change.after.length })}
        </span>
      </RowLine>
    )
  }
  if (lock !== null) {
    return (
      <RowLine title={title} icon={closedIcon}>
        <Locked {...{ row, week, lock }} />
      </RowLine>
    )
  }
  if (copy === undefined) {
    return (
      <RowLine title={title} icon={closedIcon}>
        <Unread row={row} />
      </RowLine>
    )
  }
  if (copy.drafts.length === 0) {
    return (
      <RowLine title={title} icon={closedIcon}>
        {copy.leftOut.length === 0 ? (
          t(($) => $.copyWeek.noShift)
        ) : (
          <LeftOutShifts leftOut={copy.leftOut} />
        )}
      </RowLine>
    )
  }
  return (
    <li className="py-2.5">
      <Checkbox isSelected={isChosen} onChange={onChoose}>
        <span className="font-medium wrap-anywhere">{title}</span>
        <Brought copy={copy} />
      </Checkbox>
      <div className="flex flex-col gap-1 pt-1 pl-7 text-table text-muted empty:hidden">
        {result?.failure !== undefined && (
          <p className="text-danger">{t(($) => $.copyWeek.failed, { reason: result.failure })}</p>
        )}
        <LeftOutShifts leftOut={copy.leftOut} />
        <Points copy={copy} />
      </div>
    </li>
  )
}

function Brought({ copy: { drafts, priceCents } }: { copy: MissionCopy }) {
  const t = usePlanningToolWords()
  const { locale } = useUiWords()
  return (
    <span className="block text-table text-muted tabular-nums">
      {t(($) => $.copyWeek.shifts, { count: drafts.length })}
      {priceCents !== null && (
        <>
          {', '}
          <span className="whitespace-nowrap">
            {t(($) => $.copyWeek.withoutTax, { price: formatMoneyChange(priceCents, locale) })}
          </span>
        </>
      )}
    </span>
  )
}

function Points({ copy: { points } }: { copy: MissionCopy }) {
  const pointText = usePointText([])
  return [...new Set(points.map(pointText))].map((point) => (
    <p key={point} className="text-orange">
      {point}
    </p>
  ))
}

function Unread({ row: { hasFailed, retry } }: { row: CopyRow }) {
  const t = usePlanningToolWords()
  if (!hasFailed) {
    return (
      <>
        <span className="sr-only">{t(($) => $.copyWeek.reading)}</span>
        <Skeleton className="mt-1 h-4 w-40" />
      </>
    )
  }
  return (
    <span className="flex flex-wrap items-center gap-3">
      <span className="text-danger">{t(($) => $.copyWeek.unread)}</span>
      <Button size="small" onPress={retry}>
        {t(($) => $.copyWeek.again)}
      </Button>
    </span>
  )
}

/** Contracts lock a mission against copies; an amendment, from its own page, can extend it. */
function Locked({ row, week, lock }: { row: CopyRow; week: Week; lock: GestureLock }) {
  const t = usePlanningToolWords()
  return (
    <>
      {t(($) => $.copyWeek.locks[lock])}{' '}
      {lock === 'contracts' && (
        <Link
          to={screenPaths.mission}
          params={{ taskId: row.id }}
          search={{ origin: 'planning', ...week }}
          className={linkClass('text')}
        >
          {t(($) => $.copyWeek.amend)}
        </Link>
      )}
    </>
  )
}

/** The shifts of a mission that are not copied, by reason, with their days. */
function LeftOutShifts({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const t = usePlanningToolWords()
  const { locale } = useUiWords()
  const byReason = Map.groupBy(leftOut, ({ because }) =>
    because === null ? t(($) => $.copyWeek.holiday) : errorSentence(because.key, because.params),
  )
  return [...byReason].map(([reason, shifts]) => {
    const days = new Set(shifts.map(({ draft }) => formatDay(startDayOf(draft), locale)))
    return (
      <p key={reason}>{t(($) => $.copyWeek.leftOut, { days: [...days].join(', '), reason })}</p>
    )
  })
}

interface RowLineProps {
  title: string
  icon: ReactNode
  children: ReactNode
}

/** A mission without a choice, and a text about it. */
function RowLine({ title, icon, children }: RowLineProps) {
  return (
    <li className="flex items-start gap-2.5 py-2.5">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{title}</p>
        <div className="text-table text-muted">{children}</div>
      </div>
    </li>
  )
}
