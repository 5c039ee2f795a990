import type { ContractStatus } from '../contract-transitions.ts'

/** A document of a mission that somebody has to sign, or has signed. */
interface MissionDocument {
  readonly status: ContractStatus
  readonly kind: string
}

/**
 * Why the terms of a contested contract cannot be corrected: another document of its mission
 * depends on them.
 */
export const correctionLocks = ['signed', 'amended'] as const
export type CorrectionLock = (typeof correctionLocks)[number]

/**
 * What keeps internal staff from correcting the terms of a contested document; `null` if nothing
 * does. Signed terms change only by an amendment, and so do terms that an amendment is based on.
 */
export function correctionLock(documents: readonly MissionDocument[]): CorrectionLock | null {
  if (documents.some(({ status }) => status === 'signed')) return 'signed'
  return documents.some(({ kind }) => kind !== 'contract') ? 'amended' : null
}

/** Whether a mission has a contested contract whose terms can still be corrected (CTR-22). */
export function isInCorrection(documents: readonly MissionDocument[]): boolean {
  return (
    documents.some(({ status }) => status === 'contested') && correctionLock(documents) === null
  )
}

interface HoursOf extends MissionDocument {
  /** Whether a later amendment changes one of its contracts. */
  readonly isAmended: boolean
  readonly isFlexible: boolean
}

/**
 * Whether the hours of the Siders of a contested document may be corrected, whatever the state of
 * the mission's other documents: the shifts of a Sider concern only their own contract (L1251-43).
 * Not for a flexible planning, which all Siders share; and an amendment of a term or a place is
 * corrected by the next amendment.
 */
export function areHoursOpen({ kind, status, isAmended, isFlexible }: HoursOf): boolean {
  return status === 'contested' && !isAmended && !isFlexible && hasOwnHours.includes(kind)
}

const hasOwnHours: readonly string[] = ['contract', 'hours']
