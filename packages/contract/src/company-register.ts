import { activityNomenclatures } from '@renfort/domain/law/activity-codes.ts'
import { isSiret, siretDigits } from '@renfort/domain/organisation/identifiers.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { key, requiredLine } from './kernel/fields.ts'

export const siret = requiredLine(40)
  .transform(siretDigits)
  .refine(isSiret, key('errors.field.siret'))

const registeredCompany = z.object({
  siret: z.string(),
  name: z.string().nullable(),
  businessName: z.string().nullable(),
  /** From the list of codes in force, if the register gives it. */
  apeCode: z.string().nullable(),
  apeNomenclature: z.enum(activityNomenclatures).nullable(),
  /** Computed from the SIRET. */
  tvaNumber: z.string(),
  isClosed: z.boolean(),
  /** Whether the company keeps a part of its data from publication. */
  isPartial: z.boolean(),
})
export type RegisteredCompany = z.infer<typeof registeredCompany>

export const findRegisteredCompany = endpoint({
  method: 'GET',
  path: '/company-register',
  summary: 'What the national register of companies says of an establishment',
  access: 'settings.edit',
  query: z.object({ siret }),
  response: registeredCompany,
  errors: ['errors.not_found', 'errors.auth.throttled', 'errors.company_register.unavailable'],
})
