import { shiftColumns } from '@renfort/domain/shift/typed-shift.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Select } from '../../../ui/select.tsx'
import { useShiftWords } from '../words.ts'
import { useColumnNames } from './use-column-names.ts'
import type { PastedLinesModel } from './use-pasted-lines.ts'

interface PastedColumnsProps {
  pasted: PastedLinesModel
  source: readonly (readonly string[])[]
}

const unused = 'unused'

/** What each column of the paste stands for. */
export function PastedColumns({ pasted, source }: PastedColumnsProps) {
  const t = useShiftWords()
  const names = useColumnNames()
  const { hasHeader, mapping } = pasted.table
  const options = [
    { id: unused, label: t(($) => $.paste.unused) },
    ...shiftColumns.map((column) => ({ id: column, label: names[column] })),
  ]
  const example = source[hasHeader ? 1 : 0] ?? []
  return (
    <fieldset className="rounded-panel border border-line p-4">
      <legend className="px-1 text-table font-medium">{t(($) => $.paste.columns)}</legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {mapping.map((column, at) => {
          const heading = hasHeader ? source[0]?.[at]?.trim() : undefined
          return (
            <Select
              key={at}
              label={heading || t(($) => $.paste.column, { number: at + 1 })}
              help={example[at]?.trim() || undefined}
              options={options}
              value={column ?? unused}
              onChange={(id) => pasted.map(at, shiftColumns.find((each) => each === id) ?? null)}
            />
          )
        })}
      </div>
      <Checkbox className="mt-3" isSelected={hasHeader} onChange={pasted.setHeader}>
        {t(($) => $.paste.hasHeader)}
      </Checkbox>
    </fieldset>
  )
}
