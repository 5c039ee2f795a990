import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, listedId, queryBetween } from './kernel/fields.ts'

/** Weeks that one answer holds at most: those that a month touches. */
export const mostFigureWeeks = 6

const priced = z.object({
  /** Worked by everybody together, breaks deducted. */
  minutes: z.number(),
  /** Euros without tax; `null` where no rate is known, and for whoever may not see prices. */
  price: z.number().nullable(),
})

const dayOfMission = z.object({
  date: day,
  planned: priced.extend({
    /** A minute may count as several kinds; a kind that nobody works is left out. */
    minutesOf: z.partialRecord(z.enum(hourTypes), z.number()),
  }),
  /** What was validated, overtime left out, which comes with the invoice; `null` as long as nothing is. */
  retained: priced.nullable(),
})

export const planningFigures = z.object({
  tasks: z.array(
    z.object({
      id: listedId,
      /** Days that have shifts, in order: those of the start at the place. */
      days: z.array(dayOfMission),
      /** Shifts whose hours wait for the caller to validate them. */
      toValidate: z.array(z.object({ shiftId: listedId, count: z.number().int() })),
      /** Shifts for which somebody’s contract waits for a signature; none for those who may not read contracts. */
      toSign: z.array(z.object({ shiftId: listedId, count: z.number().int() })),
    }),
  ),
})
export type PlanningFigures = z.infer<typeof planningFigures>

export const readFigures = endpoint({
  method: 'GET',
  path: '/v1/planning/figures',
  summary:
    'What the missions of some ISO weeks in a row come to by day, as planned and as validated, and which of their shifts wait for a validation or a signature',
  access: 'planning.read',
  query: z.object({
    week: queryBetween(1, 53),
    year: queryBetween(2000, 2100),
    weeks: queryBetween(1, mostFigureWeeks).default(1),
  }),
  response: planningFigures,
  errors: [],
})
