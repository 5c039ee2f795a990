import { type CSSProperties, useRef } from 'react'
import { tableClass, TableHead, type TableProps, TableRow } from './table-parts.tsx'
import { useRoomLeft } from './use-room-left.ts'
import { useRowArrows } from './use-row-arrows.ts'
import { tableRoles } from './table-roles.ts'

/** This many rows are drawn together. */
const rowsTogether = 40

/** A table of any length; only the rows near the window are in the page. */
export function LongTable<Row>(props: Omit<TableProps<Row>, 'empty'>) {
  const { label, rows, rowHeight = 56, isDense = false } = props
  const table = useRef<HTMLTableElement>(null)
  useRowArrows(table)
  const style: CSSProperties & Record<'--row-height', string> = {
    '--row-height': `${rowHeight}px`,
  }
  const starts = Array.from(
    { length: Math.ceil(rows.length / rowsTogether) },
    (_, part) => part * rowsTogether,
  )
  return (
    <table
      ref={table}
      {...tableRoles.table}
      aria-label={label}
      aria-rowcount={rows.length + 1}
      style={style}
      className={tableClass(isDense)}
    >
      <TableHead {...props} />
      {starts.map((start) => (
        <Part key={start} table={props} start={start} />
      ))}
    </table>
  )
}

interface PartProps<Row> {
  table: Omit<TableProps<Row>, 'empty'>
  start: number
}

function Part<Row>({ table, start }: PartProps<Row>) {
  const { rows, rowKey, rowHeight = 56, columns, isDense = false, selection, actions } = table
  const own = rows.slice(start, start + rowsTogether)
  const { place, emptyHeight } = useRoomLeft<HTMLTableSectionElement>(
    own.length * rowHeight,
    start === 0,
  )
  return (
    <tbody
      ref={place}
      {...tableRoles.rowgroup}
      aria-hidden={emptyHeight === null ? undefined : true}
      className="narrow:flex narrow:flex-col narrow:gap-3 narrow:not-last:mb-3"
    >
      {emptyHeight === null ? (
        own.map((row, index) => (
          <TableRow
            key={rowKey(row)}
            {...{ row, columns, isDense, selection, actions }}
            id={rowKey(row)}
            place={start + index + 2}
          />
        ))
      ) : (
        <tr className="block md:table-row" style={{ height: emptyHeight }} />
      )}
    </tbody>
  )
}
