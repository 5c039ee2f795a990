import type { CSSProperties } from 'react'
import { useRef } from 'react'
import { tableClass, TableHead, type TableProps, TableRow } from './table-parts.tsx'
import { useRowArrows } from './use-row-arrows.ts'
import { tableRoles } from './table-roles.ts'

export type { Column, TableProps } from './table-parts.tsx'

/** A table that becomes a list of cards on a phone, in the same order and with the same actions. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowHeight = 56,
  isDense = false,
  selection,
  sort,
  actions,
  isOneAction = false,
  actionsLabel,
  empty,
}: TableProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null)
  useRowArrows(body)
  if (rows.length === 0 && empty) return empty
  const height: CSSProperties & Record<'--row-height', string> = {
    '--row-height': `${rowHeight}px`,
  }
  return (
    <table {...tableRoles.table} aria-label={label} style={height} className={tableClass(isDense)}>
      <TableHead {...{ columns, rows, rowKey, isDense, selection, sort, actions, actionsLabel }} />
      <tbody
        ref={body}
        {...tableRoles.rowgroup}
        className="narrow:flex narrow:flex-col narrow:gap-3"
      >
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            {...{ row, columns, isDense, selection, actions, isOneAction }}
            id={rowKey(row)}
          />
        ))}
      </tbody>
    </table>
  )
}
