import { addresses } from '@renfort/contract'
import { MapsUnavailable } from '../outside/maps/port.ts'
import { notFound, refuse } from '../platform/http/refusal.ts'
import { read, type Route } from '../platform/http/route.ts'

/** Shorter texts match too much to be worth a suggestion. */
const fewestCharacters = 3

export const addressRoutes: readonly Route[] = [
  read(addresses.autocompleteAddress, async ({ services }, { query }) =>
    query.q.length < fewestCharacters
      ? []
      : answered(services.maps.autocomplete(query.q, query.country)),
  ),
  read(addresses.readPlace, async ({ services }, { params }) => {
    const place = await answered(services.maps.place(params.placeId))
    if (place === null) throw notFound()
    return place
  }),
]

/**
 * A failing service has its own error, so that the form lets the person type the address (POST-34).
 */
async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof MapsUnavailable) throw refuse('errors.maps.unavailable')
    throw error
  }
}
