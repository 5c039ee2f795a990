import type { Mission } from '@renfort/contract/mission.ts'
import { localAt } from '@renfort/domain/kernel/place-time.ts'
import type { CheckedCopy } from '@renfort/domain/shift/copy-week.ts'
import {
  levelOf,
  type LineNote,
  type LineNoteLevel,
} from '@renfort/domain/shift/shift-line/line-notes.ts'
import type { ShiftLineReading } from '@renfort/domain/shift/shift-line/read-shift-line.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { type RefObject, useDeferredValue, useId, type ReactNode } from 'react'
import { useDebounced } from '../../../platform/use-debounced.ts'
import { Button } from '../../../ui/button.tsx'
import { Day } from '../../../ui/day.tsx'
import { TimeRange } from '../../../ui/time-range.tsx'
import { PlaceClocks, useBreakLabel } from '../../mission-record/planning/place-clocks.tsx'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { useShiftAddition } from '../shift-addition.tsx'
import { AdditionPrice } from '../shift-preview.tsx'
import { ShiftProblems } from '../shift-warnings.tsx'
import { useShiftWords } from '../words.ts'
import { useLineReading, useNoteText, visibleText } from './use-line-reading.ts'
import { useShiftLineWords } from './words.ts'

interface LineReadingProps {
  mission: Mission
  typed: string
  buttonRef: RefObject<HTMLButtonElement | null>
  onAdded: () => void
}

/** The shifts that were read from a line, their price, and the button that adds them. */
export function LineReading({ mission, typed, buttonRef, onAdded }: LineReadingProps) {
  const t = useShiftLineWords()
  const words = useShiftWords()
  const titleId = useId()
  const line = useDeferredValue(typed)
  const { reading, shifts, problem } = useLineReading(mission, line)
  const { isSaving, add } = useShiftAddition(mission.id, onAdded)
  const saved = mission.shifts.map(shiftDraftOf)
  const drafts = shifts.map(({ draft }) => draft)
  const count = drafts.length
  const said = useDebounced(problem ?? t(($) => $.list, { count }), 'remote')
  return (
    <section
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-panel border border-line bg-wash px-4 py-3"
    >
      <h3 id={titleId} className="text-table font-semibold">
        {t(($) => $.read)}
      </h3>
      <output className="sr-only">{said}</output>
      <MarkedLine line={line} reading={reading} />
      {drafts[0] !== undefined && <PlaceClocks zone={mission.timeZone} at={drafts[0].startsAt} />}
      {count > 0 && <ReadShiftsList shifts={shifts} />}
      <LineNotesList line={line} notes={reading.notes} />
      {count > 0 && <AdditionPrice {...{ mission, saved, drafts }} />}
      <div className="flex justify-end">
        <Button
          ref={buttonRef}
          variant="primary"
          pending={isSaving}
          disabledReason={line === typed ? problem : t(($) => $.none)}
          onPress={() =>
            void add(
              drafts,
              words(($) => $.done.created, { count }),
            )
          }
        >
          {t(($) => $.submit, { count })}
        </Button>
      </div>
    </section>
  )
}

type Piece = ShiftLineReading['understood'][number]['kind'] | 'unread' | null

interface Part {
  readonly start: number
  readonly text: string
  readonly piece: Piece
}

const notRead = new Set(['unread_words', 'unread_number', 'negative_count', 'alternative'])

/** The typed line, with marks on what was understood and what was not. */
function MarkedLine({ line, reading }: { line: string; reading: ShiftLineReading }) {
  const t = useShiftLineWords()
  return (
    <p dir="auto" className="text-table break-words">
      <span className="sr-only">{t(($) => $.typed)} </span>
      {partsOf(line, reading).map(({ start, text, piece }) =>
        piece === null ? (
          <bdi key={start}>{text}</bdi>
        ) : (
          <mark
            key={start}
            title={piece === 'unread' ? t(($) => $.unread) : t(($) => $.pieces[piece])}
            className={
              piece === 'unread'
                ? 'rounded-control bg-red-wash px-1 text-red line-through'
                : 'rounded-control bg-accent-wash px-1 text-ink'
            }
          >
            <bdi>{text}</bdi>
            {piece === 'unread' && <span className="sr-only"> ({t(($) => $.unread)})</span>}
          </mark>
        ),
      )}
    </p>
  )
}

function partsOf(line: string, { understood, notes }: ShiftLineReading): Part[] {
  const unread = notes.filter(({ key }) => notRead.has(key))
  const pieces = [
    ...understood.map(({ kind, span }) => ({ piece: kind, ...span })),
    ...unread.map(({ span }) => ({ piece: 'unread' as const, ...span })),
  ].toSorted((a, b) => a.start - b.start)
  const parts: Part[] = []
  let at = 0
  const add = (start: number, end: number, piece: Piece) => {
    const text = visibleText(line.slice(start, end))
    if (text !== '') parts.push({ start, text, piece })
  }
  for (const { start, end, piece } of pieces) {
    // A part with two notes is marked once.
    if (start < at) continue
    add(at, start, null)
    add(start, end, piece)
    at = end
  }
  add(at, line.length, null)
  return parts
}

/** The shifts of a line, each with its problems. */
function ReadShiftsList({ shifts }: { shifts: readonly CheckedCopy[] }) {
  const t = useShiftLineWords()
  return (
    <ul
      aria-label={t(($) => $.list, { count: shifts.length })}
      className="max-h-52 overflow-y-auto rounded-control border border-line bg-surface px-3 py-1 text-table"
    >
      {shifts.map((shift) => (
        <ReadShift key={`${shift.draft.startsAt} ${shift.draft.endsAt}`} shift={shift} />
      ))}
    </ul>
  )
}

function ReadShift({ shift: { draft, issues, warnings } }: { shift: CheckedCopy }) {
  const t = useShiftLineWords()
  const breakLabel = useBreakLabel()
  const zone = draft.timeZone
  const [start, end] = [localAt(draft.startsAt, zone), localAt(draft.endsAt, zone)]
  return (
    <li className="border-line py-1 not-first:border-t">
      <span className="flex flex-wrap items-baseline gap-x-4 tabular-nums">
        <Day
          date={start.date}
          style="medium"
          className="min-w-36 font-medium first-letter:uppercase"
        />
        <TimeRange from={start.time} to={end.time} endsNextDay={end.date > start.date} />
        <span>{breakLabel(draft.breakMinutes)}</span>
        <span>{t(($) => $.slots, { count: draft.slots })}</span>
      </span>
      <ShiftProblems {...{ issues, warnings }} />
    </li>
  )
}

const icons: Record<LineNoteLevel, ReactNode> = {
  problem: <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />,
  doubt: <TriangleAlert aria-hidden size={16} className="mt-0.5 shrink-0 text-orange" />,
  remark: <Info aria-hidden size={16} className="mt-0.5 shrink-0 text-muted" />,
}
const colours: Record<LineNoteLevel, string> = {
  problem: 'text-danger',
  doubt: 'text-ink',
  remark: 'text-muted',
}
const order: Record<LineNoteLevel, number> = { problem: 0, doubt: 1, remark: 2 }

/** Errors, doubts and ignored parts of a line, the worst first. */
function LineNotesList({ line, notes }: { line: string; notes: readonly LineNote[] }) {
  const textOf = useNoteText()
  if (notes.length === 0) return null
  const sorted = notes
    .map((note) => ({ level: levelOf(note.key), text: textOf(note, line) }))
    .toSorted((a, b) => order[a.level] - order[b.level])
  return (
    <ul className="flex flex-col gap-1 text-table">
      {sorted.map(({ level, text }) => (
        <li key={text} className={`flex items-start gap-2 break-words ${colours[level]}`}>
          {icons[level]}
          <span className="min-w-0">{text}</span>
        </li>
      ))}
    </ul>
  )
}
