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
    'Companies of the caller’s group whose name matches, 1,000 at most; all of them without a term, none without a group',
  access: 'group.browse',
  query: z.object({ q: searchText }),
  response: z.array(company),
  errors: [],
})

/** `null` where the caller may not see it in this company. */
const waiting = z.number().int().min(0).nullable()

export const readOverview = endpoint({
  method: 'GET',
  path: '/organisations/children/overview',
  summary:
    'Each company of the caller’s group in figures: missions with work this week, the spending of the weeks of this month, and what « À faire » holds for the caller in it, each kind counted as there (`null` where their role in the company may not see it)',
  access: 'group.browse',
  response: z.array(
    z.object({
      id,
      missions: z.number(),
      /** Slots that nobody holds, of the shifts that begin within a week. */
      openPlaces: z.number(),
      drafts: z.number().nullable(),
      applicants: z.number().nullable(),
      /** Siders who should be at a shift that runs and have not come. */
      missing: waiting,
      /** Contracts to sign, and those of them whose target has passed. */
      contracts: waiting,
      lateContracts: waiting,
      /** Hours that the next Monday at 22:00 validates if nobody decides before. */
      hours: waiting,
      disputes: waiting,
      /** Invoices whose payment a bank refused or took back. */
      refusedPayments: waiting,
      /** In euros without tax, credit notes taken off. */
      spentThisMonth: z.number().nullable(),
    }),
  ),
  errors: [],
})
export type CompanyOverview = z.infer<typeof readOverview.response>[number]
