import {
  type ImportColumn,
  importColumns,
} from '@renfort/domain/attendance/import/import-columns.ts'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { currentLocale } from '../../../platform/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { LongList, LongListRow } from '../../../ui/long-list.tsx'
import { afterPress } from '../../../ui/press.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { type HoursLine, type LineProblem, shownCell } from './imported-lines.ts'
import { useCellWords } from './told-problems.tsx'
import type { HoursFile, HoursImport } from './use-hours-import.ts'
import { useImportWords } from './words.ts'

interface ImportedLinesProps {
  hours: HoursImport
  file: HoursFile
  problems: readonly (LineProblem | null)[]
  /** The lines to show, by their number in the file; all of them without it. */
  only: ReadonlySet<number> | null
}

const columnsClass = 'grid-cols-[2.75rem_1.6fr_1.35fr_1.35fr_0.75fr_2.25rem]'

/** Each line of the file, which can be mended in place; only lines near the window are drawn. */
export function ImportedLines({ hours, file, problems, only }: ImportedLinesProps) {
  const t = useImportWords()
  const shown = file.lines
    .map((line, index) => ({ line, problem: problems[index] ?? null }))
    .filter(({ line }) => only === null || only.has(line.line))
  return (
    <div>
      <div
        aria-hidden
        className={classNames('grid gap-2 pb-1 text-table text-muted narrow:hidden', columnsClass)}
      >
        <span />
        {importColumns.map((column) => (
          <span key={column}>{t(($) => $.column[column])}</span>
        ))}
      </div>
      <LongList label={t(($) => $.lines)} count={shown.length} pageSize={50} rowHeight={57}>
        {(start, length) =>
          shown.slice(start, start + length).map(({ line, problem }, place) => (
            <LongListRow key={line.line} place={start + place} count={shown.length}>
              <LineFields
                line={line}
                problem={problem}
                onWrite={(column, text) => hours.write(file, line.line, column, text)}
                onRemove={() => {
                  focusBeside()
                  hours.remove(file, new Set([line.line]))
                }}
              />
            </LongListRow>
          ))
        }
      </LongList>
    </div>
  )
}

/** The pressed button leaves with its line: the button of the next line takes the focus. */
function focusBeside(): void {
  const row = document.activeElement?.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  neighbour?.querySelector('button')?.focus()
}

interface LineFieldsProps {
  line: HoursLine
  problem: LineProblem | null
  onWrite: (column: ImportColumn, text: string) => void
  onRemove: () => void
}

function LineFields({ line: { line, cells }, problem, onWrite, onRemove }: LineFieldsProps) {
  const t = useImportWords()
  const cellWords = useCellWords()
  return (
    <div
      className={classNames(
        'grid items-start gap-2 py-2 narrow:grid-cols-2 narrow:gap-3 narrow:py-3',
        columnsClass,
      )}
    >
      <span
        className={classNames(
          'py-2 text-table tabular-nums narrow:py-0',
          problem === null ? 'text-muted' : 'font-medium text-red',
        )}
      >
        <span className="md:sr-only">{t(($) => $.line, { line })}</span>
        <span className="narrow:hidden">{line}</span>
      </span>
      {importColumns.map((column) => (
        <CellField
          // The key holds the value: a value that another file brings must show.
          key={`${column} ${String(cells[column])}`}
          className={column === 'siderId' ? 'narrow:order-1 narrow:col-span-2' : 'narrow:order-1'}
          heading={t(($) => $.column[column])}
          label={t(($) => $.cellOf, { column: t(($) => $.column[column]), line })}
          initial={shownCell(String(cells[column] ?? ''), currentLocale())}
          error={problem?.column === column ? cellWords(problem) : undefined}
          onWrite={(text) => onWrite(column, text)}
        />
      ))}
      <IconButton
        size="small"
        className="mt-1 narrow:mt-0 narrow:justify-self-end"
        label={t(($) => $.removeLine, { line })}
        icon={<X aria-hidden size={16} />}
        onPress={onRemove}
      />
    </div>
  )
}

interface CellFieldProps {
  className: string
  /** Shown above the field on a phone, where the column heads are hidden. */
  heading: string
  label: string
  initial: string
  error: string | undefined
  onWrite: (text: string) => void
}

/** A cell is saved when it loses the focus: all lines are checked then, not at each letter. */
function CellField({ className, heading, label, initial, error, onWrite }: CellFieldProps) {
  const [text, setText] = useState(initial)
  const take = () => {
    if (text !== initial) onWrite(text)
  }
  return (
    <div className={classNames('min-w-0', className)}>
      <span aria-hidden className="mb-1 block text-table text-muted md:hidden">
        {heading}
      </span>
      <TextField
        isLabelHidden
        inputClassName="px-2! text-table tabular-nums"
        label={label}
        value={text}
        error={error}
        spellCheck={false}
        onChange={setText}
        onBlur={() => afterPress(take)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take()
        }}
      />
    </div>
  )
}
