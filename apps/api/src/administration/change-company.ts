import type { administration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import type { CommandCall, ReadCall } from '../platform/http/route.ts'
import { type CompanyStanding, findCompany, lockCompany, saveCompany } from './company-queries.ts'

type Read = typeof administration.readCompany
type Change = typeof administration.changeCompany

export async function readCompany(call: ReadCall, { params }: Parsed<Read>): Promise<Answer<Read>> {
  const company = await findCompany(call.queries, params.id)
  if (company === undefined) throw notFound()
  return toCompany(company)
}

/** Saying again what is so already keeps the moment since when it is. */
export async function changeCompany(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { queries, transaction } = call
  const before = await lockCompany(queries, params.id)
  if (before === undefined) throw notFound()
  // Nothing would be blocked: members of a group act in its companies.
  if (before.isGroup && body.blocked !== undefined) {
    throw invalidInput([issue(['blocked'], 'errors.field.unknown_choice')])
  }
  const isBlocked = body.blocked ?? before.blockedAt !== null
  const after = {
    ...before,
    blockedAt: isBlocked ? (before.blockedAt ?? transaction.now) : null,
    jobDescriptionsLocked: body.jobDescriptionsLocked ?? before.jobDescriptionsLocked,
  }
  await saveCompany(queries, after)
  await recordChanges(call, before, body)
  return toCompany(after)
}

async function recordChanges(
  { transaction }: CommandCall,
  before: CompanyStanding,
  { blocked, jobDescriptionsLocked: locked }: Parsed<Change>['body'],
): Promise<void> {
  const company = {
    entity: 'organisation',
    entityId: before.id,
    organisationId: before.id,
  }
  if (blocked !== undefined) {
    await transaction.record({
      ...company,
      action: blocked ? 'organisation.block' : 'organisation.unblock',
      before: { blocked: before.blockedAt !== null },
      after: { blocked },
    })
  }
  if (locked !== undefined) {
    await transaction.record({
      ...company,
      action: locked ? 'organisation.lockJobDescriptions' : 'organisation.unlockJobDescriptions',
      before: { jobDescriptionsLocked: before.jobDescriptionsLocked },
      after: { jobDescriptionsLocked: locked },
    })
  }
}

function toCompany({ id, name, blockedAt, jobDescriptionsLocked }: CompanyStanding): Answer<Read> {
  return { id, name, blocked: blockedAt !== null, jobDescriptionsLocked }
}
