import { email } from '@renfort/contract/credentials.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { longestPersonName, personNameIssues } from '@renfort/domain/kernel/person-name.ts'
import { z } from 'zod'
import type { IdentifiedPerson } from './port.ts'

/** A name that the product’s own forms would take. */
const name = z
  .string()
  .overwrite(oneLine)
  .max(longestPersonName)
  .refine((text) => personNameIssues(text).length === 0)
  .nullable()
  .catch(null)
const word = (most: number) => z.string().min(1).max(most).nullable().catch(null)

const claimsOfPerson = z.looseObject({
  sub: z.string().min(1).max(255),
  email: email.nullable().catch(null),
  // Directories of companies often say nothing of it: the domain is theirs.
  email_verified: z.unknown().optional(),
  given_name: name,
  family_name: name,
  name,
  sid: word(255),
  acr: word(100),
  amr: z.array(z.string().min(1).max(50)).max(20).catch([]),
  auth_time: z.number().int().positive().max(253_402_300_799).nullable().catch(null),
})

/** What a provider says of a person; `null` for claims without a subject. */
export function personOf(claims: unknown, issuer: string): IdentifiedPerson | null {
  const { data } = claimsOfPerson.safeParse(claims)
  if (data === undefined) return null
  const isRefuted = data.email_verified === false || data.email_verified === 'false'
  return {
    subject: data.sub,
    email: isRefuted || isElsewhere(data, issuer) ? null : data.email,
    ...namesOf(data),
    claims: data,
    sid: data.sid,
    acr: data.acr,
    amr: data.amr,
    authTime: data.auth_time,
  }
}

/** Google identifies everybody; who belongs to a company’s workspace has its domain in `hd`. */
function isElsewhere(
  claims: Readonly<Record<string, unknown>> & { readonly email: string | null },
  issuer: string,
): boolean {
  if (new URL(issuer).host !== 'accounts.google.com') return false
  return typeof claims['hd'] !== 'string' || !(claims.email ?? '').endsWith(`@${claims['hd']}`)
}

type Names = Readonly<Record<'given_name' | 'family_name' | 'name', string | null>>

function namesOf(claims: Names): Pick<IdentifiedPerson, 'firstName' | 'lastName'> {
  const [first = null, ...others] = claims.name?.split(/\s+/) ?? []
  return {
    firstName: claims.given_name ?? first,
    lastName: claims.family_name ?? (others.join(' ') || null),
  }
}
