import { featureKeys } from '@renfort/domain/feature-flag/feature-flag.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { code, id, instant, key } from './kernel/fields.ts'

const setting = z.object({
  enabled: z.boolean(),
  changedAt: instant,
  /** `null` for the installation itself and for a deleted user. */
  changedBy: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
})
export type FlagSetting = z.infer<typeof setting>

const flag = z.object({
  key: z.enum(featureKeys),
  /** For the companies without their own setting; `null`, when nobody has set it, means off. */
  general: setting.nullable(),
  companies: z.array(setting.extend({ organisationId: id, name: z.string() })),
})
export type Flag = z.infer<typeof flag>

export const listFlags = endpoint({
  method: 'GET',
  path: '/provider/feature-flags',
  summary: 'Each feature flag: its general value and the companies that have their own',
  access: 'featureFlag.manage',
  response: z.array(flag),
  errors: [],
})

export const setFlag = endpoint({
  method: 'PUT',
  path: '/provider/feature-flags/:key',
  summary:
    'Sets a flag for a company, or in general; `null` makes a company follow the general value again',
  access: 'featureFlag.manage',
  params: z.object({ key: code(60) }),
  body: z
    .object({ organisationId: id.optional(), enabled: z.boolean().nullable() })
    .refine(({ organisationId, enabled }) => organisationId !== undefined || enabled !== null, {
      ...key('errors.field.required'),
      path: ['enabled'],
    }),
  response: z.array(flag),
  errors: ['errors.not_found'],
})
