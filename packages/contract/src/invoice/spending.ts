import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { day, id } from '../kernel/fields.ts'

/**
 * Kinds of spending: hours by the highest of their kinds, or something else; `credit` is what
 * credit notes gave back.
 */
export const spendingKinds = [
  ...hourTypes,
  'holiday',
  'meal',
  'transport',
  'bonus',
  'other',
  'credit',
] as const

const spending = z.object({
  /** Weeks that have a bill or a planning, the earliest first; amounts are euros without tax. */
  weeks: z.array(
    z.object({
      weekStartDate: day,
      /** The sum of the quotations for the shifts of the week. */
      announced: z.number(),
      parts: z.array(
        z.object({
          /** `null` where the mission has none. */
          department: z.object({ id, name: z.string() }).nullable(),
          kind: z.enum(spendingKinds),
          amount: z.number(),
        }),
      ),
    }),
  ),
})
export type Spending = z.infer<typeof spending>

export const readSpending = endpoint({
  method: 'GET',
  path: '/v1/organisations/invoices/spending',
  summary:
    'What was billed by week, department and kind of hour, beside what the quotations announced; at most the last 26 weeks of those that are asked for',
  access: 'invoice.read',
  query: z.object({ from: day, to: day }),
  response: spending,
  errors: [],
})
