import type { ContractStatus } from './contract-transitions.ts'

/** A document of a mission that somebody has to sign, or has signed. */
interface MissionDocument {
  readonly status: ContractStatus
  readonly kind: string
}

/** Why the terms of a contested contract cannot be corrected: another document of its mission is bound to them. */
export const correctionLocks = ['signed', 'amended'] as const
export type CorrectionLock = (typeof correctionLocks)[number]

/**
 * What keeps internal staff from correcting the terms that a contested document says; `null` if nothing does.
 * What is signed changes by an amendment alone, and so does what an amendment has found before it.
 */
export function correctionLock(documents: readonly MissionDocument[]): CorrectionLock | null {
  if (documents.some(({ status }) => status === 'signed')) return 'signed'
  return documents.some(({ kind }) => kind !== 'contract') ? 'amended' : null
}

/** Whether a contract of a mission is contested whose terms may still be corrected (CTR-22). */
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
 * Whether the hours of the Siders of one contested document may be corrected, whatever the others of its mission
 * are: the shifts of a Sider are of their contract alone (L1251-43). A flexible planning is everybody's, and an
 * amendment of a term or a place is corrected by the next amendment.
 */
export function areHoursOpen({ kind, status, isAmended, isFlexible }: HoursOf): boolean {
  return status === 'contested' && !isAmended && !isFlexible && hasOwnHours.includes(kind)
}

const hasOwnHours: readonly string[] = ['contract', 'hours']
