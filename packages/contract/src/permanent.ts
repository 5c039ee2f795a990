import { isPostalCodeOf } from '@renfort/domain/organisation/postal-code.ts'
import {
  fewestPositions,
  requestLimits,
  salaryIssues,
} from '@renfort/domain/permanent/permanent-request.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, euros, id, key, optionalText, requiredLine } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

/** This operation names its fields differently (C-33): `lon`, not `lng`. */
export const requestLocation = z
  .object({
    address: requiredLine(requestLimits.address),
    city: requiredLine(requestLimits.city),
    postalCode: requiredLine(10),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, key('errors.field.format'))
      .default('FR'),
    lat: z.number().min(-90).max(90).nullable().default(null),
    lon: z.number().min(-180).max(180).nullable().default(null),
  })
  .refine(({ country, postalCode }) => isPostalCodeOf(country, postalCode), {
    path: ['postalCode'],
    error: 'errors.field.postal_code',
  })

/** The fields that the form and the call have in common. */
export const requestFields = z.object({
  jobName: requiredLine(requestLimits.jobName),
  location: requestLocation,
  commentary: optionalText(requestLimits.commentary).default(null),
  startDate: z.string(key('errors.field.required')).min(1, key('errors.field.required')).pipe(day),
  availablePositions: z
    .int(key('errors.field.format'))
    .min(fewestPositions, key('errors.field.too_small'))
    .max(requestLimits.positions, key('errors.field.too_big'))
    .default(fewestPositions),
})

/** Gross euros a year; both bounds, or none. */
export const salaryRange = z.object({ min: euros, max: euros }).check(rule(salaryIssues))

export const requestPermanentContract = endpoint({
  method: 'POST',
  path: '/permanent-contracts/requests',
  summary: 'Asks the provider to recruit somebody for a permanent contract',
  access: 'permanent.request',
  status: 201,
  body: requestFields.extend({ salary: salaryRange.optional() }),
  response: z.object({ id }),
  errors: ['errors.permanent.start_in_past'],
})
