import type { flexiblePlanning } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { validateFlexiblePlanning } from '@renfort/domain/flexible-planning/flexible-planning.ts'
import { quote } from '@renfort/domain/quotation/quote.ts'
import { flexibleRulesOf, fromWirePlanning } from '../flexible-planning/to-flexible-planning.ts'
import { findMission } from '../mission-record/mission-queries.ts'
import { invalidInput, notFound, refuse, throwRefusal } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { termsOf } from '../mission-record/quotation-terms.ts'
import { toQuotation } from './to-quotation.ts'

type Quote = typeof flexiblePlanning.quoteFlexiblePlanning

/** The price of a flexible planning while it is typed (FLEX-15). */
export async function quoteFlexiblePlanning(
  call: ReadCall,
  { params, query }: Parsed<Quote>,
): Promise<Answer<Quote>> {
  const mission = await findMission(call.queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'quotation.read'),
    id: params.taskId,
  })
  if (mission === undefined) throw notFound()
  const flexible = fromWirePlanning(query, query)
  const issues = validateFlexiblePlanning(flexible, flexibleRulesOf(call, mission))
  if (issues.length > 0) throw invalidInput(issues)
  const { quotation, refusal } = quote({ planning: { flexible }, terms: termsOf(mission) })
  throwRefusal(refusal)
  if (quotation === null) throw refuse('errors.quotation.rate_missing')
  return toQuotation(quotation, true, call.locale)
}
