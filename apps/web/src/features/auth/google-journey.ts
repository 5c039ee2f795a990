import type { GoogleTicket } from '@renfort/contract/google.ts'
import type { SignUpSearch } from './sign-up-search.ts'

/** What somebody goes to Google for, and what must be there again when he comes back. */
export type GoogleErrand =
  | { readonly purpose: 'signIn' }
  | {
      readonly purpose: 'signUp'
      readonly search: SignUpSearch
      /** What was typed before the identification expired. */
      readonly details?: Readonly<Record<string, unknown>> | undefined
    }
  | { readonly purpose: 'activation'; readonly userId: string; readonly token: string }

/** One trip to Google: its secrets never leave the tab but to the product’s own server. */
export interface GoogleJourney {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
  readonly errand: GoogleErrand
}

/** What the sign-up begins with for somebody whom Google has just identified. */
export interface GoogleArrival {
  readonly ticket: GoogleTicket
  readonly details?: Readonly<Record<string, unknown>> | undefined
}

declare module '@tanstack/history' {
  interface HistoryState {
    google?: GoogleArrival
  }
}

// Of the tab alone: two tabs go to Google and come back without meeting.
const key = 'google'

export function keepJourney(journey: GoogleJourney): void {
  sessionStorage.setItem(key, JSON.stringify(journey))
}

/** The journey that ends with this state, if this tab began it; it is over now. */
export function takeJourney(state: string | undefined): GoogleJourney | null {
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  if (kept === null || state === undefined) return null
  const journey = JSON.parse(kept) as GoogleJourney
  return journey.state === state ? journey : null
}
