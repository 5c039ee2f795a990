import type { Mission } from '@renfort/contract/mission.ts'
import { type ShiftColumn, shiftColumns } from '@renfort/domain/shift/typed-shift.ts'
import { type RefObject, useEffect, useId } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useShiftWords } from '../words.ts'
import type { GridRow } from './grid-rows.ts'
import { useShiftGrid } from './use-shift-grid.ts'

interface UnsavedLinesProps {
  mission: Mission
  flushRef: RefObject<() => Promise<boolean>>
  disabledReason: string | undefined
}

/** On a screen too narrow for the table: the unsaved lines of the table, to finish or to drop. */
export function UnsavedLines({ mission, flushRef, disabledReason }: UnsavedLinesProps) {
  const t = useShiftWords()
  const titleId = useId()
  const grid = useShiftGrid(mission)
  const isLocked = disabledReason !== undefined
  useEffect(() => {
    if (isLocked) return
    flushRef.current = grid.flush
    return () => {
      flushRef.current = async () => true
    }
  })
  const rows = grid.rows.filter(({ state }) => state === 'changed' || state === 'saving')
  if (isLocked || rows.length === 0) return null
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="font-medium text-orange">
        {t(($) => $.grid.unsavedTitle)}
      </h3>
      <ul className="flex flex-col gap-3">
        {rows.map((row, index) => (
          <UnsavedLine
            key={row.key}
            row={row}
            number={index + 1}
            onWrite={(column, text) => grid.write(row, { [column]: text })}
            onSave={() => grid.submit(row.key)}
            onDiscard={() => grid.apply({ kind: 'drop', row: row.key })}
          />
        ))}
      </ul>
    </section>
  )
}

interface UnsavedLineProps {
  row: GridRow
  number: number
  onWrite: (column: ShiftColumn, text: string) => void
  onSave: () => void
  onDiscard: () => void
}

function UnsavedLine({ row, number, onWrite, onSave, onDiscard }: UnsavedLineProps) {
  const t = useShiftWords()
  const labels: Record<ShiftColumn, string> = {
    date: t(($) => $.list.day),
    start: t(($) => $.form.start),
    end: t(($) => $.form.end),
    break: t(($) => $.list.pause),
    slots: t(($) => $.list.siders),
  }
  const problemOf = (column: ShiftColumn) => {
    const found = row.issues.find(({ path }) => path[0] === column)
    return found && errorSentence(found.key, found.params)
  }
  const isSaving = row.state === 'saving'
  return (
    <li
      aria-label={t(($) => $.grid.line, { number })}
      className="flex flex-col gap-3 rounded-panel border border-orange bg-surface p-4"
    >
      <div className="grid grid-cols-2 gap-3">
        {shiftColumns.map((column) => (
          <TextField
            key={column}
            className={column === 'date' ? 'col-span-2' : undefined}
            label={labels[column]}
            value={row.cells[column]}
            error={problemOf(column)}
            autoComplete="off"
            inputMode={column === 'slots' ? 'numeric' : 'text'}
            onChange={(text) => onWrite(column, text)}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="small" variant="quiet" onPress={onDiscard}>
          {t(($) => $.grid.discard)}
        </Button>
        <Button size="small" variant="primary" pending={isSaving} onPress={onSave}>
          {t(($) => $.grid.save)}
        </Button>
      </div>
    </li>
  )
}
