import {
  activateWithGoogle,
  exchangeGoogleCode,
  type GoogleTicket,
  startGoogleSignUp,
  verifyGoogleToken,
} from '@renfort/contract/google.ts'
import { call } from '../../../platform/call.ts'
import { CallError } from '../../../platform/call-error.ts'
import { keepSession } from '../../../platform/session.ts'
import { type GoogleErrand, type GoogleJourney, takeJourney } from './google-journey.ts'
import { googleRedirect } from './start-google.ts'

/** What Google writes in the address to which it sends the user back. */
export interface GoogleAnswer {
  code?: string | undefined
  state?: string | undefined
  error?: string | undefined
}

/** How a visit to Google ended, and where the user goes next. */
export type GoogleOutcome =
  | { readonly kind: 'entered'; readonly to: '/' | '/home' | '/me/profile' }
  | {
      readonly kind: 'signUp'
      readonly errand: Extract<GoogleErrand, { purpose: 'signUp' }>
      readonly ticket: GoogleTicket
    }
  /** Nobody has an account under this e-mail; the ticket serves to create one. */
  | { readonly kind: 'unknown'; readonly ticket: GoogleTicket }
  | { readonly kind: 'unexpected' }
  | { readonly kind: 'cancelled'; readonly errand: GoogleErrand }
  | { readonly kind: 'failed'; readonly errand: GoogleErrand; readonly error: CallError }

/** Ends the visit to Google that this answer belongs to; an answer without a known visit is refused (AUTH-14). */
export async function finishGoogle({ code, state, error }: GoogleAnswer): Promise<GoogleOutcome> {
  const journey = takeJourney(state)
  if (journey === null) return { kind: 'unexpected' }
  const { errand } = journey
  if (error === 'access_denied') return { kind: 'cancelled', errand }
  try {
    if (code === undefined) {
      throw new CallError({ status: 401, key: 'errors.auth.could_not_authenticate' })
    }
    return await ends[errand.purpose](journey, code)
  } catch (failure) {
    if (!(failure instanceof CallError)) throw failure
    return { kind: 'failed', errand, error: failure }
  }
}

type End = (journey: GoogleJourney, code: string) => Promise<GoogleOutcome>

const ends: Readonly<Record<GoogleErrand['purpose'], End>> = {
  signIn: async (journey, code) => {
    const ticket = await call(exchangeGoogleCode, { body: proofOf(journey, code) })
    try {
      const { googleToken } = ticket
      keepSession(await call(verifyGoogleToken, { body: { googleToken } }), true)
      return { kind: 'entered', to: '/' }
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 401) return { kind: 'unknown', ticket }
      throw failure
    }
  },
  signUp: async (journey, code) => {
    if (journey.errand.purpose !== 'signUp') return { kind: 'unexpected' }
    const ticket = await call(startGoogleSignUp, { body: proofOf(journey, code) })
    return { kind: 'signUp', errand: journey.errand, ticket }
  },
  activation: async (journey, code) => {
    if (journey.errand.purpose !== 'activation') return { kind: 'unexpected' }
    const { userId, token } = journey.errand
    const body = { ...proofOf(journey, code), token }
    const reply = await call(activateWithGoogle, { params: { userId }, body })
    keepSession(reply, true)
    return { kind: 'entered', to: reply.organisationId === null ? '/me/profile' : '/home' }
  },
}

function proofOf({ codeVerifier, nonce }: GoogleJourney, code: string) {
  return { code, codeVerifier, nonce, redirectUri: googleRedirect() }
}
