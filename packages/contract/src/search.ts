import { contractStatuses } from '@renfort/domain/contract/contract-transitions.ts'
import { invoiceTypes } from '@renfort/domain/invoice/invoice.ts'
import { settlements } from '@renfort/domain/invoice/settlement.ts'
import { missionTypes, progressSteps } from '@renfort/domain/mission/mission.ts'
import { z } from 'zod'
import { endpoint } from './kernel/endpoint.ts'
import { day, id, instant, named, searchText } from './kernel/fields.ts'
import { timeZone } from './kernel/time-zone.ts'

export const fewestSearchCharacters = 2
/** The most results of each kind. */
export const mostResults = 5

const results = <Item extends z.ZodType>(item: Item) => z.array(item).max(mostResults)

export const foundMission = z.object({
  id,
  type: z.enum(missionTypes),
  name: z.string().nullable(),
  jobTitle: named,
  progressStep: z.enum(progressSteps),
  startDate: instant.nullable(),
  /** The time zone in which its days are shown. */
  timeZone,
  uniqueIdentifier: z.string().nullable(),
  city: z.string().nullable(),
})
export type FoundMission = z.infer<typeof foundMission>

export const foundJobDescription = z.object({
  id,
  jobTitle: named,
  suffix: z.string().nullable(),
  origin: z.enum(['network', 'account']),
})

export const foundSider = z.object({
  id,
  firstName: z.string(),
  lastName: z.string(),
  /** Start of the next shift in this company, or else of the last one. */
  shiftDate: instant.nullable(),
  /** The time zone in which `shiftDate` is shown. */
  timeZone: timeZone.nullable(),
})
export type FoundSider = z.infer<typeof foundSider>

export const foundContract = z.object({
  id,
  /**
   * The number of its mission and its position there, for an amendment followed by its own
   * position.
   */
  number: z.string(),
  isAmendment: z.boolean(),
  /** The document that holds the contract. */
  documentId: id,
  status: z.enum(contractStatuses),
  firstName: z.string(),
  lastName: z.string(),
  missionName: z.string().nullable(),
  jobTitle: named,
})
export type FoundContract = z.infer<typeof foundContract>

export const foundInvoice = z.object({
  id,
  referenceNumber: z.string(),
  type: z.enum(invoiceTypes),
  weekStartDate: day,
  /** Tax included, in euros; negative for a credit note. */
  amount: z.number(),
  paid: z.boolean(),
  settlement: z.enum(settlements),
})

export const searchEverything = endpoint({
  method: 'GET',
  path: '/search',
  summary:
    'Missions, job descriptions, Siders, contracts and invoices (by number or amount) that the caller may open, five of each; accents, case and the order of words do not matter',
  access: 'search.use',
  query: z.object({
    q: searchText,
  }),
  response: z.object({
    missions: results(foundMission),
    jobDescriptions: results(foundJobDescription),
    siders: results(foundSider),
    contracts: results(foundContract),
    invoices: results(foundInvoice),
  }),
  errors: [],
})
