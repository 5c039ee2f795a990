import type { Line } from './hours-line.ts'
import type { ToValidate } from './validate-dialog.tsx'

/** Said again, because a browser forgets what a table is once its rows are laid out as cards. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
  rowheader: { role: 'rowheader' },
} as const

export const columns = [
  'status',
  'sider',
  'slot',
  'breaks',
  'duration',
  'difference',
  'actions',
] as const
export type ColumnId = (typeof columns)[number]

export interface HoursSelection {
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** All that the filters leave, where some of it is not in sight. */
  everyLine: ToValidate | null
  onChooseEvery: (what: ToValidate) => void
  /** Why a line cannot be chosen. */
  reasonOf: (line: Line) => string | undefined
}
