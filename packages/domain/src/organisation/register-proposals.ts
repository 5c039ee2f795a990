import { folded } from '../kernel/folded.ts'
import type { ActivityNomenclature } from '../law/activity-codes.ts'
import { apeCodeOf } from './identifiers.ts'

/** The fields of the legal information that the register of companies holds too. */
export const registeredFields = ['name', 'businessName', 'apeCode'] as const
export type RegisteredField = (typeof registeredFields)[number]

interface Typed extends Readonly<Record<RegisteredField, string>> {
  readonly apeNomenclature: ActivityNomenclature
}
interface Registered extends Readonly<Record<RegisteredField, string | null>> {
  readonly apeNomenclature: ActivityNomenclature | null
}

export interface RegisterProposals {
  readonly fills: readonly RegisteredField[]
  /** Fields with another value; they are only replaced on demand. */
  readonly differs: readonly RegisteredField[]
}

/** Compares what was typed with the register, which writes names in capitals without accents. */
export function registerProposals(typed: Typed, registered: Registered): RegisterProposals {
  const offered = registeredFields.filter((field) => registered[field] !== null)
  const fills = offered.filter((field) => typed[field].trim() === '')
  const differs = offered.filter(
    (field) => !fills.includes(field) && !isSame(field, typed, registered),
  )
  return { fills, differs }
}

function isSame(field: RegisteredField, typed: Typed, registered: Registered): boolean {
  const given = registered[field] ?? ''
  if (field !== 'apeCode') return folded(typed[field]) === folded(given)
  return (
    apeCodeOf(typed.apeCode) === apeCodeOf(given) &&
    typed.apeNomenclature === (registered.apeNomenclature ?? typed.apeNomenclature)
  )
}
