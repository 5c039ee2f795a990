import { activityNomenclatures } from '@renfort/domain/law/activity-codes.ts'
import { apeCodeOf, isApeCode } from '@renfort/domain/organisation/identifiers.ts'
import {
  longestAddress,
  longestCompanyName,
  longestDescription,
  type ProfileChange,
  validateProfileChange,
} from '@renfort/domain/organisation/profile.ts'
import { z } from 'zod'
import { siret } from './company-register.ts'
import { endpoint } from './kernel/endpoint.ts'
import { code, day, id, key, optionalLine, requiredLine, requiredText } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

/** The version that the caller has read: a write is refused once somebody else has written. */
const version = code(64)

/** The fields of the company profile that a user types (ENT-22). */
export const profileFields = z.object({
  name: requiredLine(longestCompanyName),
  description: requiredText(longestDescription),
  website: optionalLine(longestAddress),
  youtubeURL: optionalLine(longestAddress),
})

/** A stored picture, by the address that its upload answered, or a picture on the web. */
const pictureAddress = optionalLine(1_000)

const profile = z.object({
  name: z.string(),
  description: z.string().nullable(),
  website: z.string().nullable(),
  logoURL: z.string().nullable(),
  youtubeURL: z.string().nullable(),
  coverURL: z.string().nullable(),
  version,
})
export type CompanyProfile = z.infer<typeof profile>

export const readProfile = endpoint({
  method: 'GET',
  path: '/me/organisations/profile',
  summary: 'What Siders see of the company',
  access: 'settings.read',
  response: profile,
  errors: [],
})

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/me/organisations/profile',
  summary: 'Changes any part of the company’s profile; a video takes the place of the cover',
  access: 'settings.edit',
  body: profileFields
    .extend({ logoURL: pictureAddress, coverURL: pictureAddress, version })
    .partial()
    .check(rule<ProfileChange>(validateProfileChange)),
  response: profile,
  errors: ['errors.organisation.stale'],
})

/** Numbers are accepted as people type them and stored without separators (SET-17 to SET-19). */
export const legalFields = z.object({
  name: requiredLine(longestCompanyName),
  businessName: requiredLine(longestCompanyName),
  siret,
  apeCode: requiredLine(20).transform(apeCodeOf).refine(isApeCode, key('errors.field.ape')),
  apeNomenclature: z.enum(activityNomenclatures, key('errors.field.unknown_choice')),
})

const legalInformations = z.object({
  name: z.string(),
  businessName: z.string(),
  siret: z.string(),
  apeCode: z.string(),
  /** The list of the code, and the day on which the company gave it. */
  apeNomenclature: z.enum(activityNomenclatures),
  apeCodeDate: day.nullable(),
  /** Computed from the SIRET; empty without one. */
  tvaNumber: z.string(),
  version,
})
export type LegalInformations = z.infer<typeof legalInformations>

export const readLegalInformations = endpoint({
  method: 'GET',
  path: '/organisations/:id/legal-informations',
  summary: 'What identifies the company in contracts and invoices; empty texts until it is given',
  access: 'settings.read',
  params: z.object({ id }),
  response: legalInformations,
  errors: [],
})

export const updateLegalInformations = endpoint({
  method: 'PATCH',
  path: '/organisations/:id/legal-informations',
  summary:
    'Changes any fields of what identifies the company, all of them at first; without a list the APE code is of the one in force',
  access: 'settings.edit',
  params: z.object({ id }),
  body: legalFields.extend({ version }).partial(),
  response: legalInformations,
  errors: ['errors.organisation.stale'],
})
