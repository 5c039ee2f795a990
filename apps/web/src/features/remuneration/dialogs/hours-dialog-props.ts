import type { hoursTypesPatch } from '@renfort/contract/remuneration.ts'
import type { HoursTypes } from '@renfort/domain/remuneration/policy.ts'
import type { z } from 'zod'
import type { PayExample } from '../pay-example.ts'

/** What a dialog changes: some kinds of hours, each whole. */
export type HoursPart = Partial<HoursTypes> & z.input<typeof hoursTypesPatch>

export interface HoursDialogProps {
  organisationId: string
  hoursTypes: HoursTypes
  example: PayExample
  onClose: () => void
}
