import type { Mission } from '@renfort/contract/mission.ts'
import { downloadEstimate } from '@renfort/contract/quotation.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import { useDownload } from '../../platform/use-download.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { hasPlanning } from './estimate.ts'
import { quotationQuery } from './queries.ts'
import { useQuotationWords } from './words.ts'

/** The estimate without and with tax, or why there is none (SUM-14, SUM-15, TASK-47). */
export function PriceTotals({ mission }: { mission: Mission }) {
  const t = useQuotationWords()
  const isPriced = hasPlanning(mission) && mission.hourlyRate !== null
  const { data, isError, refetch } = useQuery({ ...quotationQuery(mission.id), enabled: isPriced })
  if (!hasPlanning(mission)) return <p className="text-muted">{t(($) => $.panel.empty)}</p>
  if (!isPriced) return <p className="text-muted">{t(($) => $.panel.noRate)}</p>
  if (isError) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p>{t(($) => $.totals.failed)}</p>
        <Button size="small" onPress={() => void refetch()}>
          {t(($) => $.estimate.retry)}
        </Button>
      </div>
    )
  }
  return (
    <dl className="flex flex-col gap-1">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="text-muted">{t(($) => $.totals.withoutTax)}</dt>
        <dd className="flex h-7 items-center text-xl font-semibold">
          <Amount euros={data?.price} skeleton={<Skeleton className="h-5 w-28" />} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 text-table text-muted">
        <dt>{t(($) => $.totals.withTax)}</dt>
        <dd className="flex h-6 items-center">
          <Amount euros={data?.priceWithTax} skeleton={<Skeleton className="h-4 w-24" />} />
        </dd>
      </div>
    </dl>
  )
}

function Amount({ euros, skeleton }: { euros: number | undefined; skeleton: ReactNode }) {
  return euros === undefined ? skeleton : <Money cents={eurosToCents(euros)} />
}

/** The estimate without tax on two short lines; nothing where there is none. */
export function PriceInShort({ mission }: { mission: Mission }) {
  const t = useQuotationWords()
  const isPriced = hasPlanning(mission) && mission.hourlyRate !== null
  const { data, isError } = useQuery({ ...quotationQuery(mission.id), enabled: isPriced })
  if (!isPriced || isError) return null
  return (
    <p className="flex shrink-0 flex-col tabular-nums">
      <span className="flex h-6 items-center text-lg font-semibold">
        {data === undefined ? (
          <Skeleton className="h-5 w-24" />
        ) : (
          <Money cents={eurosToCents(data.price)} />
        )}
      </span>
      <span className="text-xs text-muted">{t(($) => $.panel.withoutTax)}</span>
    </p>
  )
}

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
