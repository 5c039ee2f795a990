import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import type { EndReason } from '@renfort/domain/amendment/early-end.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Transaction } from '../platform/database/db.ts'
import type { ContractTerms } from '../platform/database/json-columns.ts'
import { insertAmended, insertAmendment } from './amendment-queries.ts'
import { insertVersion } from './batch-queries.ts'
import { enqueuePaper } from './paper/make-contract-document.ts'

interface Amendment {
  readonly organisationId: string
  readonly missionId: string
  readonly kind: AmendmentKind
  /** The earliest instant at which the amendment changes one of the contracts. */
  readonly startsAt: Instant
  readonly reason: EndReason | null
  readonly comment: string | null
  readonly madeBy: string
  readonly contracts: readonly { readonly contractId: string; readonly before: ContractTerms }[]
}

/** Creates an amendment of some contracts, to be read and signed like them; returns its id. */
export async function openAmendment(
  { queries, now }: Transaction,
  { madeBy, contracts, ...amendment }: Amendment,
): Promise<string> {
  const { organisationId } = amendment
  const id = await insertAmendment(queries, { ...amendment, now })
  await insertAmended(queries, { id, organisationId }, contracts)
  await insertVersion(queries, { organisationId, id, version: 1, madeAt: now, madeBy })
  await enqueuePaper({ queries, now }, { organisationId, batchId: id, version: 1 }, amendment)
  return id
}
