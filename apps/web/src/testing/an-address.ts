import type { Place } from '@renfort/contract/address.ts'
import type { Location } from '@renfort/contract/organisation.ts'

export const bellecour: Place = {
  address: '14 place Bellecour, 69002 Lyon',
  streetNumber: '14',
  streetName: 'place Bellecour',
  postalCode: '69002',
  city: 'Lyon',
  region: null,
  department: null,
  country: 'FR',
  lat: 45.757,
  lng: 4.832,
}

/** A favourite address that the maps have recognised. */
export function anAddress(changes: Partial<Location> = {}): Location {
  return {
    id: '00000000-0000-4000-8000-0000000000d1',
    title: 'Brasserie',
    description: null,
    ...bellecour,
    favorite: true,
    remote: false,
    motorized: false,
    vehicle: false,
    online: false,
    confirmed: true,
    hasProtestantChurch: null,
    ...changes,
  }
}
