import type { Facts } from '@renfort/domain/figures/figure.ts'
import { billCauses, workCauses } from '@renfort/domain/figures/planned-to-billed.ts'
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

/** Minutes of work and their price, in cents without tax. */
const measure = z.object({ minutes: count, cents: count })

export const readWork = endpoint({
  method: 'GET',
  path: '/v1/figures/work',
  summary:
    'What was planned, worked and billed in the weeks of a month, for the active company or all those of the group whose figures the caller may see, with what each cause of a difference comes to; what the month will cost as it stands, the Siders who came back, and the time to fill a place',
  access: 'figures.read',
  query: z.object({
    /** Any day of the month; a week counts in the month of its Monday. */
    month: day,
  }),
  response: z.object({
    /** The first day of the first week, and the last day of the last one. */
    from: day,
    to: day,
    planned: measure,
    workCauses: z.record(z.enum(workCauses), measure),
    worked: measure,
    billCauses: z.record(z.enum(billCauses), measure),
    billed: measure,
    /** In cents without tax, as it stands, and with all open places taken. */
    forecast: z.object({ expected: count, withOpenPlaces: count }),
    /** Siders who worked, and those of them who had worked in an earlier mission of the company. */
    siders: z.object({ worked: count, cameBack: count }),
    /** Hires for the missions of these weeks in delegation, and half of them were made within so many minutes. */
    timeToFill: z.object({ hires: count, medianMinutes: count.nullable() }),
  }),
  errors: [],
})
export type WorkFigures = z.infer<typeof readWork.response>
