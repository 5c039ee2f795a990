import type { JobDescription } from '@renfort/contract/job-description.ts'
import { euros } from '@renfort/contract/kernel/fields.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { useQuery } from '@tanstack/react-query'
import { useCan, useMe } from '../../../platform/me.ts'
import { ExecutiveStatusField, HourlyRateField } from '../../job-fields/pay-fields.tsx'
import type { StepProps } from './job-values.ts'
import {
  coefficientsOf,
  hoursTypesFromWire,
  previewPricing,
  pricingFromWire,
} from '../price-rows.ts'
import { PriceTable } from '../price-table.tsx'
import { policyQuery } from '../queries.ts'
import { useJobDescriptionWords } from '../words.ts'

interface SalaryStepProps extends StepProps {
  job: JobDescription | null
  jobs: readonly JobDescription[]
}

/** Rate and status, next to the resulting prices of an hour (JD-14). */
export function SalaryStep({ values, set, job, jobs }: SalaryStepProps) {
  return (
    <div className="grid items-start gap-6 md:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="flex flex-col gap-6">
        <HourlyRateField
          value={values.hourlyRate}
          saved={job?.hourlyRate ?? null}
          onChange={(hourlyRate) => set({ hourlyRate })}
          terms={{ place: values.location, firstDay: null }}
        />
        <ExecutiveStatusField
          value={values.executiveStatus}
          onChange={(executiveStatus) => set({ executiveStatus })}
        />
      </div>
      <PricePreview hourlyRate={values.hourlyRate} job={job} jobs={jobs} />
    </div>
  )
}

interface PricePreviewProps {
  /** Euros, while they are typed. */
  hourlyRate: number | null
  job: JobDescription | null
  jobs: readonly JobDescription[]
}

/** The price list for a rate, while the user types it. */
function PricePreview({ hourlyRate, job, jobs }: PricePreviewProps) {
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
