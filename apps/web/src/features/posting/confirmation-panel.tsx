import type { Mission } from '@renfort/contract/mission.ts'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { PendingPoints } from '../legal-guard/pending-points.tsx'
import { useLegalGuard } from '../legal-guard/use-legal-guard.ts'
import type { EditableFact } from '../mission-facts/mission-fact.ts'
import { useSaveMission } from '../mission-fields/queries.ts'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { PolicyVersionNote } from '../policy-version/policy-version-note.tsx'
import { PriceTotals } from '../quotation/price-totals.tsx'
import { MissingList } from '../mission-facts/missing-list.tsx'
import { SaveStateNote } from './save-state-note.tsx'
import { useAutosave } from './use-autosave.ts'
import { useConfirmation } from './use-confirmation.ts'
import { usePostingWords } from './words.ts'

interface ConfirmationPanelProps {
  mission: Mission
  onDetails: () => void
  onField: (field: EditableFact) => void
  onPosted: (mission: Mission) => void
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** The price, a note, a last check, and the posting itself (SUM-14 to SUM-18). */
export function ConfirmationPanel({
  mission,
  onDetails,
  onField,
  onPosted,
}: ConfirmationPanelProps) {
  const t = usePostingWords()
  const id = useId()
  const save = useSaveMission(mission.id)
  const gate = useCompletionGate()
  const { missing, isPending, confirm } = useConfirmation(mission, onPosted)
  const { pending } = useLegalGuard(mission)
  const [isChecked, setChecked] = useState(false)
  const note = useAutosave({
    draftKey: `mission:${mission.id}:note`,
    saved: mission.sideNote ?? '',
    isValue: isText,
    save: (text) => save({ sideNote: text.trim() === '' ? null : text }),
  })
  const closedBecause =
    (missing.length > 0 ? t(($) => $.confirm.incomplete) : undefined) ??
    (pending > 0 ? t(($) => $.confirm.lawPending) : undefined) ??
    (isChecked ? undefined : t(($) => $.confirm.unchecked))
  const post = async () => {
    await note.flush()
    await gate.pass(() => confirm(note.value))
  }

  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-5 rounded-panel border border-line bg-surface p-5 narrow:p-4"
    >
      <h3 id={id} className="text-lg font-semibold">
        {t(($) => $.confirm.title)}
      </h3>
      <div className="flex flex-col gap-3">
        <PriceTotals mission={mission} />
        <Button aria-haspopup="dialog" onPress={onDetails}>
          {t(($) => $.confirm.details)}
        </Button>
        <PolicyVersionNote mission={mission} />
      </div>
      <div>
        <TextArea
          label={t(($) => $.confirm.note)}
          help={t(($) => $.confirm.noteHelp)}
          isOptional
          rows={3}
          value={note.value}
          onChange={note.change}
          onBlur={() => void note.flush()}
        />
        {note.state !== 'saved' && (
          <SaveStateNote state={note.state} onRetry={() => void note.flush()} />
        )}
      </div>
      <MissingList
        taskId={mission.id}
        items={missing}
        onField={onField}
        onOrganisation={() => void gate.pass(() => undefined)}
        level={3}
      />
      <PendingPoints count={pending} />
      <Checkbox isSelected={isChecked} onChange={setChecked}>
        {t(($) => $.confirm.check)}
      </Checkbox>
      <Button
        variant="primary"
        size="large"
        disabledReason={closedBecause}
        pending={isPending || gate.isChecking}
        onPress={() => void post()}
      >
        {t(($) => $.confirm.submit)}
      </Button>
      {gate.dialog}
    </section>
  )
}
