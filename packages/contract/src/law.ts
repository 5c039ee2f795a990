import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, euros, key, optionalLine } from './kernel/fields.ts'

const storedValue = z.object({
  /** Gross euros an hour. */
  minimumSalary: z.number(),
  validFrom: day,
  /** The text that sets the value. */
  source: z.string().nullable(),
})
export type StoredLegalValue = z.infer<typeof storedValue>

export const listLegalValues = endpoint({
  method: 'GET',
  path: '/provider/legal-values',
  summary: 'Every minimum hourly wage with the day from which it applies, the newest first',
  access: 'law.manage',
  response: z.array(storedValue),
  errors: [],
})

export const newLegalValue = z.object({
  minimumSalary: euros,
  validFrom: z.string(key('errors.field.required')).min(1, key('errors.field.required')).pipe(day),
  source: optionalLine(200).default(null),
})

export const addLegalValue = endpoint({
  method: 'POST',
  path: '/provider/legal-values',
  summary:
    'Adds a minimum hourly wage from a day on, a year before or after today at most; a day has one value, which is neither below the one before it nor 20 % above',
  access: 'law.manage',
  body: newLegalValue,
  response: z.array(storedValue),
  status: 201,
  errors: [
    'errors.legal_value.already_there',
    'errors.legal_value.too_far',
    'errors.legal_value.too_high',
    'errors.legal_value.too_low',
  ],
})
