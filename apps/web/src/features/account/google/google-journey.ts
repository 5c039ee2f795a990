import type { GoogleTicket } from '@renfort/contract/google.ts'
import type { SignUpSearch } from '../sign-up-search.ts'

/** Why a user goes to Google, and what the product needs again when they come back. */
export type GoogleErrand =
  | { readonly purpose: 'signIn' }
  | {
      readonly purpose: 'signUp'
      readonly search: SignUpSearch
      /** What was typed before the identification expired. */
      readonly details?: Readonly<Record<string, unknown>> | undefined
    }
  | { readonly purpose: 'activation'; readonly userId: string; readonly token: string }

/** One visit to Google: its secrets are only sent to the product’s own server. */
export interface GoogleJourney {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly errand: GoogleErrand
}

/** What the sign-up form starts with after Google has identified the user. */
export interface GoogleArrival {
  readonly ticket: GoogleTicket
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

declare module '@tanstack/history' {
  interface HistoryState {
    google?: GoogleArrival
  }
}

// Kept for this tab only, so that two tabs can go to Google at the same time.
const key = 'google'

export function keepJourney(journey: GoogleJourney): void {
  sessionStorage.setItem(key, JSON.stringify(journey))
}

/** Takes the journey with this state, if this tab began it; it cannot be taken twice. */
export function takeJourney(state: string | undefined): GoogleJourney | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (kept === null || state === undefined) return null
  const journey = JSON.parse(kept) as GoogleJourney
  return journey.state === state ? journey : null
}
