import type { hoursTypes } from '@renfort/contract/remuneration-policy.ts'
import { validateHoursTypes } from '@renfort/domain/remuneration/hours-types.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import type { z } from 'zod'

/** Hour types on the wire, with the warnings of the rules. */
export function toHoursTypes(stored: HoursTypes): z.input<typeof hoursTypes> {
  return { ...stored, extra: [...stored.extra], valid: validateHoursTypes(stored).length === 0 }
}
