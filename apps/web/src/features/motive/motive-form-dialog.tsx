import { type MotiveReply, newMotive, type NewMotive } from '@renfort/contract/motive.ts'
import { justificationMinimum, type MotiveReason } from '@renfort/domain/mission/motive.ts'
import type { z } from 'zod'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextAreaFormField } from '../../form/text-area-form-field.tsx'
import { issuesOf } from '../../platform/call.ts'
import { motiveFormValues } from './motive-form-values.ts'
import { useCreateMotive } from './queries.ts'
import { RecruitmentRows } from './recruitment-rows.tsx'
import { ReplacementRows } from './replacement-rows.tsx'
import { useMotiveWords } from './words.ts'

interface MotiveFormDialogProps {
  /** The reason that the new justification is for; `null` keeps the form closed. */
  reason: MotiveReason | null
  onClose: () => void
  onCreated: (motive: MotiveReply) => void
}

/** The sub-form of a reason, which saves a new justification (POST-19). */
export function MotiveFormDialog({ reason, onClose, onCreated }: MotiveFormDialogProps) {
  const t = useMotiveWords()
  const create = useCreateMotive()
  if (reason === null) return null
  return (
    <EditDialog<NewMotive, z.output<typeof newMotive>>
      isOpen
      onClose={onClose}
      title={t(($) => $.form.title)}
      context={t(($) => $.reasons[reason].name)}
      schema={newMotive}
      initial={motiveFormValues(reason)}
      submitLabel={t(($) => $.form.submit)}
      issuesOf={issuesOf}
      save={async (body) => onCreated(await create.mutateAsync({ body }))}
      fields={(form) => (
        <>
          {reason === 'replacement' && <ReplacementRows form={form} />}
          {reason === 'waitingRecruitment' && <RecruitmentRows form={form} />}
          <TextAreaFormField
            control={form.control}
            name="justification"
            label={t(($) => $.form.justification)}
            help={t(($) => $.form.justificationHelp, { min: justificationMinimum })}
            rows={3}
            limit={1000}
          />
        </>
      )}
    />
  )
}
