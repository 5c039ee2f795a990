import { useNavigate } from '@tanstack/react-router'

/** A company, or `null` for the space of the group. */
export interface WantedCompany {
  readonly id: string | null
  readonly name: string
}

/** What comes after the page between: a company, or the staff’s administration once they stop acting. */
export type WantedPlace =
  | { readonly kind: 'company'; readonly company: WantedCompany }
  | { readonly kind: 'administration'; readonly q?: string | undefined }

let wanted: WantedPlace | null = null

/** Where the page between leads; `null` when nothing was chosen. */
export function wantedPlace(): WantedPlace | null {
  return wanted
}

export function wantPlace(place: WantedPlace | null): void {
  wanted = place
}

/**
 * Leads into another company, or back to the space of the group. The way goes through a page that
 * belongs to neither: a form that is not saved is asked about first, and when the next company appears nothing
 * of the former one is left on the screen or in memory.
 */
export function useSwitchCompany(): (company: WantedCompany) => void {
  const navigate = useNavigate()
  return (company) => {
    wantPlace({ kind: 'company', company })
    void navigate({ to: '/switch' })
  }
}

/**
 * Stops acting for a user and leads staff back to their administration. Acting ends on the page
 * between: a screen of the user that still asks for something would ask it as staff, and be refused.
 */
export function useLeaveActing(): () => void {
  const navigate = useNavigate()
  return () => {
    wantPlace({ kind: 'administration' })
    void navigate({ to: '/switch' })
  }
}
