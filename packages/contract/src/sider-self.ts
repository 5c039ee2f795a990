import { keptAfterErasure } from '@renfort/domain/law/personal-data.ts'
import { licenceStandings } from '@renfort/domain/sider/licence-end.ts'
import { siderLimits } from '@renfort/domain/sider/sider-profile.ts'
import { contactIssues } from '@renfort/domain/sider/way-in.ts'
import { z } from 'zod'
import { email } from './credentials.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  byId,
  code,
  day,
  id,
  instant,
  key,
  named,
  optionalText,
  phone,
  requiredLine,
} from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'
import { sentCode } from './sider-access.ts'
import { siderUnavailabilities } from './sider.ts'

/** Characters of what a Sider says when they ask to be erased, and of what staff answer. */
export const longestErasureNote = 500

const address = z.object({
  street: requiredLine(siderLimits.label),
  postalCode: requiredLine(20),
  city: requiredLine(siderLimits.label),
})

const erasureOutcomes = ['erased', 'refused', 'withdrawn'] as const

const self = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  address: z.object({ street: z.string(), postalCode: z.string(), city: z.string() }).nullable(),
  languageIds: z.array(z.string()),
  licences: z.array(
    z.object({ id: z.string(), endsOn: day.nullable(), standing: z.enum(licenceStandings) }),
  ),
  /** Of what the Sider may choose, with its name; what they have is among it. */
  choices: z.object({ languages: z.array(named), licences: z.array(named) }),
  unavailabilities: z.array(
    z.object({ startDate: day, endDate: day, comment: z.string().nullable() }),
  ),
  /** The companies for which they have worked. */
  companies: z.array(
    z.object({
      id,
      name: z.string(),
      isFavourite: z.boolean(),
      /** Whether the company has said that it would work with them again. */
      recommends: z.boolean(),
    }),
  ),
  /** The last request to be erased; `null` where there is none. */
  erasure: z
    .object({
      askedAt: instant,
      outcome: z.enum(erasureOutcomes).nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  /** What a law keeps after an erasure, in years. */
  kept: z.array(
    z.object({
      what: z.enum(keptAfterErasure[0].value.map(({ what }) => what)),
      years: z.number().int(),
      article: z.string(),
    }),
  ),
})
export type SiderSelf = z.infer<typeof self>

export const readSiderProfile = endpoint({
  method: 'GET',
  path: '/sider/profile',
  summary: 'What is known of a Sider, as they may change it',
  access: 'sider.read',
  response: self,
  errors: [],
})

const licence = z.object({ id: code(80), endsOn: day.nullable() })

export const saveSiderProfile = endpoint({
  method: 'PUT',
  path: '/sider/profile',
  summary:
    'The address of a Sider, their languages and their licences with the days on which they end',
  access: 'sider.editSelf',
  body: z.object({
    address: address.nullable(),
    languageIds: z.array(code(80)).max(siderLimits.choices, key('errors.field.too_long')),
    licences: z.array(licence).max(siderLimits.choices, key('errors.field.too_long')),
  }),
  response: self,
  errors: [],
})

export const saveSiderAbsences = endpoint({
  method: 'PUT',
  path: '/sider/absences',
  summary: 'The days on which a Sider does not work; those of a shift that they have accepted stay',
  access: 'sider.editSelf',
  body: z.object({ unavailabilities: siderUnavailabilities }),
  response: self,
  errors: ['errors.sider.absence_on_shift'],
})

export const askSiderContact = endpoint({
  method: 'POST',
  path: '/sider/contacts',
  summary:
    'Sends a code to the new mailbox or phone of a Sider, which becomes theirs once they enter it',
  access: 'sider.editSelf',
  body: z
    .object({ email: email.optional(), phoneNumber: phone.optional() })
    .check(rule(contactIssues)),
  response: z.void(),
  status: 204,
  errors: ['errors.auth.throttled'],
})

export const confirmSiderContact = endpoint({
  method: 'POST',
  path: '/sider/contacts/confirmation',
  summary: 'A Sider enters the code that their new mailbox or phone got: from then on it is theirs',
  access: 'sider.editSelf',
  body: z.object({
    of: z.enum(['email', 'phone'], key('errors.field.unknown_choice')),
    code: sentCode,
  }),
  response: self,
  errors: ['errors.sider.code_invalid', 'errors.sider.contact_taken'],
})

export const chooseFavourite = endpoint({
  method: 'PUT',
  path: '/sider/companies/:id/favourite',
  summary: 'Whether a Sider likes to go back to a company for which they have worked',
  access: 'sider.editSelf',
  params: byId('id'),
  body: z.object({ isFavourite: z.boolean(key('errors.field.required')) }),
  response: self,
  errors: [],
})

export const exportSiderData = endpoint({
  method: 'GET',
  path: '/sider/export',
  summary:
    'All that is known of a Sider, as a file (GDPR, articles 15 and 20): JSON, with their papers inside',
  access: 'sider.read',
  response: z.unknown(),
  answers: 'file',
  errors: [],
})

const comment = optionalText(longestErasureNote).optional()

export const askSiderErasure = endpoint({
  method: 'POST',
  path: '/sider/erasure',
  summary: 'A Sider asks that what is known of them be erased (GDPR, article 17)',
  access: 'sider.editSelf',
  body: z.object({ comment }),
  response: self,
  errors: ['errors.sider.erasure_waits'],
})

export const withdrawSiderErasure = endpoint({
  method: 'DELETE',
  path: '/sider/erasure',
  summary: 'A Sider takes back that they asked to be erased',
  access: 'sider.editSelf',
  response: self,
  errors: ['errors.sider.erasure_over'],
  neverReplayed: 'What was taken back already says so.',
})

const erasure = z.object({
  id,
  siderId: id,
  siderName: z.string(),
  askedAt: instant,
  comment: z.string().nullable(),
  /** Shifts that are to come: they are taken off first. */
  upcomingShifts: z.number().int(),
})
export type SiderErasure = z.infer<typeof erasure>

export const listSiderErasures = endpoint({
  method: 'GET',
  path: '/provider/erasures',
  summary: 'The Siders who ask to be erased, the first to ask first',
  access: 'sider.manage',
  response: z.array(erasure),
  errors: [],
})

export const closeSiderErasure = endpoint({
  method: 'POST',
  path: '/provider/erasures/:id/closing',
  summary: 'Erases what no law keeps of a Sider, or refuses with a reason; neither is undone',
  access: 'sider.manage',
  params: byId('id'),
  body: z
    .object({
      outcome: z.enum(['erased', 'refused'], key('errors.field.unknown_choice')),
      note: optionalText(longestErasureNote).optional(),
    })
    .refine(({ outcome, note }) => outcome === 'erased' || Boolean(note), {
      ...key('errors.field.required'),
      path: ['note'],
    }),
  response: z.void(),
  status: 204,
  errors: ['errors.sider.has_shifts', 'errors.sider.erasure_over'],
})
