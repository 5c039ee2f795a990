import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import type { Transaction } from '../platform/database/db.ts'
import {
  insertOrganisation,
  type NewOrganisation,
  saveRemunerationPolicy,
} from './organisation-queries.ts'
import { startPolicyVersion } from './policy-version-queries.ts'

/** Creates a company or a group, with the default pay policy that it still has to confirm. */
export async function createOrganisation(
  transaction: Transaction,
  organisation: NewOrganisation,
): Promise<string> {
  const id = await insertOrganisation(transaction.queries, organisation, transaction.now)
  if (organisation.kind === 'other') {
    await saveRemunerationPolicy(transaction.queries, id, defaultPolicy)
    await startPolicyVersion(transaction.queries, id, {
      origin: 'default',
      since: transaction.now,
      changedBy: null,
      changedFor: null,
    })
  }
  await transaction.record({
    action: 'organisation.create',
    entity: 'organisation',
    entityId: id,
    organisationId: id,
    before: null,
    after: { ...organisation, signUp: JSON.parse(organisation.signUp) },
  })
  return id
}
