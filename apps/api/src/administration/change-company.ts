import type { administration } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { providerTermsIssues } from '@renfort/domain/organisation/provider-terms.ts'
import { coefficientBasisPoints } from '@renfort/domain/remuneration/detached-pricing.ts'
import { invalidInput, notFound } from '../platform/http/refusal.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { type CompanyStanding, findGroup, lockCompany, saveCompany } from './company-queries.ts'
import { recordCompanyChange } from './record-company-change.ts'
import { toCompany } from './read-companies.ts'

type Change = typeof administration.changeCompany
type Body = Parsed<Change>['body']

/**
 * Changes the settings of an organisation that the provider decides. Prices of drafts are computed
 * when they are read, so new coefficients count at once; prices of confirmed missions are frozen
 * (decisions §4.1).
 */
export async function changeCompany(
  call: CommandCall,
  { params, body }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { queries, transaction } = call
  const before = await lockCompany(queries, params.id)
  if (before === undefined) throw notFound()
  const issues = providerTermsIssues(before.isParent, body)
  if (issues.length > 0) throw invalidInput(issues)
  await requireGroup(call, body.parentId)
  const after = changed(before, body, transaction.now)
  await saveCompany(queries, after)
  await recordCompanyChange(call, { before, after, body })
  return toCompany(queries, after)
}

export async function requireGroup(
  { queries }: CommandCall,
  parentId: string | null | undefined,
): Promise<void> {
  if (parentId === null || parentId === undefined) return
  if ((await findGroup(queries, parentId)) !== undefined) return
  throw invalidInput([issue(['parentId'], 'errors.field.unknown_choice')])
}

/** A value that stays the same keeps the time since when it applies. */
function changed(before: CompanyStanding, body: Body, now: Instant): CompanyStanding {
  const isBlocked = body.blocked ?? before.blockedAt !== null
  const { delegation, gestion } = body.coefficients ?? {}
  return {
    ...before,
    name: body.name ?? before.name,
    blockedAt: isBlocked ? (before.blockedAt ?? now) : null,
    jobDescriptionsLocked: body.jobDescriptionsLocked ?? before.jobDescriptionsLocked,
    delegation: delegation ? coefficientBasisPoints(delegation) : before.delegation,
    gestion: gestion ? coefficientBasisPoints(gestion) : before.gestion,
    attendanceConfigType: body.attendanceConfigType ?? before.attendanceConfigType,
    parentId: body.parentId === undefined ? before.parentId : body.parentId,
  }
}
