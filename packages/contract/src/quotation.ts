import { hourTypes } from '@renfort/domain/remuneration/pricing-rows.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { byId, id, queryIds } from './kernel/fields.ts'

/** Why a line costs what it costs: one entry for each tag of the line. */
export const because = z.object({
  tag: z.enum(hourTypes),
  /** Percent. */
  increase: z.number(),
  source: z.enum(['mission', 'policy', 'detached', 'law']),
  /**
   * In the language of the call: which hours these are, since when they have their surcharge, and
   * who set it.
   */
  text: z.string(),
  seniority: z.string().nullable(),
  origin: z.string(),
  /** The text that defines these hours, where there is one. */
  law: z.object({ text: z.string(), url: z.string().nullable() }).nullable(),
  /**
   * Facts of the rule: `start` and `end` of the night, `fromHour` and `toHour` of overtime, `zti` (1),
   * `seniorityDays` and `seniorityFrom`, `holidays` as « noel 2026-12-25, jour-de-l-an 2027-01-01 ».
   */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})

export const quotationLine = z.object({
  name: z.string(),
  /** Hours, two decimals; `minutes` is exact. */
  quantity: z.number(),
  minutes: z.number(),
  /** Gross pay of an hour with its surcharges, in euros. */
  hourlyRate: z.number(),
  /** Billed price of an hour, in euros. */
  rate: z.number(),
  coefficient: z.number(),
  /** Percent, all surcharges of the line added up. */
  increase: z.number(),
  salary: z.number(),
  price: z.number(),
  tags: z.array(z.enum(hourTypes)),
  because: z.array(because),
})

export const quotation = z.object({
  price: z.number(),
  priceWithTax: z.number(),
  salary: z.number(),
  assignments: z.array(quotationLine).nullable(),
})
export type QuotationReply = z.infer<typeof quotation>

export const readQuotation = endpoint({
  method: 'GET',
  path: '/tasks/:id/quotation',
  summary: 'Exact price of a mission, line by line, without tax unless said',
  access: 'quotation.read',
  params: byId('id'),
  response: quotation,
  errors: ['errors.quotation.rate_missing'],
})

/** The most missions that one call prices. */
export const mostPrices = 50

export const listPrices = endpoint({
  method: 'GET',
  path: '/me/tasks/prices',
  summary:
    'Exact prices of some missions, in no order; those that have no planning or no rate yet, or that the caller may not reach, are left out',
  access: 'quotation.read',
  query: z.object({ ids: queryIds(mostPrices) }),
  response: z.array(quotation.pick({ price: true, priceWithTax: true }).extend({ id })),
  errors: [],
})

export const downloadEstimate = endpoint({
  method: 'GET',
  path: '/tasks/:id/estimate',
  summary: 'The price of a mission as a PDF to keep: its planning, each line with its reason',
  access: 'quotation.read',
  params: byId('id'),
  response: z.unknown(),
  answers: 'file',
  errors: [
    'errors.quotation.rate_missing',
    'errors.quotation.no_planning',
    'errors.document.unwritable',
  ],
})
