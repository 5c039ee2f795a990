import { issue } from '../kernel/issue.ts'
import type { Issue } from '../kernel/issue.ts'

export const equipmentGroups = ['Safety', 'Other'] as const
export type EquipmentGroup = (typeof equipmentGroups)[number]

export const equipmentProviders = ['sider', 'company'] as const
export type EquipmentProvider = (typeof equipmentProviders)[number]

/** From the lightest to the heaviest (POST-65). */
export const manualHandlingLevels = ['light', 'medium', 'heavy', 'veryHeavy'] as const
export type ManualHandlingLevel = (typeof manualHandlingLevels)[number]

/** Characters of a subtask, tool, device or equipment that a company names itself (POST-60). */
export const customNameLimits = { min: 2, max: 50 } as const

export function validateCustomName(name: string, path: Issue['path'] = ['name']): Issue[] {
  const { min, max } = customNameLimits
  const length = name.trim().length
  if (length >= min && length <= max) return []
  return [issue(path, 'errors.field.custom_name', { min, max })]
}

/** POST-42: safety equipment that a company names itself says who provides it. */
export function validateCustomEquipment(equipment: {
  readonly name: string
  readonly group: EquipmentGroup
  readonly providedBy: EquipmentProvider | null
}): Issue[] {
  const issues = validateCustomName(equipment.name)
  if (equipment.group !== 'Safety' || equipment.providedBy !== null) return issues
  return [...issues, issue(['providedBy'], 'errors.field.required')]
}
