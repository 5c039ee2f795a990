import type { InvoiceLifeCycle } from '@renfort/contract/invoice/life-cycle.ts'
import { currentStatus } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import type { Queries } from '../../platform/database/db.ts'
import { findLifeCycle, type LifeCycleKey } from './life-cycle-queries.ts'
import { saidStatuses } from './record-status.ts'
import { findStatuses } from './status-queries.ts'

/** The statuses of an invoice so far, and the state of its transmission. */
export async function readLifeCycle(
  queries: Queries,
  key: LifeCycleKey,
): Promise<InvoiceLifeCycle> {
  const standing = await findLifeCycle(queries, key)
  const statuses = saidStatuses(await findStatuses(queries, key))
  return {
    status: currentStatus(statuses),
    sentAt: standing?.sentAt ?? null,
    untransmitted: standing?.untransmitted ?? null,
    statuses: statuses.map(({ status, at, by, firstName, lastName, ...rest }) => ({
      status,
      at,
      by,
      author: firstName === null ? null : fullName({ firstName, lastName: lastName ?? '' }),
      reason: rest.reasonCode === null ? null : { code: rest.reasonCode, words: rest.reason },
      amount: rest.amountCents === null ? null : rest.amountCents / 100,
      taxRate: rest.taxRate === null ? null : rest.taxRate / 100,
    })),
  }
}
