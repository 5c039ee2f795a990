import { shiftColumns } from '@renfort/domain/shift/typed-shift.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useShiftWords } from '../words.ts'
import { useColumnNames } from './use-column-names.ts'
import type { PastedLinesModel } from './use-pasted-lines.ts'

interface PastedLinesTableProps {
  pasted: PastedLinesModel
  /** The lines to show; all of them without it. */
  only: ReadonlySet<number> | null
}

/** Lines drawn before one asks for more. */
const batch = 50

/** Each line of a paste, corrected where it stands. */
export function PastedLinesTable({ pasted, only }: PastedLinesTableProps) {
  const t = useShiftWords()
  const names = useColumnNames()
  const [limit, setLimit] = useState(batch)
  const { lines, faulty, issueAt, write, remove } = pasted
  const shown = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ id }) => only === null || only.has(id))
  return (
    <>
      <table
        aria-label={t(($) => $.paste.lines)}
        className="w-full table-fixed text-left text-table narrow:block"
      >
        <thead className="narrow:sr-only">
          <tr className="text-muted">
            <th scope="col" className="w-12 py-2 font-medium">
              {t(($) => $.paste.line)}
            </th>
            {shiftColumns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames('px-1 py-2 font-medium', column === 'date' && 'w-2/6')}
              >
                {names[column]}
              </th>
            ))}
            <th scope="col" className="w-10">
              <span className="sr-only">{t(($) => $.list.actions)}</span>
            </th>
          </tr>
        </thead>
        <tbody className="narrow:flex narrow:flex-col narrow:gap-3">
          {shown.slice(0, limit).map(({ id, index, cells }) => (
            <tr
              key={id}
              className="align-top narrow:grid narrow:grid-cols-2 narrow:gap-2 narrow:rounded-panel narrow:border narrow:border-line narrow:p-3"
            >
              <td
                className={classNames(
                  'py-1 leading-10 tabular-nums narrow:col-span-2 narrow:leading-normal',
                  faulty.has(id) ? 'font-medium text-danger' : 'text-muted',
                )}
              >
                <span className="md:sr-only">{t(($) => $.paste.line)} </span>
                {index + 1}
              </td>
              {shiftColumns.map((column) => {
                const found = issueAt(index, column)
                return (
                  <td
                    key={column}
                    className={classNames(
                      'px-1 py-1 narrow:p-0',
                      column === 'date' && 'narrow:col-span-2',
                    )}
                  >
                    <TextField
                      isLabelHidden
                      label={t(($) => $.paste.cell, { column: names[column], line: index + 1 })}
                      placeholder={column === 'slots' ? '1' : undefined}
                      inputClassName="px-2! tabular-nums"
                      value={cells[column]}
                      error={found && errorSentence(found.key, found.params)}
                      onChange={(text) => write(id, column, text)}
                    />
                  </td>
                )
              })}
              <td className="py-2 narrow:self-start narrow:p-0">
                <IconButton
                  size="small"
                  label={t(($) => $.paste.remove, { line: index + 1 })}
                  icon={<X aria-hidden size={16} />}
                  onPress={() => remove(new Set([id]))}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length > limit && (
        <Button size="small" className="self-center" onPress={() => setLimit(limit + batch)}>
          {t(($) => $.paste.more, { count: shown.length - limit })}
        </Button>
      )}
    </>
  )
}
