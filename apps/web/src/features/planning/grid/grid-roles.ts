/**
 * The roles of a table whose rows stand by themselves: a browser forgets those of its elements where their display is
 * not that of a table.
 */
export const gridRoles = {
  /** A table whose cells are reached by the arrows: no native element is one (ARIA grid). */
  grid: { role: 'grid' },
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  /** What the arrow keys reach in a grid. */
  cell: { role: 'gridcell' },
  tableCell: { role: 'cell' },
} as const
