import { editionRefusal } from '@renfort/domain/job-description/edition.ts'
import { notFound, throwRefusal } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { type JobDescriptionContext, originAt } from './job-description-context.ts'
import {
  findJobDescription,
  type JobDescriptionRow,
  lockJobDescription,
} from './job-description-queries.ts'
import { pricingOriginOf } from './to-job-description.ts'

/** A job description that the caller may change, locked until the end of the transaction. */
export async function editableJobDescription(
  { queries }: CommandCall,
  context: JobDescriptionContext,
  id: string,
): Promise<JobDescriptionRow> {
  // A job description of the network can be read, to explain the refusal, but not locked.
  const row =
    (await lockJobDescription(queries, context.reach, id)) ??
    (await findJobDescription(queries, context.reach, id))
  if (row === undefined) throw notFound()
  const facts = { origin: originAt(context, row), pricingOrigin: pricingOriginOf(row) } as const
  throwRefusal(editionRefusal(facts, context.editor))
  return row
}
