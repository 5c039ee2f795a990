import { editionRefusal } from '@renfort/domain/job-description/edition.ts'
import { notFound, throwRefusal } from '../platform/refusal.ts'
import type { CommandCall } from '../platform/route.ts'
import { type Desk, originAt } from './desk.ts'
import {
  findJobDescription,
  type JobDescriptionRow,
  lockJobDescription,
} from './job-description-queries.ts'
import { pricingOriginOf } from './to-job-description.ts'

/** A job description that the caller may change, held until the end of the transaction. */
export async function editableJobDescription(
  { queries }: CommandCall,
  desk: Desk,
  id: string,
): Promise<JobDescriptionRow> {
  // One that is only shared can be read, to say why it may not change, but not held.
  const row =
    (await lockJobDescription(queries, desk.shelf, id)) ??
    (await findJobDescription(queries, desk.shelf, id))
  if (row === undefined) throw notFound()
  const facts = { origin: originAt(desk, row), pricingOrigin: pricingOriginOf(row) } as const
  throwRefusal(editionRefusal(facts, desk.editor))
  return row
}
