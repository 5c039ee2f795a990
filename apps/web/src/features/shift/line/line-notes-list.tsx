import {
  type LineNote,
  type LineNoteLevel,
  levelOf,
} from '@renfort/domain/shift/shift-line/line-notes.ts'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useNoteText } from './use-note-text.ts'

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

/** What is wrong with a line, what is doubtful, what was passed over: the worst first. */
export function LineNotesList({ line, notes }: { line: string; notes: readonly LineNote[] }) {
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
