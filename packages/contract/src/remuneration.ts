import { solidaritySlugs } from '@renfort/domain/law/public-holidays.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id } from './fields.ts'

const percent = z.number()
const seniority = z.object({ daysThreshold: z.number().int(), increase: percent })

/** Hour types of the pay policy (ENT-28). Increases are percentages, times are HH:mm. */
export const hoursTypes = z.object({
  extra: z.array(z.object({ threshold: z.number().int(), increase: percent })),
  night: z.object({
    startHour: z.string(),
    endHour: z.string(),
    increase: percent,
    seniority: seniority.nullable(),
  }),
  sundays: z.object({
    increase: percent,
    seniority: seniority.nullable(),
    ztiIncrease: percent.nullable(),
  }),
  bankHolidays: z.object({
    increase: percent,
    seniority: seniority.nullable(),
    solidarity: z.enum(solidaritySlugs).nullable(),
  }),
  valid: z.boolean(),
})

const otherParameters = z.object({
  seniority: z.object({ daysThreshold: z.number().int() }).nullable(),
  hoursPerDay: z.object({ threshold: z.number() }).nullable(),
  zti: z.object({ isApplicable: z.boolean() }).nullable(),
  taskType: z.object({ jobTypes: z.array(z.string()) }).nullable(),
})

export const remunerationPolicy = z.object({
  hoursTypes,
  indemnities: z.object({
    lunch: z.array(
      z.object({
        id: z.string(),
        type: z.enum(['ticket', 'indemnity']),
        amount: z.number(),
        coverRate: z.number().nullable(),
        otherParameters,
      }),
    ),
    transportation: z.array(
      z.object({ id: z.string(), publicCoverRate: z.number(), otherParameters }),
    ),
    other: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        amount: z.number(),
        frequency: z.enum(['hour', 'day', 'week', 'month']),
        conditions: z.string(),
      }),
    ),
    valid: z.boolean(),
  }),
  hoursTypesConfirmation: z.boolean(),
  indemnitiesConfirmation: z.boolean(),
})
export type RemunerationPolicyReply = z.infer<typeof remunerationPolicy>

export const readRemunerationPolicy = endpoint({
  method: 'GET',
  path: '/organisations/:id/remuneration-policy',
  summary: 'Pay policy of the company',
  access: 'settings.read',
  params: z.object({ id }),
  response: remunerationPolicy,
  errors: [],
})
