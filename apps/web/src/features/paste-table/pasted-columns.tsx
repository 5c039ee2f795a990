import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import type { MappedTable } from './use-pasted-table.ts'
import { usePasteWords } from './words.ts'

/** The look of a column of a pasted table. */
export interface PasteColumn<Column extends string> {
  readonly id: Column
  readonly name: string
  /** The text shown in an empty cell. */
  readonly placeholder?: string | undefined
  /** Twice as wide as the others. */
  readonly isWide?: boolean | undefined
}

interface PastedColumnsProps<Column extends string> {
  pasted: MappedTable<Column>
  columns: readonly Pick<PasteColumn<Column>, 'id' | 'name'>[]
}

const unused = 'unused'

/** Asks for the meaning of each column of the paste. */
export function PastedColumns<Column extends string>({
  pasted,
  columns,
}: PastedColumnsProps<Column>) {
  const t = usePasteWords()
  const { source, table } = pasted
  const { hasHeader, mapping, skipped = 0 } = table
  const options = [
    { id: unused, label: t(($) => $.unused) },
    ...columns.map(({ id, name }) => ({ id, label: name })),
  ]
  const example = source[skipped + (hasHeader ? 1 : 0)] ?? []
  return (
    <fieldset className="rounded-panel border border-line p-4">
      <legend className="px-1 text-table font-medium">{t(($) => $.columns)}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {mapping.map((column, at) => {
          const heading = hasHeader ? source[skipped]?.[at]?.trim() : undefined
          return (
            <Select
              key={at}
              label={heading || t(($) => $.column, { number: at + 1 })}
              help={example[at]?.trim() || undefined}
              options={options}
              value={column ?? unused}
              onChange={(id) => pasted.map(at, columns.find((each) => each.id === id)?.id ?? null)}
            />
          )
        })}
      </div>
      <Checkbox className="mt-3" isSelected={hasHeader} onChange={pasted.setHeader}>
        {t(($) => $.hasHeader)}
      </Checkbox>
    </fieldset>
  )
}
