import { Checkbox } from './checkbox.tsx'
import { useUiWords } from './ui-words.tsx'

export interface TableSelection<Row> {
  /** Keys of the selected rows, also on other pages. */
  selected: ReadonlySet<string>
  onChange: (selected: ReadonlySet<string>) => void
  /** The name of the row for screen readers. */
  nameOf: (row: Row) => string
  /** Why a row cannot be selected. */
  disabledReasonOf?: (row: Row) => string | undefined
}

interface SelectAllBoxProps<Row> {
  selection: TableSelection<Row>
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** Selects all visible rows that can be selected; mixed when only some are. */
export function SelectAllBox<Row>({ selection, rows, rowKey }: SelectAllBoxProps<Row>) {
  const words = useUiWords()
  const reasonOf = (row: Row) => selection.disabledReasonOf?.(row)
  const open = rows.filter((row) => reasonOf(row) === undefined).map(rowKey)
  const count = open.filter((key) => selection.selected.has(key)).length
  const toggle = (isSelected: boolean) => {
    const next = new Set(selection.selected)
    for (const key of open) {
      if (isSelected) next.add(key)
      else next.delete(key)
    }
    selection.onChange(next)
  }
  return (
    <Checkbox
      isSelected={open.length > 0 && count === open.length}
      isMixed={count > 0 && count < open.length}
      disabledReason={open.length === 0 ? rows.map(reasonOf)[0] : undefined}
      onChange={toggle}
    >
      <span className="md:sr-only">{words.selectAll}</span>
    </Checkbox>
  )
}

interface RowBoxProps<Row> {
  selection: TableSelection<Row>
  row: Row
  id: string
}

export function RowBox<Row>({ selection, row, id }: RowBoxProps<Row>) {
  const words = useUiWords()
  const toggle = (isSelected: boolean) => {
    const next = new Set(selection.selected)
    if (isSelected) next.add(id)
    else next.delete(id)
    selection.onChange(next)
  }
  return (
    <Checkbox
      isLabelHidden
      isSelected={selection.selected.has(id)}
      disabledReason={selection.disabledReasonOf?.(row)}
      onChange={toggle}
    >
      {words.selectRow(selection.nameOf(row))}
    </Checkbox>
  )
}
