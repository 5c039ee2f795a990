import type { EquipmentGroup, EquipmentProvider } from '../job-description/work-conditions.ts'
import type { Refusal } from '../kernel/issue.ts'
import type { MotiveDraft } from './motive.ts'
import { validateMotive } from './motive.ts'

/**
 * Why a motive lacks what a contract must print: its justification, or whom it concerns (L1251-43,
 * 1° and 2°).
 */
export function motiveRefusal(motive: MotiveDraft): Refusal | null {
  const [first] = validateMotive(motive)
  if (first === undefined) return null
  const { path, key, params = {} } = first
  if (path[0] === 'replacements') return { key: 'errors.motive.replacement_missing' }
  if (path[0] === 'recruitments') return { key: 'errors.motive.recruitment_missing' }
  return { key, params }
}

export interface SuppliedEquipment {
  readonly name: string
  readonly group: EquipmentGroup
  readonly providedBy: EquipmentProvider | null
}

/**
 * Protective equipment without a supplier in the mission (L1251-43, 5°). The law then names the
 * company where the Sider works (L1251-23).
 */
export function unsuppliedEquipment<Equipment extends SuppliedEquipment>(
  equipments: readonly Equipment[],
): Equipment[] {
  return equipments.filter(({ group, providedBy }) => group === 'Safety' && providedBy === null)
}
