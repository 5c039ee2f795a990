import type { Mission } from '@renfort/contract/mission.ts'
import type { Location } from '@renfort/contract/organisation.ts'
import { useQuery } from '@tanstack/react-query'
import { useMe } from '../../platform/me.ts'
import { locationsQuery } from '../address/queries.ts'

/**
 * The address of a mission for the picker: a mission keeps its own copy, so the favourite behind the copy is found by
 * its content.
 */
export function useChosenAddress({ location }: Pick<Mission, 'location'>): Location | null {
  const { organisation } = useMe()
  const { data: favourites = [] } = useQuery({
    ...locationsQuery(organisation?.id ?? ''),
    enabled: organisation !== null,
  })
  if (location === null) return null
  return favourites.find((favourite) => isSamePlace(favourite, location)) ?? location
}

function isSamePlace(a: Location, b: Location): boolean {
  return (
    a.title === b.title &&
    a.address === b.address &&
    a.postalCode === b.postalCode &&
    a.description === b.description
  )
}
