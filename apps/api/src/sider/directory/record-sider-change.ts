import type { siders } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { SiderDetails } from '@renfort/contract/sider.ts'
import type { Transaction } from '../../platform/database/db.ts'

type Wanted = Parsed<typeof siders.changeSider>['body']
type Field = Exclude<keyof Wanted, 'deactivated' | 'hasOneName'>

/** Records the fields that a call named. Deactivation and reactivation have their own entry. */
export async function recordSiderChange(
  transaction: Transaction,
  { deactivated, ...wanted }: Wanted,
  before: SiderDetails,
  after: SiderDetails,
): Promise<void> {
  const sider = { entity: 'sider', entityId: after.id }
  const fields = (Object.keys(told) as Field[]).filter((field) => field in wanted)
  if (fields.length > 0) {
    await transaction.record({
      ...sider,
      action: 'sider.update',
      before: toldOf(before, fields),
      after: toldOf(after, fields),
    })
  }
  if (deactivated !== undefined) {
    await transaction.record({
      ...sider,
      action: deactivated ? 'sider.deactivate' : 'sider.reactivate',
      before: { deactivated: before.deactivated },
      after: { deactivated: after.deactivated },
    })
  }
}

/**
 * The value of each field in the audit trail. The reason of an absence, and former employers and
 * schools, stay out of it.
 */
const told: { readonly [Name in Field]: (sider: SiderDetails) => unknown } = {
  firstName: ({ firstName }) => firstName,
  lastName: ({ lastName }) => lastName,
  phoneNumber: ({ phoneNumber }) => phoneNumber,
  email: ({ email }) => email,
  home: ({ home }) => home,
  jobTypeIds: ({ jobTypes }) => jobTypes.map(({ id }) => id),
  licenceIds: ({ licences }) => licences.map(({ id }) => id),
  languageIds: ({ languages }) => languages.map(({ id }) => id),
  experiences: ({ experiences }) => experiences.map(({ name }) => name),
  educations: ({ educations }) => educations.map(({ degree }) => degree),
  unavailabilities: ({ unavailabilities }) =>
    unavailabilities.map(({ startDate, endDate }) => ({ startDate, endDate })),
}

function toldOf(sider: SiderDetails, fields: readonly Field[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(fields.map((field) => [field, told[field](sider)]))
}
