import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { ProviderLogout } from './port.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA']

const keySet = z.object({ keys: z.array(z.looseObject({})).max(100) })

const claims = z
  .object({
    jti: z.string().min(1).max(500),
    sub: z.string().min(1).max(255).optional(),
    sid: z.string().min(1).max(255).optional(),
    events: z.looseObject({ [event]: z.looseObject({}) }),
    // An ID token has one; nobody shall pass one for a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/** A logout token as OpenID Connect Back-Channel Logout 1.0 checks it (§2.6); `null` for any other. */
export async function verifiedLogout(
  token: string,
  { keys, issuer, clientId }: { keys: unknown; issuer: string; clientId: string },
): Promise<ProviderLogout | null> {
  const set = keySet.safeParse(keys)
  if (!set.success) return null
  try {
    const { payload } = await jwtVerify(token, createLocalJWKSet(set.data as JSONWebKeySet), {
      issuer,
      audience: clientId,
      algorithms,
      requiredClaims: ['iat', 'jti', 'events'],
      maxTokenAge: '10 minutes',
      clockTolerance: 30,
    })
    const { data } = claims.safeParse(payload)
    return data === undefined
      ? null
      : { id: data.jti, sid: data.sid ?? null, subject: data.sub ?? null }
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return null
    throw error
  }
}
