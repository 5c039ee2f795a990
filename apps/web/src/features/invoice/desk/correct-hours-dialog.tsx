import type { BilledHours } from '@renfort/contract/hours-correction.ts'
import type { DeskInvoice } from '@renfort/contract/invoice-desk.ts'
import { dateAt } from '@renfort/domain/kernel/place-time.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullName } from '../../../platform/person-name.ts'
import { useZoneName } from '../../../platform/use-zone-name.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailedLoad } from '../../../ui/failed-load.tsx'
import { formatDay } from '../../../ui/format-day.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { toTime } from '../../attendance/hours-line.ts'
import { WorkedSpan } from '../../attendance/told-hours.tsx'
import { CorrectionForm } from './correction-form.tsx'
import { billedHoursQuery } from './queries.ts'
import { useDeskWords } from './words.ts'

interface CorrectHoursDialogProps {
  invoice: DeskInvoice
  onClose: () => void
}

/** The hours that an invoice has; one is chosen, and corrected. */
export function CorrectHoursDialog({ invoice, onClose }: CorrectHoursDialogProps) {
  const t = useDeskWords()
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
  const t = useDeskWords()
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

/** The last correction, or else what was validated. */
function hoursInForce({ validated, corrections }: BilledHours) {
  return toTime(corrections.at(-1) ?? validated)
}
