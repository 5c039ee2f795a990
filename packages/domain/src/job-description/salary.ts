import type { Refusal } from '../kernel/issue.ts'
import { type Cents, centsToEuros } from '../kernel/money.ts'
import type { MinimumWage } from '../law/minimum-wage.ts'

/** The minimum wage of a place, in cents an hour, with the text that sets it. */
export type LocalMinimumWage = Omit<MinimumWage, 'validFrom'>

/** Refuses an hourly rate in cents under the minimum of its place; a missing rate passes (JD-36, POST-62). */
export function salaryRefusal(hourlyRate: Cents | null, minimum: LocalMinimumWage): Refusal | null {
  if (hourlyRate === null || hourlyRate >= minimum.minimumWage) return null
  return { key: 'errors.job_description.salary_too_low', params: minimumWageParams(minimum) }
}

/** What a refusal says of the minimum wage that it goes by; the sentence depends on the area. */
export function minimumWageParams({ area, minimumWage, source }: LocalMinimumWage) {
  return { minimumCents: minimumWage, minimum: centsToEuros(minimumWage), source, area }
}
