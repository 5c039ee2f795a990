import { type SuppliedEquipment, unsuppliedEquipment } from '../mission/paper-mentions.ts'
import type { IsoDate } from '../kernel/calendar.ts'
import { equipmentSupplier } from '../law/contract-signing.ts'
import { at } from '../law/dated.ts'
import { type Finding, ofTheMission } from './finding.ts'

/**
 * A mention that the contract will add although the mission does not give it: the company supplies
 * the protective equipment, as the law provides (L1251-23, L1251-43 5°). It needs no answer.
 */
export function mentionFindings(
  equipments: readonly SuppliedEquipment[],
  date: IsoDate,
): Finding[] {
  const unsupplied = unsuppliedEquipment(equipments)
  if (unsupplied.length === 0) return []
  return [
    {
      ...ofTheMission,
      severity: 'house',
      key: 'equipment_supplier',
      source: at(equipmentSupplier, date).source,
      dates: [],
      mention: unsupplied.map(({ name }) => name).join(', '),
      repair: { kind: 'name_supplier' },
    },
  ]
}
