import { type Issue, issue } from '../kernel/issue.ts'

/** Domains of one company or group. */
export const mostDomains = 20

export const longestDomain = 253

/** Days for which the record of a verified domain may be missing before it counts no more. */
export const domainGraceDays = 14

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const domainName = new RegExp(String.raw`^(?:${label}\.)+(?=[a-z0-9-]*[a-z])${label}$`)

/** What is wrong with a domain: it is a name with at least two parts, in its ASCII form. */
export function domainIssues(domain: string): Issue[] {
  // The field itself says so.
  if (domain === '') return []
  const isName = domain.length <= longestDomain && domainName.test(domain)
  return isName ? [] : [issue(['domain'], 'errors.sso.domain_form')]
}

/** The domain of an e-mail address, as it is stored. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

/** Where the zone of a domain says whose it is, and what it says there. */
export function domainRecord(domain: string, challenge: string): { name: string; text: string } {
  return { name: `_renfort.${domain}`, text: `renfort-verification=${challenge}` }
}

/** What the administrator of a company sees of one of its domains. */
export const domainStates = ['unverified', 'verified', 'missing'] as const
export type DomainState = (typeof domainStates)[number]

export function domainState<At>(domain: {
  readonly verifiedAt: At | null
  readonly missingSince: At | null
}): DomainState {
  if (domain.verifiedAt === null) return 'unverified'
  return domain.missingSince === null ? 'verified' : 'missing'
}
