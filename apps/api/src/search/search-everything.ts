import type { search } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { fewestSearchCharacters, mostResults } from '@renfort/contract/search.ts'
import { can } from '@renfort/domain/access/policy.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { soughtInvoice } from '@renfort/domain/invoice/sought-invoice.ts'
import { folded } from '@renfort/domain/kernel/folded.ts'
import { progressStepOf, progressSteps } from '@renfort/domain/mission/mission.ts'
import { type SearchWord, searchWords } from '../catalogue/search-words.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { documentNumber } from '../contract/document-number.ts'
import { ownerLimit, type ReadCall, sessionOf, tenantOf } from '../platform/http/route.ts'
import { settlementOfRow } from '../invoice/to-invoice.ts'
import { findSoughtInvoices } from './invoice-search-queries.ts'
import {
  type FoundJobRow,
  type FoundMissionRow,
  findContractsByWords,
  findJobDescriptionsByWords,
  findMissionsByWords,
  findPlannedSidersByWords,
} from './search-queries.ts'

type Search = typeof search.searchEverything
type Found = Answer<Search>

/**
 * Finds things that the caller may open, in one statement for each kind; if nothing is found, once
 * more for words with a typing mistake.
 */
export async function searchEverything(call: ReadCall, { query }: Parsed<Search>): Promise<Found> {
  if (folded(query.q).length < fewestSearchCharacters) {
    return { missions: [], jobDescriptions: [], siders: [], contracts: [], invoices: [] }
  }
  const exact = await findAll(call, query.q, searchWords(query.q, 'exact'))
  const isEmpty = Object.values(exact).every((found) => found.length === 0)
  return isEmpty ? findAll(call, query.q, searchWords(query.q, 'near')) : exact
}

async function findAll(call: ReadCall, q: string, words: readonly SearchWord[]): Promise<Found> {
  const [missions, jobDescriptions, siders, contracts, invoices] = await Promise.all([
    missionsFor(call, words),
    jobDescriptionsFor(call, words),
    sidersFor(call, words),
    contractsFor(call, words),
    invoicesFor(call, q),
  ])
  return { missions, jobDescriptions, siders, contracts, invoices }
}

async function missionsFor(
  call: ReadCall,
  words: readonly SearchWord[],
): Promise<Found['missions']> {
  const { actor } = sessionOf(call)
  if (!can(actor, 'mission.list').allowed) return []
  const withDrafts = can(actor, 'mission.listDrafts').allowed
  const rows = await findMissionsByWords(call.queries, {
    organisationId: tenantOf(call),
    words,
    limit: mostResults,
    ownerId: ownerLimit(call, 'mission.list'),
    steps: progressSteps.filter((step) => step !== 'draft' || withDrafts),
    // People who may not see prices open the week of a mission instead of its page (C-30).
    onlyOnPlanning: !can(actor, 'mission.readPrice').allowed,
  })
  const now = call.services.clock.now()
  return rows.map((row) => toMission(row, call.locale, now))
}

/** The stored step may be outdated; only the lists bring it up to date. */
function toMission(
  { jobTitleId, status, endDate, ...mission }: FoundMissionRow,
  locale: Locale,
  now: Instant,
): Found['missions'][number] {
  const { startDate } = mission
  const isPlanned = startDate !== null && endDate !== null
  const period = isPlanned ? { startsAt: startDate, endsAt: endDate } : null
  return {
    ...mission,
    jobTitle: namedTitle(jobTitleId, locale),
    progressStep: progressStepOf(status, period, now),
  }
}

async function jobDescriptionsFor(
  call: ReadCall,
  words: readonly SearchWord[],
): Promise<Found['jobDescriptions']> {
  const { actor, organisation } = sessionOf(call)
  if (!can(actor, 'jobDescription.read').allowed) return []
  const rows = await findJobDescriptionsByWords(call.queries, {
    organisationId: tenantOf(call),
    networkId: organisation?.parentId ?? null,
    words,
    limit: mostResults,
  })
  return rows.map((row) => toJobDescription(row, organisation?.id ?? null, call.locale))
}

/** In a group's own space every job description belongs to the network. */
function toJobDescription(
  { id, organisationId, jobTitleId, suffix }: FoundJobRow,
  companyId: string | null,
  locale: Locale,
): Found['jobDescriptions'][number] {
  const origin = organisationId === companyId ? 'account' : 'network'
  return { id, suffix, origin, jobTitle: namedTitle(jobTitleId, locale) }
}

async function sidersFor(call: ReadCall, words: readonly SearchWord[]): Promise<Found['siders']> {
  if (!can(sessionOf(call).actor, 'worker.readProfile').allowed) return []
  const rows = await findPlannedSidersByWords(call.queries, {
    organisationId: tenantOf(call),
    words,
    limit: mostResults,
    now: call.services.clock.now(),
  })
  return [...rows]
}

async function contractsFor(
  call: ReadCall,
  words: readonly SearchWord[],
): Promise<Found['contracts']> {
  if (!can(sessionOf(call).actor, 'contract.read').allowed) return []
  const rows = await findContractsByWords(call.queries, {
    organisationId: tenantOf(call),
    words,
    limit: mostResults,
  })
  return rows.map(({ missionNumber, position, amendment, jobTitleId, ...contract }) => ({
    ...contract,
    isAmendment: amendment > 0,
    number: documentNumber(missionNumber ?? '', { position, amendment }),
    jobTitle: namedTitle(jobTitleId, call.locale),
  }))
}

/** Invoices have no words: only what can be a number or an amount is looked for. */
async function invoicesFor(call: ReadCall, q: string): Promise<Found['invoices']> {
  const sought = soughtInvoice(q)
  if (sought === null || !can(sessionOf(call).actor, 'invoice.read').allowed) return []
  const rows = await findSoughtInvoices(call.queries, {
    ...sought,
    organisationId: tenantOf(call),
    limit: mostResults,
  })
  return rows.map((row) => ({
    id: row.id,
    referenceNumber: row.referenceNumber,
    type: row.type,
    weekStartDate: row.weekStartDate,
    amount: row.totalCents / 100,
    paid: row.paidAt !== null,
    settlement: settlementOfRow(row),
  }))
}
