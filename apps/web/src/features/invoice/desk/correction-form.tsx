import type { BilledHours } from '@renfort/contract/hours-correction.ts'
import {
  type EditedTime,
  editOf,
  readEdit,
} from '@renfort/domain/attendance/declare/edited-time.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { EditFields } from '../../attendance/declare/edit-fields.tsx'
import { toTime } from '../../attendance/hours-line.ts'
import { useCorrectHours } from './queries.ts'
import { useDeskWords } from './words.ts'

interface CorrectionFormProps {
  hours: BilledHours
  onBack: () => void
  onClose: () => void
}

/** Says what was really worked, and before that what it does: a credit note now, and the next bill. */
export function CorrectionForm({ hours, onBack, onClose }: CorrectionFormProps) {
  const t = useDeskWords()
  const { locale } = useUiWords()
  const toast = useToast()
  const { mutate, isPending } = useCorrectHours()
  const validated = toTime(hours.validated)
  const first = editOf(validated, hours.timeZone)
  const [edit, setEdit] = useState<EditedTime>(first)
  const [reason, setReason] = useState('')
  const { time, issues } = readEdit(edit, validated, hours.timeZone)
  const [issue] = issues
  const name = fullName(hours.sider)
  const send = (said: typeof validated) =>
    mutate(
      { params: { id: hours.id }, body: { ...said, breaks: [...said.breaks], reason } },
      {
        onSuccess: ({ creditNotes }) => {
          const [count, numbers] = [creditNotes.length, creditNotes.join(', ')]
          toast.success(
            count === 0
              ? t(($) => $.correct.done, { name })
              : t(($) => $.correct.doneWith, { name, count, numbers }),
          )
          onClose()
        },
      },
    )
  const missing = reason.trim() === '' ? t(($) => $.correct.reasonMissing) : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDirty={reason !== '' || JSON.stringify(edit) !== JSON.stringify(first)}
      title={t(($) => $.correct.of, { name })}
      context={formatDay(dateAt(validated.startDate, hours.timeZone), locale)}
      footer={
        <>
          <Button onPress={onBack}>{t(($) => $.correct.back)}</Button>
          <Button
            disabledReason={missing}
            pending={isPending}
            onPress={() => send({ ...validated, endDate: validated.startDate, breaks: [] })}
          >
            {t(($) => $.correct.absent)}
          </Button>
          <Button
            variant="primary"
            pending={isPending}
            disabledReason={(issue && errorSentence(issue.key, issue.params)) ?? missing}
            onPress={() => {
              if (time !== null) send(time)
            }}
          >
            {t(($) => $.correct.submit)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <EditFields
          edit={edit}
          issues={issues}
          around={validated}
          zone={hours.timeZone}
          onChange={setEdit}
        />
        <TextArea
          label={t(($) => $.credit.reason)}
          help={t(($) => $.credit.reasonHelp)}
          rows={3}
          value={reason}
          onChange={setReason}
        />
        <p className="rounded-control bg-wash px-4 py-3 text-table">
          {t(($) => $.correct.consequence)}
        </p>
      </div>
    </Dialog>
  )
}
