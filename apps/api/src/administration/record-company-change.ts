import type { administration } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { AuditedAction } from '@renfort/domain/audit/audited-actions.ts'
import type { Queries } from '../platform/database/db.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { type CompanyStanding, findGroup } from './company-queries.ts'

type Body = Parsed<typeof administration.changeCompany>['body']
type Part = keyof Body
type Told = CompanyStanding & { readonly group: string | null }

interface CompanyChange {
  readonly before: CompanyStanding
  readonly after: CompanyStanding
  readonly body: Body
}

const actions: Record<Part, (body: Body) => AuditedAction> = {
  name: () => 'organisation.rename',
  blocked: ({ blocked }) => (blocked ? 'organisation.block' : 'organisation.unblock'),
  jobDescriptionsLocked: ({ jobDescriptionsLocked: isLocked }) =>
    isLocked ? 'organisation.lockJobDescriptions' : 'organisation.unlockJobDescriptions',
  coefficients: () => 'organisation.setCoefficients',
  attendanceConfigType: () => 'organisation.setAttendanceConfig',
  parentId: () => 'organisation.setGroup',
}

const values: Record<Part, (company: Told) => object> = {
  name: ({ name }) => ({ name }),
  blocked: ({ blockedAt }) => ({ blocked: blockedAt !== null }),
  jobDescriptionsLocked: ({ jobDescriptionsLocked }) => ({ jobDescriptionsLocked }),
  coefficients: ({ delegation, gestion }) => ({
    delegationCoefficient: delegation / 10_000,
    gestionCoefficient: gestion / 10_000,
  }),
  attendanceConfigType: ({ attendanceConfigType }) => ({ attendanceConfigType }),
  parentId: ({ group }) => ({ group }),
}

/** Adds one row to the company's audit trail for each part that the call named. */
export async function recordCompanyChange(
  { transaction, queries }: CommandCall,
  { before, after, body }: CompanyChange,
): Promise<void> {
  const [former, current] = [await told(queries, before), await told(queries, after)]
  for (const part of Object.keys(actions) as Part[]) {
    if (body[part] === undefined) continue
    await transaction.record({
      action: actions[part](body),
      entity: 'organisation',
      entityId: before.id,
      organisationId: before.id,
      before: values[part](former),
      after: values[part](current),
    })
  }
}

async function told(queries: Queries, company: CompanyStanding): Promise<Told> {
  const { parentId } = company
  const group = parentId === null ? undefined : await findGroup(queries, parentId)
  return { ...company, group: group?.name ?? null }
}
