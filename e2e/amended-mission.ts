import type { Restaurant } from './new-company.ts'
import { aPostedMission } from './posted-mission.ts'

/** Creates a week of mornings for two Siders of the restaurant, hired at once; resolves to its id. */
export function anAmendableMission(restaurant: Restaurant): Promise<string> {
  return aPostedMission(restaurant, {
    name: 'Petits déjeuners',
    type: 'gestion',
    shifts: [0, 1, 2, 3, 4].map((day) => [day, '07:00', '14:00', 30, 2] as const),
    siderIds: restaurant.siderIds.slice(0, 2),
  })
}
