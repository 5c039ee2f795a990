import { addDays, type Instant, type IsoDate } from '../../kernel/calendar.ts'
import type { Refusal } from '../../kernel/issue.ts'
import { dateAt, type TimeZone } from '../../kernel/place-time.ts'
import { paperTransmissionLimit } from '../../law/contract-signing.ts'
import { at } from '../../law/dated.ts'
import type { ContractStatus } from '../contract-transitions.ts'
import { isWorkingDay } from '../signature/signing-clocks.ts'
import { paperReadings } from './readings.ts'

/** How the contrat de mission of a Sider stands. */
export const siderPaperStates = ['toSign', 'signed', 'contested', 'replaced', 'cancelled'] as const
export type SiderPaperState = (typeof siderPaperStates)[number]

/** What a paper depends on: its contract, and the document of the company with the same facts. */
export interface PaperFate {
  readonly isSigned: boolean
  /** Whether the Sider has left the mission before its end. */
  readonly isCancelled: boolean
  /** Whether the mission was withdrawn: what nobody has signed is not signed any more. */
  readonly isWithdrawn: boolean
  /** The version whose facts the paper has, and the one in force. */
  readonly version: number
  readonly current: number
  readonly status: ContractStatus
}

/**
 * A paper is never ahead of its contract: who left has none to sign, a newer version takes its
 * place even when it was signed, and nobody signs what the company contests.
 */
export function siderPaperState(fate: PaperFate): SiderPaperState {
  if (fate.isCancelled) return 'cancelled'
  if (fate.version < fate.current) return 'replaced'
  if (fate.isSigned) return 'signed'
  if (fate.isWithdrawn) return 'cancelled'
  return fate.status === 'contested' ? 'contested' : 'toSign'
}

/** Why a paper cannot be signed; `null` where it can. */
export function signingRefusal(
  state: SiderPaperState,
  {
    openedAt,
    readings,
  }: { readonly openedAt: Instant | null; readonly readings: readonly string[] },
): Refusal | null {
  if (state === 'signed') return { key: 'errors.sider.paper_signed' }
  if (state !== 'toSign') return { key: 'errors.sider.paper_void' }
  const isRead = openedAt !== null && paperReadings.every((each) => readings.includes(each))
  return isRead ? null : { key: 'errors.sider.paper_unread' }
}

/** The last day on which the paper reaches the Sider in time (L1251-17). */
export function transmissionDay(firstDay: IsoDate): IsoDate {
  let day = firstDay
  for (let left = at(paperTransmissionLimit, firstDay).value.workingDays; left > 0;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left -= 1
  }
  return day
}

interface Transmission {
  readonly state: SiderPaperState
  readonly firstDay: IsoDate
  readonly openedAt: Instant | null
  readonly timeZone: TimeZone
}

/** Whether a paper that binds its Sider reached them after the legal day, or has not yet. */
export function isTransmittedLate(
  { state, firstDay, openedAt, timeZone }: Transmission,
  now: Instant,
): boolean {
  if (state !== 'toSign' && state !== 'signed') return false
  return dateAt(openedAt ?? now, timeZone) > transmissionDay(firstDay)
}
