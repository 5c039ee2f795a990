import { useNavigate } from '@tanstack/react-router'

/** A company, or `null` for the space of the group. */
export interface WantedPlace {
  readonly id: string | null
  readonly name: string
}

let wanted: WantedPlace | null = null

/** Where the page that changes the company leads; `null` when nothing was chosen. */
export function wantedPlace(): WantedPlace | null {
  return wanted
}

/**
 * Leads into another company, or back to the space of the group. The way goes through a page that
 * belongs to neither: a form that is not saved is asked about first, and when the next company appears nothing
 * of the former one is left on the screen or in memory.
 */
export function useSwitchCompany(): (place: WantedPlace) => void {
  const navigate = useNavigate()
  return (place) => {
    wanted = place
    void navigate({ to: '/switch' })
  }
}
