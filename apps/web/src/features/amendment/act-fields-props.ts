import type { Mission } from '@renfort/contract/mission.ts'
import type { AmendedFields } from './amended-fields.ts'
import type { Chain } from './queries.ts'

/** What the fields of an act are given. */
export interface ActFieldsProps {
  mission: Mission
  /** The contracts that are chosen. */
  contracts: readonly Chain[]
  fields: AmendedFields
  onChange: (changed: Partial<AmendedFields>) => void
}
