import type { Mission } from '@renfort/contract/mission.ts'
import { downloadEstimate } from '@renfort/contract/quotation.ts'
import Download from 'lucide-react/icons/download'
import { useDownload } from '../../platform/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { hasPlanning } from './estimate.ts'
import { useQuotationWords } from './words.ts'

export type EstimatedMission = Pick<
  Mission,
  'id' | 'hourlyRate' | 'shifts' | 'flexiblePlanning' | 'vatArea' | 'timeZone' | 'localHolidays'
>

interface DownloadEstimateProps {
  mission: EstimatedMission
  className?: string
}

/** The estimate as a PDF to keep or to hand on. */
export function DownloadEstimate({ mission, className }: DownloadEstimateProps) {
  const t = useQuotationWords()
  const { mutate, isPending } = useDownload(downloadEstimate)
  const disabledReason = !hasPlanning(mission)
    ? t(($) => $.download.noPlanning)
    : mission.hourlyRate === null
      ? t(($) => $.panel.noRate)
      : undefined
  return (
    <Button
      className={className}
      icon={<Download aria-hidden size={16} />}
      pending={isPending}
      disabledReason={disabledReason}
      onPress={() => mutate({ params: { id: mission.id } })}
    >
      {t(($) => $.download.label)}
    </Button>
  )
}
