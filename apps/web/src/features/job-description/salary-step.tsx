import type { JobDescription } from '@renfort/contract/job-description.ts'
import { ExecutiveStatusField } from '../job-fields/executive-status-field.tsx'
import { HourlyRateField } from '../job-fields/hourly-rate-field.tsx'
import { PricePreview } from './price-preview.tsx'
import type { StepProps } from './step-props.ts'

interface SalaryStepProps extends StepProps {
  job: JobDescription | null
  jobs: readonly JobDescription[]
}

/** Rate and status, and beside them what an hour comes to (JD-14). */
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
