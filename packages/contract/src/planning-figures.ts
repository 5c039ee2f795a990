import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, listedId, queryBetween } from './kernel/fields.ts'

/** The most weeks in one answer: those that a month touches. */
export const mostFigureWeeks = 6

const priced = z.object({
  /** Minutes worked by all Siders together, breaks deducted. */
  minutes: z.number(),
  /** Euros without tax; `null` where no rate is known, and for callers who may not see prices. */
  price: z.number().nullable(),
})

const dayOfMission = z.object({
  date: day,
  planned: priced.extend({
    /** A minute may count as several kinds; a kind without minutes is absent. */
    minutesOf: z.partialRecord(z.enum(hourTypes), z.number()),
  }),
  /**
   * The validated hours without overtime, which comes with the invoice; `null` before any is
   * validated.
   */
  retained: priced.nullable(),
})

export const planningFigures = z.object({
  tasks: z.array(
    z.object({
      id: listedId,
      /** Days with shifts, in order; a shift belongs to the local day of its start. */
      days: z.array(dayOfMission),
      /** Shifts whose hours wait for the caller to validate them. */
      toValidate: z.array(z.object({ shiftId: listedId, count: z.number().int() })),
      /**
       * Shifts of Siders whose contract waits for a signature; empty for callers who may not read
       * contracts.
       */
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
