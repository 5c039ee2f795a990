import { activityNomenclatures } from '@renfort/domain/law/activity-codes.ts'
import { isSiret, siretDigits } from '@renfort/domain/organisation/identifiers.ts'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { key, requiredText } from './fields.ts'

export const siret = requiredText(40)
  .transform(siretDigits)
  .refine(isSiret, key('errors.field.siret'))

const registeredCompany = z.object({
  siret: z.string(),
  name: z.string().nullable(),
  businessName: z.string().nullable(),
  /** Of the list in force where the register gives it. */
  apeCode: z.string().nullable(),
  apeNomenclature: z.enum(activityNomenclatures).nullable(),
  /** Follows from the SIRET. */
  tvaNumber: z.string(),
  isClosed: z.boolean(),
  /** Not everything of it may be shown. */
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
