import type { Mission } from '@renfort/contract/missions.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { AdditionFooter } from '../addition-footer.tsx'
import { ShiftPreview } from '../shift-preview.tsx'
import { useShiftAddition } from '../use-shift-addition.ts'
import { useShiftWords } from '../words.ts'
import { PastedColumns } from './pasted-columns.tsx'
import { PastedLinesTable } from './pasted-lines-table.tsx'
import { usePastedLines } from './use-pasted-lines.ts'

interface PastedLinesDialogProps {
  mission: Mission
  source: readonly (readonly string[])[]
  onBack: () => void
  onClose: () => void
}

/** What was read of a paste, with each problem in its cell; all is added at once or nothing. */
export function PastedLinesDialog({ mission, source, onBack, onClose }: PastedLinesDialogProps) {
  const t = useShiftWords()
  const { isSaving, add } = useShiftAddition(mission.id, onClose)
  // Chosen once: a line that is put right stays in sight.
  const [only, setOnly] = useState<ReadonlySet<number> | null>(null)
  const pasted = usePastedLines(mission, source)
  const { lines, saved, sound, faulty, refusal } = pasted
  const problem =
    lines.length === 0
      ? t(($) => $.paste.nothing)
      : faulty.size > 0
        ? t(($) => $.paste.faulty, { count: faulty.size })
        : refusal === null
          ? undefined
          : errorSentence(refusal.key)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="large"
      isDirty={!isSaving}
      title={t(($) => $.paste.checkTitle)}
      context={t(($) => $.paste.checkText)}
      footer={(close) => (
        <>
          <Button className="mr-auto" variant="quiet" onPress={onBack}>
            {t(($) => $.paste.back)}
          </Button>
          <AdditionFooter
            count={lines.length}
            problem={problem}
            isSaving={isSaving}
            onCancel={close}
            onAdd={() =>
              void add(
                sound,
                t(($) => $.done.created, { count: sound.length }),
              )
            }
          />
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <PastedColumns pasted={pasted} source={source} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p aria-live="polite" className="font-medium tabular-nums">
            {t(($) => $.paste.count, { count: lines.length })}
            {faulty.size > 0 && (
              <span className="ml-2 text-danger">
                {t(($) => $.paste.faulty, { count: faulty.size })}
              </span>
            )}
          </p>
          {(faulty.size > 0 || only !== null) && (
            <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Checkbox
                isSelected={only !== null}
                onChange={(isOnly) => setOnly(isOnly ? faulty : null)}
              >
                {t(($) => $.paste.onlyFaulty)}
              </Checkbox>
              {faulty.size > 0 && (
                <Button size="small" onPress={() => pasted.remove(faulty)}>
                  {t(($) => $.paste.removeFaulty, { count: faulty.size })}
                </Button>
              )}
            </span>
          )}
        </div>
        {refusal !== null && <p className="text-danger">{errorSentence(refusal.key)}</p>}
        <PastedLinesTable pasted={pasted} only={only} />
        <ShiftPreview
          mission={mission}
          others={saved}
          saved={saved}
          drafts={sound}
          hasWorkedTime={false}
        />
      </div>
    </Dialog>
  )
}
