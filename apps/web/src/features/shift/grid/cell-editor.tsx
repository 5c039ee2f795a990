import type { ShiftColumn } from '@renfort/domain/shift/typed-shift.ts'
import { useLayoutEffect, useRef } from 'react'
import { controlClass } from '../../../ui/control-class.ts'
import { useUiWords } from '../../../ui/ui-words.tsx'
import type { Editing } from './grid-state.ts'

interface CellEditorProps {
  column: ShiftColumn
  label: string
  editing: Editing
  describedBy: string | undefined
  isInvalid: boolean
  onLeave: (text: string) => void
}

/** The field that stands in a cell while it is typed into; the table answers to its keys. */
export function CellEditor({
  column,
  label,
  editing,
  describedBy,
  isInvalid,
  onLeave,
}: CellEditorProps) {
  const words = useUiWords()
  const field = useRef<HTMLInputElement>(null)
  // In a layout effect, before the next key: the line may be redrawn with its saved values meanwhile.
  useLayoutEffect(() => {
    const input = field.current
    input?.focus()
    if (editing.isTypedOver) input?.setSelectionRange(input.value.length, input.value.length)
    else input?.select()
  }, [editing])
  const placeholder = { date: words.dateHint, start: words.timeHint, end: words.timeHint }
  return (
    <input
      ref={field}
      type="text"
      inputMode={column === 'slots' ? 'numeric' : 'text'}
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      placeholder={column === 'break' || column === 'slots' ? undefined : placeholder[column]}
      defaultValue={editing.text}
      className={controlClass('h-10 px-2 tabular-nums group-data-compact/grid:h-7')}
      onBlur={(event) => onLeave(event.target.value)}
    />
  )
}
