import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { PasteColumn } from './paste-column.ts'
import { PastedColumns } from './pasted-columns.tsx'
import { PastedLinesTable } from './pasted-lines-table.tsx'
import type { PastedTableModel } from './use-pasted-table.ts'
import { usePasteWords } from './words.ts'

interface PastedLinesDialogProps<Column extends string, Source extends string> {
  title: string
  pasted: PastedTableModel<Column, unknown, Source>
  columns: readonly PasteColumn<Column>[]
  /** What a column of the paste may stand for. */
  sources: readonly Pick<PasteColumn<Source>, 'id' | 'name'>[]
  isSaving: boolean
  /** What is wrong with the lines together. */
  refusal?: string | undefined
  onBack: () => void
  onClose: () => void
  /** The commands of the area. */
  footer: (close: () => void) => ReactNode
  /** What the lines would do. */
  children?: ReactNode
}

/** What was read of a paste, with each problem in its cell. */
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
