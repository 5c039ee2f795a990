import X from 'lucide-react/icons/x'
import { type ReactNode, useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type PasteColumn, PastedColumns } from './pasted-columns.tsx'
import type { PastedTableModel } from './use-pasted-table.ts'
import { usePasteWords } from './words.ts'

interface PastedLinesDialogProps<Column extends string, Source extends string> {
  title: string
  pasted: PastedTableModel<Column, unknown, Source>
  columns: readonly PasteColumn<Column>[]
  /** The possible meanings of a column of the paste. */
  sources: readonly Pick<PasteColumn<Source>, 'id' | 'name'>[]
  isSaving: boolean
  /** A problem of the lines together. */
  refusal?: string | undefined
  onBack: () => void
  onClose: () => void
  /** The buttons of the area. */
  footer: (close: () => void) => ReactNode
  /** The effect of the lines. */
  children?: ReactNode
}

/** The lines of a paste, with each problem in its cell. */
export function PastedLinesDialog<Column extends string, Source extends string>({
  title,
  pasted,
  columns,
  sources,
  isSaving,
  refusal,
  onBack,
  onClose,
  footer,
  children,
}: PastedLinesDialogProps<Column, Source>) {
  const t = usePasteWords()
  // Computed once, so that a corrected line stays visible.
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const { lines, faulty } = pasted
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDirty={!isSaving}
      title={title}
      context={t(($) => $.checkText)}
      footer={(close) => (
        <>
          <Button className="mr-auto" variant="quiet" onPress={onBack}>
            {t(($) => $.back)}
          </Button>
          {footer(close)}
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <PastedColumns pasted={pasted} columns={sources} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite" className="font-medium tabular-nums">
            {t(($) => $.count, { count: lines.length })}
            {faulty.size > 0 && (
              <span className="ml-2 text-danger">{t(($) => $.faulty, { count: faulty.size })}</span>
            )}
          </p>
          {(faulty.size > 0 || only !== null) && (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Checkbox
                isSelected={only !== null}
                onChange={(isOnly) => setOnly(isOnly ? faulty : null)}
              >
                {t(($) => $.onlyFaulty)}
              </Checkbox>
              {faulty.size > 0 && (
                <Button size="small" onPress={() => pasted.remove(faulty)}>
                  {t(($) => $.removeFaulty, { count: faulty.size })}
                </Button>
              )}
            </span>
          )}
        </div>
        {refusal !== undefined && <p className="text-danger">{refusal}</p>}
        <PastedLinesTable pasted={pasted} columns={columns} only={only} />
        {children}
      </div>
    </Dialog>
  )
}

interface PastedLinesTableProps<Column extends string> {
  pasted: Pick<
    PastedTableModel<Column, unknown>,
    'lines' | 'faulty' | 'issueAt' | 'write' | 'remove'
  >
  columns: readonly PasteColumn<Column>[]
  /** The lines to show; all of them without it. */
  only: ReadonlySet<number> | null
}

/** How many lines are drawn before the button for more. */
const batch = 50

/** Each line of a paste, which can be corrected in place. */
function PastedLinesTable<Column extends string>({
  pasted,
  columns,
  only,
}: PastedLinesTableProps<Column>) {
  const t = usePasteWords()
  const [limit, setLimit] = useState(batch)
  const { lines, faulty, issueAt, write, remove } = pasted
  const shown = lines
    .map((line, index) => ({ ...line, index }))
    .filter(({ id }) => only === null || only.has(id))
  return (
    <>
      <table
        aria-label={t(($) => $.lines)}
        className="w-full table-fixed text-left text-table narrow:block"
      >
        <thead className="narrow:sr-only">
          <tr className="text-muted">
            <th scope="col" className="w-12 py-2 font-medium">
              {t(($) => $.line)}
            </th>
            {columns.map(({ id, name, isWide }) => (
              <th
                key={id}
                scope="col"
                className={classNames('px-1 py-2 font-medium', isWide && 'w-2/6')}
              >
                {name}
              </th>
            ))}
            <th scope="col" className="w-10">
              <span className="sr-only">{t(($) => $.actions)}</span>
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
                <span className="md:sr-only">{t(($) => $.line)} </span>
                {index + 1}
              </td>
              {columns.map(({ id: column, name, placeholder, isWide }) => {
                const found = issueAt(index, column)
                return (
                  <td
                    key={column}
                    className={classNames('px-1 py-1 narrow:p-0', isWide && 'narrow:col-span-2')}
                  >
                    <span aria-hidden className="mb-1 block text-muted md:hidden">
                      {name}
                    </span>
                    <TextField
                      isLabelHidden
                      label={t(($) => $.cell, { column: name, line: index + 1 })}
                      placeholder={placeholder}
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
                  label={t(($) => $.remove, { line: index + 1 })}
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
          {t(($) => $.more, { count: shown.length - limit })}
        </Button>
      )}
    </>
  )
}
