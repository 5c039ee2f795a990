import type { ShiftLineReading } from '@renfort/domain/shift/shift-line/read-shift-line.ts'
import { visibleText } from './use-note-text.ts'
import { useShiftLineWords } from './words.ts'

type Piece = ShiftLineReading['understood'][number]['kind'] | 'unread' | null

interface Part {
  readonly start: number
  readonly text: string
  readonly piece: Piece
}

const notRead = new Set(['unread_words', 'unread_number', 'negative_count', 'alternative'])

/** The line as it was typed: what was understood as what, and what was not. */
export function MarkedLine({ line, reading }: { line: string; reading: ShiftLineReading }) {
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
    // What two notes are about is marked once.
    if (start < at) continue
    add(at, start, null)
    add(start, end, piece)
    at = end
  }
  add(at, line.length, null)
  return parts
}
