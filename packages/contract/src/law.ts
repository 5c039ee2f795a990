import { wageAreas } from '@renfort/domain/law/minimum-wage.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, euros, key, optionalLine } from './kernel/fields.ts'
import { storedLegalValue } from './organisation.ts'

export const listLegalValues = endpoint({
  method: 'GET',
  path: '/provider/legal-values',
  summary: 'Every minimum hourly wage with the day from which it applies, the newest first',
  access: 'law.manage',
  response: z.array(storedLegalValue),
  errors: [],
})

export const newLegalValue = z.object({
  area: z.enum(wageAreas).default('france'),
  minimumSalary: euros,
  validFrom: z.string(key('errors.field.required')).min(1, key('errors.field.required')).pipe(day),
  source: optionalLine(200).default(null),
})

export const addLegalValue = endpoint({
  method: 'POST',
  path: '/provider/legal-values',
  summary:
    'Adds a minimum hourly wage from a day on, a year before or after today at most; an area has one value a day, which is neither below the one before it nor 20 % above',
  access: 'law.manage',
  body: newLegalValue,
  response: z.array(storedLegalValue),
  status: 201,
  errors: [
    'errors.legal_value.already_there',
    'errors.legal_value.too_far',
    'errors.legal_value.too_high',
    'errors.legal_value.too_low',
  ],
})
