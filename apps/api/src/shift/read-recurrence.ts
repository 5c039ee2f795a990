import type { shifts } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { notFound } from '../platform/http/refusal.ts'
import { organisationOf, ownerLimit, type ReadCall } from '../platform/http/route.ts'
import { findLivingRecurrence } from '../mission-record/recurrence-queries.ts'
import { toRecurrence } from './to-shift.ts'

type Read = typeof shifts.readRecurrence

export async function readRecurrence(
  call: ReadCall,
  { params }: Parsed<Read>,
): Promise<Answer<Read>> {
  const rule = await findLivingRecurrence(call.queries, {
    organisationId: organisationOf(call),
    owner: ownerLimit(call, 'mission.edit'),
    id: params.id,
  })
  if (rule === undefined) throw notFound()
  return toRecurrence(rule)
}
