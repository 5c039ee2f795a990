import { euros } from '@renfort/contract/kernel/fields.ts'
import type { JobDescription } from '@renfort/contract/job-description.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../../platform/me.ts'
import {
  coefficientsOf,
  hoursTypesFromWire,
  previewPricing,
  pricingFromWire,
} from './price-rows.ts'
import { PriceTable } from './price-table.tsx'
import { policyQuery } from './queries.ts'
import { useJobDescriptionWords } from './words.ts'

interface PricePreviewProps {
  /** Euros, as they are typed. */
  hourlyRate: number | null
  job: JobDescription | null
  jobs: readonly JobDescription[]
}

/** The price list that a rate makes, while it is typed. */
export function PricePreview({ hourlyRate, job, jobs }: PricePreviewProps) {
  const t = useJobDescriptionWords()
  const { organisation } = useMe()
  const mayReadPolicy = useCan('settings.read').allowed && organisation !== null
  const { data: policy } = useQuery({
    ...policyQuery(organisation?.id ?? ''),
    enabled: mayReadPolicy,
  })
  const isDetached = job?.pricingOrigin === 'detached'
  const pricing =
    hourlyRate === null || hourlyRate <= 0 || !euros.safeParse(hourlyRate).success
      ? null
      : previewPricing({
          hourlyRateCents: eurosToCents(hourlyRate),
          policy: policy === undefined ? null : hoursTypesFromWire(policy.hoursTypes),
          coefficients: coefficientsOf(job === null ? jobs : [job, ...jobs]),
          saved: job === null || job.pricing === null ? null : pricingFromWire(job.pricing),
          isDetached,
        })
  if (organisation === null && pricing === null) return <Note>{t(($) => $.price.inGroup)}</Note>
  if (pricing === null) return <Note>{t(($) => $.price.empty)}</Note>
  return <PriceTable pricing={pricing} isDetached={isDetached} />
}

function Note({ children }: { children: string }) {
  return (
    <p className="rounded-panel border border-dashed border-edge px-5 py-8 text-center text-muted">
      {children}
    </p>
  )
}
