import { euros } from '@renfort/contract/kernel/fields.ts'
import { salaryRefusal } from '@renfort/domain/job-description/salary.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import type { MinimumWage } from '@renfort/domain/law/minimum-wage.ts'

type RateProblem = 'required' | 'format' | 'tooLow' | 'lowered'

interface RateFacts {
  /** Euros; `NaN` while the typed text is no amount. */
  readonly rate: number | null
  /** The legal minimum of the place. */
  readonly minimum: MinimumWage | null
  /** The saved rate, which may only rise (POST-63). */
  readonly saved?: number | null
  readonly mayLower?: boolean
}

/** What is wrong with an hourly rate: the same rules as the API's (POST-61 to POST-63). */
export function rateProblem({
  rate,
  minimum,
  saved = null,
  mayLower = false,
}: RateFacts): RateProblem | null {
  if (rate === null) return 'required'
  if (!euros.safeParse(rate).success) return 'format'
  const typed = eurosToCents(rate)
  if (minimum !== null && salaryRefusal(typed, minimum) !== null) return 'tooLow'
  return saved !== null && !mayLower && typed < eurosToCents(saved) ? 'lowered' : null
}
