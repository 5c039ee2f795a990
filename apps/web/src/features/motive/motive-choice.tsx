import type { MotiveReply } from '@renfort/contract/motive.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import { useId, useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { radioClass } from '../../ui/radio-group.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { MotiveSummary } from './motive-summary.tsx'
import { useDeleteMotive } from './queries.ts'
import { useMotiveWords } from './words.ts'

interface MotiveChoiceProps {
  /** The name of the group, for screen readers. */
  label: string
  motives: readonly MotiveReply[]
  value: string | null
  onChange: (id: string) => void
  onRemoved?: (id: string) => void
  /** The motive of the mission: it cannot be deleted. */
  kept: string | null
  isReasonHidden?: boolean
  disabledReason?: string | undefined
}

/** Saved motives, one of which is chosen; unused ones can be deleted (POST-20). */
export function MotiveChoice({
  label,
  motives,
  value,
  onChange,
  onRemoved,
  kept,
  isReasonHidden = false,
  disabledReason,
}: MotiveChoiceProps) {
  const t = useMotiveWords()
  const toast = useToast()
  const name = useId()
  const [toRemove, setToRemove] = useState<MotiveReply | null>(null)
  const remove = useDeleteMotive(() => toast.success(t(($) => $.list.removed)))
  return (
    <>
      <div role="radiogroup" aria-label={label} className="flex flex-col gap-2">
        {motives.map((motive) => (
          <div
            key={motive.id}
            className="flex items-start gap-2 rounded-panel border border-edge bg-surface has-checked:border-ink has-checked:bg-accent-wash has-checked:inset-ring has-checked:inset-ring-ink"
          >
            <label className="flex min-w-0 flex-1 items-start gap-3 py-3 pl-4">
              <input
                type="radio"
                name={name}
                value={motive.id}
                checked={motive.id === value}
                aria-disabled={disabledReason === undefined ? undefined : true}
                className={`${radioClass} mt-0.5`}
                onChange={() => {
                  if (disabledReason === undefined) onChange(motive.id)
                }}
              />
              <MotiveSummary motive={motive} isReasonHidden={isReasonHidden} />
            </label>
            <IconButton
              label={t(($) => $.list.remove, { justification: motive.justification })}
              size="small"
              className="m-2"
              icon={<Trash2 aria-hidden size={16} />}
              disabledReason={
                motive.id === kept ? t(($) => $.list.chosenElsewhere) : disabledReason
              }
              onPress={() => setToRemove(motive)}
            />
          </div>
        ))}
      </div>
      <ConfirmDialog
        isOpen={toRemove !== null}
        isDanger
        title={t(($) => $.list.removeTitle)}
        confirmLabel={t(($) => $.list.removeConfirm)}
        pending={remove.isPending}
        onCancel={() => setToRemove(null)}
        onConfirm={() => {
          if (toRemove === null) return
          remove.mutate(
            { params: { id: toRemove.id } },
            { onSuccess: () => onRemoved?.(toRemove.id), onSettled: () => setToRemove(null) },
          )
        }}
      >
        {t(($) => $.list.removeText, { justification: toRemove?.justification ?? '' })}
      </ConfirmDialog>
    </>
  )
}
