import {
  type AmendmentBody,
  checkAmendment,
  makeAmendment,
  readAmendments,
} from '@renfort/contract/amendment.ts'
import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import type { AmendmentKind } from '@renfort/domain/amendment/amendment-kind.ts'
import { isoDate, type IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { queryOptions } from '@tanstack/react-query'
import { CallError } from '../../platform/call-error.ts'
import { call, issuesOf } from '../../platform/call.ts'
import { isKnownError } from '../../platform/error-words.ts'
import { keyOf, queryFor, useCommand } from '../../platform/query.ts'
import { staleAfter } from '../../platform/stale-after.ts'

export type Chain = Reply<typeof readAmendments>['contracts'][number]
type Checked = Reply<typeof checkAmendment>
export type Effect = NonNullable<Checked['effect']>

staleAfter(readAmendments, ['amendments', 'correctedHours'])

/** The contracts of a mission with their amendments. */
export const amendmentsQuery = (id: string) => queryFor(readAmendments, { params: { id } })

/** What an act would do, asked again after each change of the act. */
export const amendmentCheckQuery = (id: string, body: AmendmentBody) =>
  queryOptions({
    queryKey: [...keyOf(checkAmendment), id, body] as const,
    queryFn: ({ signal }) =>
      call(checkAmendment, { params: { id }, body }, signal).catch(refusalOfFields),
    staleTime: 0,
    gcTime: 0,
  })

/** Fields that the server cannot read count as an act that the rules refuse. */
function refusalOfFields(failure: unknown): Checked {
  const isOfFields = failure instanceof CallError && issuesOf(failure).length > 0
  if (!isOfFields || failure.key === null || !isKnownError(failure.key)) throw failure
  return { effect: null, refusal: { key: failure.key, metadata: { ...failure.metadata } } }
}

/** The dialog shows every refusal itself. */
export const useMakeAmendment = () =>
  useCommand(makeAmendment, { changes: ['amendments'], handles: () => true })

/** Whether the last binding document is contested: it must be corrected before an amendment. */
export function isContested({ documents }: Chain): boolean {
  return documents.at(-1)?.status === 'contested'
}

/** The contracts that still bind and that nobody contests: an ended contract cannot be changed. */
export function openContracts(contracts: readonly Chain[]): readonly Chain[] {
  return contracts.filter((contract) => !contract.isOver && !isContested(contract))
}

/** Whether an act is one on all the contracts of a mission at once. */
export function isForAll(kind: AmendmentKind, isFlexible: boolean): boolean {
  return kind === 'place' || isFlexible
}

/** The days on which the contracts of several Siders may all end. */
export function commonTermDays(contracts: readonly Chain[]): readonly string[] {
  const [first, ...others] = contracts
  if (first === undefined) return []
  return first.termDays.filter((day) => others.every(({ termDays }) => termDays.includes(day)))
}

/** A day as the screens write it; it travels as midnight in UTC. */
export function dayOf(wire: string): IsoDate {
  return isoDate(wire.slice(0, 10))
}
