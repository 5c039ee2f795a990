import { useNavigate } from '@tanstack/react-router'

/** A company, or `null` for the space of the group. */
export interface WantedCompany {
  readonly id: string | null
  readonly name: string
  /** The page to open there; the first one by default. */
  readonly href?: string
}

/** The target of the page in between: a company, or the administration after staff stop acting. */
export type WantedPlace =
  | { readonly kind: 'company'; readonly company: WantedCompany }
  | { readonly kind: 'administration'; readonly q?: string | undefined }

let wanted: WantedPlace | null = null

/** Where the page in between leads; `null` when nothing was chosen. */
export function wantedPlace(): WantedPlace | null {
  return wanted
}

export function wantPlace(place: WantedPlace | null): void {
  wanted = place
}

/**
 * Switches to another company, or back to the space of the group, through a page that belongs to neither: unsaved
 * forms ask first, and no data of the former company stays on the screen or in memory.
 */
export function useSwitchCompany(): (company: WantedCompany) => void {
  const navigate = useNavigate()
  return (company) => {
    wantPlace({ kind: 'company', company })
    void navigate({ to: '/switch' })
  }
}

/**
 * Stops acting for a user and leads staff back to their administration. Acting ends on the page in between: a call
 * from a screen of the user would go out as staff, and be refused.
 */
export function useLeaveActing(): () => void {
  const navigate = useNavigate()
  return () => {
    wantPlace({ kind: 'administration' })
    void navigate({ to: '/switch' })
  }
}
