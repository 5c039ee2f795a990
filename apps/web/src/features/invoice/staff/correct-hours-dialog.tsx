import type { BilledHours } from '@renfort/contract/invoice/hours-correction.ts'
import type { DeskInvoice } from '@renfort/contract/invoice/staff.ts'
import {
  type EditedTime,
  editOf,
  readEdit,
} from '@renfort/domain/attendance/declare/edited-time.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { fullName } from '../../../platform/person-name.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { EditFields } from '../../attendance/declare/edit-fields.tsx'
import { toTime } from '../../attendance/hours-line.ts'
import { WorkedSpan } from '../../attendance/line-state.tsx'
import { billedHoursQuery, useCorrectHours } from './queries.ts'
import { useStaffInvoiceWords } from './words.ts'

interface CorrectHoursDialogProps {
  invoice: DeskInvoice
  onClose: () => void
}

/** The hours of an invoice; the user chooses one line and corrects it. */
export function CorrectHoursDialog({ invoice, onClose }: CorrectHoursDialogProps) {
  const t = useStaffInvoiceWords()
  const [chosen, setChosen] = useState<BilledHours | null>(null)
  if (chosen !== null) {
    return <CorrectionForm hours={chosen} onBack={() => setChosen(null)} onClose={onClose} />
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(($) => $.correct.title, { number: invoice.referenceNumber })}
      context={invoice.company.name}
      footer={<Button onPress={onClose}>{t(($) => $.correct.close)}</Button>}
    >
      <HoursOfInvoice id={invoice.id} onChoose={setChosen} />
    </Dialog>
  )
}

interface HoursOfInvoiceProps {
  id: string
  onChoose: (hours: BilledHours) => void
}

function HoursOfInvoice({ id, onChoose }: HoursOfInvoiceProps) {
  const t = useStaffInvoiceWords()
  const { locale } = useUiWords()
  const zoneNameOf = useZoneName()
  const { data, isError, refetch } = useQuery(billedHoursQuery(id))
  if (isError) {
    return <FailedLoad title={t(($) => $.correct.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={4} />
  if (data.hours.length === 0) return <p>{t(($) => $.correct.none)}</p>
  return (
    <ul aria-label={t(($) => $.correct.list)} className="flex flex-col">
      {data.hours.map((hours) => {
        const now = hoursInForce(hours)
        const name = fullName(hours.sider)
        const day = formatDay(dateAt(now.startDate, hours.timeZone), locale)
        const zone = zoneNameOf(hours.timeZone, now.startDate)
        return (
          <li
            key={hours.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2"
          >
            <span className="min-w-0">
              <span className="font-medium">{name}</span>
              <span className="block text-table text-muted">
                {day} <WorkedSpan time={now} zone={hours.timeZone} />
                {zone !== null && ` (${zone})`}
                {hours.corrections.length > 0 && ` – ${t(($) => $.correct.corrected)}`}
              </span>
            </span>
            <Button
              size="small"
              aria-label={t(($) => $.correct.actOf, { name, day })}
              onPress={() => onChoose(hours)}
            >
              {t(($) => $.correct.act)}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** The last correction, else the validated hours. */
function hoursInForce({ validated, corrections }: BilledHours) {
  return toTime(corrections.at(-1) ?? validated)
}

interface CorrectionFormProps {
  hours: BilledHours
  onBack: () => void
  onClose: () => void
}

/**
 * Asks for the hours that were really worked, and says what the correction does: a credit note now, and the next
 * invoice.
 */
function CorrectionForm({ hours, onBack, onClose }: CorrectionFormProps) {
  const t = useStaffInvoiceWords()
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
