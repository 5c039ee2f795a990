import type { Location } from '@renfort/contract/organisation.ts'
import type { LocationRow } from './location-queries.ts'

/** Requirements of the work at an address; an address alone has none. */
interface Work {
  readonly remote: boolean
  readonly motorized: boolean
}

/** An address on the wire (ENT-03): `online` and `vehicle` are copied from the work. */
export function toLocation(
  row: LocationRow,
  { remote, motorized }: Work = { remote: false, motorized: false },
): Location {
  return { ...row, remote, online: remote, motorized, vehicle: motorized }
}
