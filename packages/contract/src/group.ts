import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { id, searchText } from './kernel/fields.ts'

const company = z.object({
  id,
  name: z.string(),
  address: z.string().nullable(),
  pictureURL: z.string().nullable(),
})

export const searchOrganisations = endpoint({
  method: 'GET',
  path: '/organisations/search',
  summary:
    'Organisations by name, two characters at least, 20 at most: any for internal staff, those of one’s group for others',
  access: 'organisation.search',
  query: z.object({ q: searchText }),
  response: z.array(company),
  errors: [],
})

export const searchChildren = endpoint({
  method: 'GET',
  path: '/organisations/children/search',
  summary:
    'Companies of the caller’s group whose name matches; all of them without a term, none without a group',
  access: 'group.browse',
  query: z.object({ q: searchText }),
  response: z.array(company),
  errors: [],
})

export const readOverview = endpoint({
  method: 'GET',
  path: '/organisations/children/overview',
  summary:
    'Each company of the caller’s group in figures: missions with work this week, places of its shifts to come that nobody holds, and what waits for the caller (drafts, applicants; `null` where their role may not see them)',
  access: 'group.browse',
  response: z.array(
    z.object({
      id,
      missions: z.number(),
      openPlaces: z.number(),
      drafts: z.number().nullable(),
      applicants: z.number().nullable(),
    }),
  ),
  errors: [],
})
export type CompanyOverview = z.infer<typeof readOverview.response>[number]
