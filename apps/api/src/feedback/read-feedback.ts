import type { feedbacks } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, type ReadCall } from '../platform/http/route.ts'
import { findFeedback } from './feedback-queries.ts'

type Read = typeof feedbacks.readFeedback

export async function readFeedback(
  call: ReadCall,
  { params: { id } }: Parsed<Read>,
): Promise<Answer<Read>> {
  const found = await findFeedback(call.queries, { organisationId: organisationOf(call), id })
  if (found === undefined) throw notFound()
  return found
}
