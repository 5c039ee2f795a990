import type { Mission } from '@renfort/contract/missions.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { MissionFieldName } from '../mission-fields/mission-field.ts'
import { useSaveMission } from '../mission-fields/queries.ts'
import { useCompletionGate } from '../organisation/use-completion-gate.tsx'
import { quotationQuery } from '../quotation/queries.ts'
import { MissingList } from './missing-list.tsx'
import { SaveStateNote } from './save-state-note.tsx'
import { useAutosave } from './use-autosave.ts'
import { useConfirmation } from './use-confirmation.ts'
import { usePostingWords } from './words.ts'

interface ConfirmationPanelProps {
  mission: Mission
  onDetails: () => void
  onField: (field: MissionFieldName) => void
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
  const [isChecked, setChecked] = useState(false)
  const note = useAutosave({
    draftKey: `mission:${mission.id}:note`,
    saved: mission.sideNote ?? '',
    isValue: isText,
    save: (text) => save({ sideNote: text.trim() === '' ? null : text }),
  })
  const closedBecause =
    (missing.length > 0 ? t(($) => $.confirm.incomplete) : undefined) ??
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
      <Price mission={mission} onDetails={onDetails} />
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
      />
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

interface PriceProps {
  mission: Mission
  onDetails: () => void
}

function Price({ mission, onDetails }: PriceProps) {
  const t = usePostingWords()
  const isPriced = mission.hourlyRate !== null
  const { data, isError, refetch } = useQuery({ ...quotationQuery(mission.id), enabled: isPriced })
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p>{t(($) => $.confirm.priceFailed)}</p>
        <Button size="small" onPress={() => void refetch()}>
          {t(($) => $.confirm.retry)}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <dl className="flex flex-col gap-1">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-muted">{t(($) => $.confirm.withoutTax)}</dt>
          <dd className="flex h-7 items-center text-xl font-semibold">
            {data === undefined ? (
              <Skeleton className="h-5 w-28" />
            ) : (
              <Money cents={eurosToCents(data.price)} />
            )}
          </dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 text-table text-muted">
          <dt>{t(($) => $.confirm.withTax)}</dt>
          <dd className="flex h-6 items-center">
            {data === undefined ? (
              <Skeleton className="h-4 w-24" />
            ) : (
              <Money cents={eurosToCents(data.priceWithTax)} />
            )}
          </dd>
        </div>
      </dl>
      <Button aria-haspopup="dialog" onPress={onDetails}>
        {t(($) => $.confirm.details)}
      </Button>
    </div>
  )
}
