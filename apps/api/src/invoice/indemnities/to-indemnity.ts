import type { EnteredIndemnity } from '@renfort/contract/invoice/indemnities.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { namedTitle } from '../../catalogue/to-job-fields.ts'
import type { EnteredRow, SiderOfMission } from './entered-indemnity-queries.ts'

/** An entered indemnity on the wire, in euros. */
export function toIndemnity(row: EnteredRow, locale: Locale): EnteredIndemnity {
  const { invoiceId, referenceNumber, coverBasisPoints: cover } = row
  return {
    id: row.id,
    kind: row.kind,
    indemnityId: row.indemnityId,
    ...toSiderOfMission(row, locale),
    name: row.bonusName,
    coverRate: cover === null ? null : cover / 100,
    amount: centsToEuros(cents(row.enteredCents)),
    price: centsToEuros(cents(row.priceCents)),
    enteredAt: row.enteredAt,
    invoice:
      invoiceId === null || referenceNumber === null
        ? null
        : { id: invoiceId, referenceNumber, givenBack: row.givenBackAt !== null },
  }
}

/** A Sider and one of their missions, with its job title in a language. */
export function toSiderOfMission(row: SiderOfMission, locale: Locale) {
  return {
    sider: { id: row.siderId, firstName: row.firstName, lastName: row.lastName },
    task: {
      id: row.missionId,
      name: row.missionName,
      jobTitle: namedTitle(row.jobTitleId, locale),
    },
  }
}
