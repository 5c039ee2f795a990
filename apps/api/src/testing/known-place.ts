import type { Place } from '../outside/maps/port.ts'

/** 12, Rue de la République in Lyon, as every source of maps should know it. */
export const rueDeLaRepublique: Omit<Place, 'address'> = {
  streetNumber: '12',
  streetName: 'Rue de la République',
  postalCode: '69001',
  city: 'Lyon',
  region: 'Auvergne-Rhône-Alpes',
  department: 'Rhône',
  country: 'FR',
  lat: 45.764043,
  lng: 4.835658,
}
