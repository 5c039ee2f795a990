import type { Facts } from '@renfort/domain/figures/figure.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, id } from './kernel/fields.ts'

const count = z.number().int()

/** The counts from which each figure is computed; `spentCents` are cents without tax. */
const facts = z.object({
  spentCents: count,
  places: count,
  heldPlaces: count,
  minutes: count,
  overtimeMinutes: count,
  holidayMinutes: count,
  dueContracts: count,
  lateContracts: count,
  lines: count,
  absences: count,
} satisfies Record<keyof Facts, z.ZodType>)

const named = z.object({ id, name: z.string() })

export const readFigures = endpoint({
  method: 'GET',
  path: '/v1/figures',
  summary:
    'What the active company, or each company of the caller’s group, has spent and how its missions went, month by month beside the same months of the year before; at most the last twelve months of those that are asked for',
  access: 'figures.read',
  query: z.object({ from: day, to: day }),
  response: z.object({
    /** The first day of each month. */
    months: z.array(day),
    companies: z.array(
      named.extend({
        /** As many as months, in their order. */
        facts: z.array(facts),
        lastYear: z.array(facts),
      }),
    ),
    /** Companies of the group whose figures the caller may not see. */
    hidden: z.array(named),
    /**
     * What was billed by department and job, in cents without tax; credit notes, which name
     * neither, are not taken off.
     */
    billed: z.array(
      z.object({
        companyId: id,
        department: named.nullable(),
        jobTitle: z.object({ id: z.string(), name: z.string() }),
        cents: count,
        lastYearCents: count,
      }),
    ),
  }),
  errors: [],
})
export type Figures = z.infer<typeof readFigures.response>
