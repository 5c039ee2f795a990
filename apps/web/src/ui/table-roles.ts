/** The roles of a table are explicit: a browser forgets them where CSS lays its elements out in another way. */
export const tableRoles = {
  table: { role: 'table' },
  /** A table whose cells are reached by the arrows: no native element is one (ARIA grid). */
  grid: { role: 'grid' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
  /** What the arrow keys reach in a grid. */
  gridcell: { role: 'gridcell' },
} as const
