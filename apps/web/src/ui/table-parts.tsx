import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { RowBox, SelectAllBox, type TableSelection } from './table-selection.tsx'
import { tableRoles } from './table-roles.ts'

export interface Column<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** The header is for screen readers only; on a card, the value then stands without its label. */
  isHeaderHidden?: boolean
  isSortable?: boolean
  /** Hidden between a phone and a wide screen: another column then shows it. */
  needsRoom?: boolean
  /** The class for the width: `w-40`. */
  className?: string
}

interface TableSort {
  column: string
  direction: 'ascending' | 'descending'
  onChange: (column: string, direction: 'ascending' | 'descending') => void
}

export interface TableProps<Row> {
  /** The accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** In pixels; the rows of shifts are 88 (SHIFT-02). */
  rowHeight?: number
  /** Rows as high as their text, in columns of fixed width that cut it. */
  isDense?: boolean
  selection?: TableSelection<Row> | undefined
  sort?: TableSort | undefined
  /** The buttons of a row: visible on hover and focus, always on a touch screen. */
  actions?: ((row: Row) => ReactNode) | undefined
  /** The actions are one small button: on a card it stands in the corner, not on a row of its own. */
  isOneAction?: boolean
  /** Names the column of actions for screen readers. */
  actionsLabel?: string | undefined
  /** Shown when there are no rows. */
  empty?: ReactNode
}

/** The classes of the table itself. */
export function tableClass(isDense: boolean): string {
  return classNames(
    'w-full border-separate border-spacing-0 text-left text-table narrow:block',
    isDense && 'md:table-fixed',
  )
}

export function TableHead<Row>({
  columns,
  rows,
  rowKey,
  isDense = false,
  selection,
  sort,
  actions,
  actionsLabel,
}: Omit<TableProps<Row>, 'label'>) {
  const headClass = classNames(headerClass, isDense ? 'px-2 first:pl-3' : 'px-3')
  return (
    <thead {...tableRoles.rowgroup} className="narrow:block">
      <tr {...tableRoles.row} className="narrow:flex">
        {selection && (
          <th {...tableRoles.columnheader} className={classNames(headClass, 'w-11 pr-0')}>
            <SelectAllBox selection={selection} rows={rows} rowKey={rowKey} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            {...tableRoles.columnheader}
            aria-sort={sort?.column === column.id ? sort.direction : undefined}
            className={classNames(
              headClass,
              // A focused button is always visible.
              'narrow:not-focus-within:sr-only',
              column.align === 'end' && 'text-right',
              column.needsRoom && 'md:max-xl:hidden',
              column.className,
            )}
          >
            {column.isSortable && sort ? (
              <SortButton column={column.id} sort={sort}>
                {column.header}
              </SortButton>
            ) : (
              <span className={classNames(column.isHeaderHidden && 'sr-only')}>
                {column.header}
              </span>
            )}
          </th>
        ))}
        {actions && (
          <th
            {...tableRoles.columnheader}
            className={classNames(headClass, 'narrow:sr-only', isDense && 'w-12')}
          >
            <span className="sr-only">{actionsLabel}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface SortButtonProps {
  column: string
  sort: TableSort
  children: ReactNode
}

function SortButton({ column, sort, children }: SortButtonProps) {
  const isCurrent = sort.column === column
  const isAscending = isCurrent && sort.direction === 'ascending'
  const Icon = isCurrent ? (isAscending ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <button
      type="button"
      className="-mx-1.5 inline-flex min-h-7 items-center gap-1 rounded-control px-1.5 font-medium hover:bg-wash hover:text-ink"
      onClick={() => sort.onChange(column, isAscending ? 'descending' : 'ascending')}
    >
      {children}
      <Icon aria-hidden size={14} />
    </button>
  )
}

const headerClass =
  'sticky top-(--acting-bar) z-10 h-10 border-b border-line bg-paper font-medium whitespace-nowrap text-muted narrow:static narrow:border-0 narrow:px-0'

const cellClass =
  'border-b border-line group-hover/row:bg-wash group-has-[:checked:not([role=switch])]/row:bg-accent-wash md:h-(--row-height) narrow:border-0 narrow:p-0 narrow:group-hover/row:bg-transparent'

interface TableRowProps<Row> extends Pick<
  TableProps<Row>,
  'columns' | 'isDense' | 'selection' | 'actions' | 'isOneAction'
> {
  row: Row
  id: string
  /** The index of the row in a table that is drawn in part; the header is 1. */
  place?: number
}

export function TableRow<Row>({
  row,
  id,
  place,
  columns,
  isDense,
  selection,
  actions,
  isOneAction = false,
}: TableRowProps<Row>) {
  const boxClass = classNames(cellClass, isDense ? 'md:px-2 md:py-1 md:first:pl-3' : 'px-3 py-2')
  return (
    <tr
      {...tableRoles.row}
      aria-rowindex={place}
      className="group/row narrow:relative narrow:flex narrow:flex-col narrow:gap-2 narrow:rounded-panel narrow:border narrow:border-line narrow:bg-surface narrow:p-4 narrow:has-[:checked:not([role=switch])]:bg-accent-wash"
    >
      {selection && (
        <td
          {...tableRoles.cell}
          className={classNames(boxClass, 'pr-0 narrow:absolute narrow:top-4 narrow:right-4')}
        >
          <RowBox selection={selection} row={row} id={id} />
        </td>
      )}
      {columns.map((column, index) => (
        <td
          key={column.id}
          {...tableRoles.cell}
          className={classNames(
            boxClass,
            column.align === 'end' && 'md:text-right',
            column.needsRoom && 'md:max-xl:hidden',
            index === 0 &&
              (isOneAction ? 'narrow:text-base narrow:pr-10' : 'narrow:text-base narrow:pr-8'),
            index > 0 &&
              !column.isHeaderHidden &&
              'narrow:flex narrow:justify-between narrow:gap-4',
          )}
        >
          {index > 0 && !column.isHeaderHidden && (
            <span aria-hidden="true" className="shrink-0 text-muted md:hidden">
              {column.header}
            </span>
          )}
          <div className="min-w-0 narrow:not-only:text-right">{column.cell(row)}</div>
        </td>
      ))}
      {actions && (
        <td
          {...tableRoles.cell}
          className={classNames(
            boxClass,
            isOneAction && 'narrow:absolute narrow:top-2 narrow:right-2',
          )}
        >
          <div className="flex items-center justify-end gap-1 transition-opacity group-focus-within/row:opacity-100 group-hover/row:opacity-100 md:opacity-0 any-pointer-coarse:opacity-100">
            {actions(row)}
          </div>
        </td>
      )}
    </tr>
  )
}
