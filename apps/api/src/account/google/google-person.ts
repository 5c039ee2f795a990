import type { google } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type GoogleCodeProof, googleCallbackPath } from '@renfort/contract/google.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import {
  type GoogleIdentity,
  type GooglePerson,
  GoogleUnavailable,
} from '../../outside/google/port.ts'
import { invalidInput, notFound, refuse } from '../../platform/http/refusal.ts'
import type { Call } from '../../platform/http/route.ts'
import type { Services } from '../../platform/services.ts'
import { throttle } from '../../platform/throttle/throttle.ts'

type Authorization = typeof google.googleAuthorization

/**
 * The address that the browser opens. The browser keeps the state, the nonce and the verifier,
 * which tie the answer to this request.
 */
export async function authorizeWithGoogle(
  { services, locale }: Call,
  { query }: Parsed<Authorization>,
): Promise<Answer<Authorization>> {
  const identity = identityOf(services)
  const redirectUri = allowedRedirect(services, query.redirectUri)
  const request = { ...query, redirectUri, locale, loginHint: query.loginHint }
  return { url: await whenItAnswers(identity.authorizationUrl(request)) }
}

/** The person identified by a code; a refused code counts as a try of the caller. */
export async function identifyPerson(call: Call, proof: GoogleCodeProof): Promise<GooglePerson> {
  const identity = identityOf(call.services)
  const redirectUri = allowedRedirect(call.services, proof.redirectUri)
  const { code, codeVerifier, nonce } = proof
  const tries = await throttle(call, 'google', '')
  const person = await whenItAnswers(identity.identify({ code, codeVerifier, nonce, redirectUri }))
  if (person === null) throw refuse('errors.auth.could_not_authenticate')
  await tries.giveBack()
  return person
}

function identityOf({ google: identity }: Services): GoogleIdentity {
  if (identity === null) throw notFound()
  return identity
}

/**
 * Google may redirect people only to the product's own address, or to that of a configured web app.
 */
function allowedRedirect(
  { config, localGoogle, publicUrl }: Services,
  asked = publicUrl() + googleCallbackPath,
): string {
  const known = [publicUrl(), ...config.webOrigins].map((origin) => origin + googleCallbackPath)
  // The stand-in itself compares the address with the one that the browser used.
  if (localGoogle === null && !known.includes(asked)) {
    throw invalidInput([issue(['redirectUri'], 'errors.field.format')])
  }
  return asked
}

async function whenItAnswers<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof GoogleUnavailable) throw refuse('errors.auth.google_unavailable')
    throw error
  }
}
