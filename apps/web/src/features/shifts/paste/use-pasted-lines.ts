import type { Mission } from '@renfort/contract/missions.ts'
import { durationRefusal, periodOf } from '@renfort/domain/mission/mission.ts'
import {
  type PastedTable,
  pastedLines,
  readPastedTable,
} from '@renfort/domain/shift/pasted-shifts.ts'
import {
  type ShiftCells,
  type ShiftColumn,
  typedShifts,
} from '@renfort/domain/shift/typed-shift.ts'
import { useMemo, useState } from 'react'
import { shiftDraftOf } from '../../quotation/mission-terms.ts'
import { useShiftCalendar } from '../use-shift-calendar.ts'

export interface PastedLine {
  readonly id: number
  readonly cells: ShiftCells
}

interface Pasted {
  readonly table: PastedTable
  readonly lines: readonly PastedLine[]
}

/** The lines of a paste as they are corrected, and what is wrong with each. */
export function usePastedLines(mission: Mission, source: readonly (readonly string[])[]) {
  const { rules, today } = useShiftCalendar()
  const read = (table: PastedTable): Pasted => ({
    table,
    lines: pastedLines(source, table).map((cells, id) => ({ id, cells })),
  })
  const [pasted, setPasted] = useState<Pasted>(() => read(readPastedTable(source, today)))
  const saved = useMemo(() => mission.shifts.map(shiftDraftOf), [mission.shifts])
  const { table, lines } = pasted
  const { drafts, issues } = typedShifts(
    lines.map(({ cells }) => cells),
    saved,
    rules(),
  )
  const sound = drafts.filter((draft) => draft !== null)
  const period = periodOf([...saved, ...sound])
  const faulty = new Set(issues.flatMap(({ path }) => lines[Number(path[0])]?.id ?? []))

  return {
    table,
    lines,
    saved,
    sound,
    faulty,
    refusal: period === null ? null : durationRefusal(period),
    issueAt: (index: number, column: ShiftColumn) =>
      issues.find(({ path }) => path[0] === index && path[1] === column),
    /** A column of the paste stands for something else; what stood for that does not any more. */
    map: (at: number, column: ShiftColumn | null) =>
      setPasted(
        read({
          ...table,
          mapping: table.mapping.map((each, index) =>
            index === at ? column : each === column ? null : each,
          ),
        }),
      ),
    setHeader: (hasHeader: boolean) => setPasted(read({ ...table, hasHeader })),
    write: (id: number, column: ShiftColumn, text: string) =>
      setPasted({
        table,
        lines: lines.map((line) =>
          line.id === id ? { id, cells: { ...line.cells, [column]: text } } : line,
        ),
      }),
    remove: (ids: ReadonlySet<number>) =>
      setPasted({ table, lines: lines.filter(({ id }) => !ids.has(id)) }),
  }
}

export type PastedLinesModel = ReturnType<typeof usePastedLines>
