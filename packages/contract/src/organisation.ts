import { teamRoles } from '@renfort/domain/access/actor.ts'
import { wageAreas } from '@renfort/domain/law/minimum-wage.ts'
import { completionItems } from '@renfort/domain/organisation/completion.ts'
import { workAddressError } from '@renfort/domain/organisation/postal-code.ts'
import { z } from 'zod'
import { place } from './address.ts'
import { endpoint } from './kernel/endpoint.ts'
import {
  day,
  id,
  key,
  optionalLine,
  optionalText,
  queryBetween,
  requiredLine,
  searchText,
} from './kernel/fields.ts'

export const member = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(teamRoles),
  validated: z.boolean(),
  sourceOrganisationId: id,
})
export type Member = z.infer<typeof member>

export const readOrganisation = endpoint({
  method: 'GET',
  path: '/v1/organisations',
  summary: 'The active company (or the group) with its members',
  access: 'organisation.read',
  response: z.object({
    organisation: z.object({
      id,
      name: z.string(),
      industry: z.string().nullable(),
      logoUrl: z.string().nullable(),
      users: z.array(z.object({ id, role: z.enum(teamRoles) })),
    }),
    parent: z.object({ name: z.string() }).nullable(),
    members: z.array(member),
  }),
  errors: [],
})

export const listMembers = endpoint({
  method: 'GET',
  path: '/me/organisations/users',
  summary: 'Members of the company, those of its group included',
  access: 'team.list',
  response: z.array(member),
  errors: [],
})

const completeness = z.enum(['complete', 'incomplete'])
export const completion = z.object({
  profile: completeness,
  legalInformations: completeness,
  paymentInformations: completeness,
  remunerationPolicy: z.object({ hourTypes: completeness, indemnities: completeness }),
})
export type CompletionReply = z.infer<typeof completion>
export const completionItem = z.enum(completionItems)

export const readCompletion = endpoint({
  method: 'GET',
  path: '/me/organisation/completion',
  summary: 'Which settings of the company are complete',
  access: 'location.read',
  response: completion,
  errors: [],
})

/**
 * Fields of an address (ENT-03), as a change names them. `confirmed` is false for an address that
 * no maps service recognised.
 */
const locationFields = z.object({
  title: requiredLine(80),
  description: optionalText(500),
  address: requiredLine(200),
  streetNumber: optionalLine(20),
  streetName: optionalLine(150),
  postalCode: requiredLine(10),
  city: requiredLine(100),
  region: optionalLine(100),
  department: optionalLine(100),
  country: z.string().regex(/^[A-Z]{2}$/, key('errors.field.format')),
  lat: z.number().min(-90).max(90).nullable(),
  lng: z.number().min(-180).max(180).nullable(),
  favorite: z.boolean(),
  confirmed: z.boolean(),
  /**
   * Whether the commune has a Protestant or a mixed church: it makes Good Friday a holiday in
   * Alsace-Moselle.
   */
  hasProtestantChurch: z.boolean().nullable(),
})

const { shape } = locationFields
const newFields = locationFields.extend({
  description: shape.description.default(null),
  streetNumber: shape.streetNumber.default(null),
  streetName: shape.streetName.default(null),
  region: shape.region.default(null),
  department: shape.department.default(null),
  country: shape.country.default('FR'),
  lat: shape.lat.default(null),
  lng: shape.lng.default(null),
  favorite: shape.favorite.default(false),
  confirmed: shape.confirmed.default(false),
  hasProtestantChurch: shape.hasProtestantChurch.default(null),
})

/** The postal code decides which law and which holidays apply; the error is on its field. */
function checkWorkAddress(
  location: { readonly country: string; readonly postalCode: string },
  context: z.core.$RefinementCtx,
): void {
  const error = workAddressError(location)
  // An unknown country has its own error.
  if (error !== null && shape.country.safeParse(location.country).success) {
    context.addIssue({ code: 'custom', path: ['postalCode'], message: error })
  }
}

export const newLocation = newFields.superRefine(checkWorkAddress)
export type NewLocation = z.input<typeof newLocation>

export const location = z.object({
  id,
  title: z.string(),
  description: z.string().nullable(),
  ...place.shape,
  favorite: z.boolean(),
  remote: z.boolean(),
  motorized: z.boolean(),
  vehicle: z.boolean(),
  online: z.boolean(),
  confirmed: z.boolean(),
  hasProtestantChurch: z.boolean().nullable(),
})
export type Location = z.infer<typeof location>

const ofOrganisation = z.object({ id })

export const listLocations = endpoint({
  method: 'GET',
  path: '/organisations/:id/locations',
  summary: 'Favourite addresses of the company',
  access: 'location.read',
  params: ofOrganisation,
  response: z.array(location),
  errors: [],
})

export const createLocation = endpoint({
  method: 'POST',
  path: '/organisations/:id/locations',
  summary: 'Adds an address, a favourite unless `favorite` is false',
  access: 'location.edit',
  params: ofOrganisation,
  body: newFields.extend({ favorite: shape.favorite.default(true) }).superRefine(checkWorkAddress),
  response: location,
  status: 201,
  errors: [],
})

export const updateLocation = endpoint({
  method: 'PATCH',
  path: '/organisations/:id/locations/:locationId',
  summary:
    'Changes any fields of a favourite address; `favorite` false takes it off the favourites',
  access: 'location.edit',
  params: z.object({ id, locationId: id }),
  body: locationFields.partial(),
  response: location,
  errors: ['errors.field.postal_code', 'errors.field.other_labour_law'],
})

export const deleteLocation = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/locations/:locationId',
  summary: 'Takes an address off the favourites; missions that use it keep it',
  access: 'location.edit',
  params: z.object({ id, locationId: id }),
  response: z.void(),
  status: 204,
  errors: [],
})

export const listJobTypes = endpoint({
  method: 'GET',
  path: '/organisations/:id/job_types',
  summary: 'Job titles that the company uses in its job descriptions',
  access: 'location.read',
  params: ofOrganisation,
  response: z.array(z.object({ id: z.string(), name: z.string() })),
  errors: [],
})

export const listHolidays = endpoint({
  method: 'GET',
  path: '/me/organisations/holidays',
  summary:
    'Public holidays of a year, national ones alone without an address; `endDate` is exclusive',
  access: 'reference.read',
  query: z.object({
    year: queryBetween(2000, 2100),
    /** A favourite address of the company, whose local holidays come with the others. */
    locationId: id.optional(),
  }),
  response: z.array(
    z.object({ name: z.string(), startDate: day, endDate: day, solidarity: z.boolean() }),
  ),
  errors: ['errors.not_found'],
})

export const storedLegalValue = z.object({
  /** Mayotte has a minimum wage of its own; that of France holds in all other territories. */
  area: z.enum(wageAreas),
  /** Gross euros an hour. */
  minimumSalary: z.number(),
  validFrom: day,
  /** The text that sets the value. */
  source: z.string().nullable(),
})
export type StoredLegalValue = z.infer<typeof storedLegalValue>

export const readLegalValues = endpoint({
  method: 'GET',
  path: '/legal-values',
  summary:
    'Legal values of today: the minimum hourly wage in euros, and every one that is known, by area and day',
  access: 'reference.read',
  response: z.object({
    minimumSalary: z.number(),
    validFrom: day,
    minimumWages: z.array(storedLegalValue),
  }),
  errors: [],
})

export const searchUsers = endpoint({
  method: 'GET',
  path: '/users/search',
  summary: 'Users that internal staff may act for; two characters at least, 20 at most',
  access: 'administration.searchUsers',
  query: z.object({ q: searchText }),
  response: z.array(
    z.object({
      _id: id,
      companyName: z.string(),
      companyId: id,
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      isParent: z.boolean(),
    }),
  ),
  errors: [],
})
