import type { Location } from '@renfort/contract/organisation.ts'
import type { LocationRow } from './location-queries.ts'

/** What the work at an address requires; an address by itself requires nothing. */
interface Work {
  readonly remote: boolean
  readonly motorized: boolean
}

/** An address as it travels (ENT-03): `online` and `vehicle` are copied from the work. */
export function toLocation(
  row: LocationRow,
  { remote, motorized }: Work = { remote: false, motorized: false },
): Location {
  return { ...row, remote, online: remote, motorized, vehicle: motorized }
}
