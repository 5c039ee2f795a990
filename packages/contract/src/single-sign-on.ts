import { teamRoles } from '@renfort/domain/access/actor.ts'
import {
  connectionIssues,
  connectionLimits,
  type ConnectionSettings,
  defaultRoles,
  providerFailures,
} from '@renfort/domain/single-sign-on/connection.ts'
import {
  domainIssues,
  domainStates,
  longestDomain,
  mostDomains,
} from '@renfort/domain/single-sign-on/sign-on-domain.ts'
import { oneLine } from '@renfort/domain/kernel/one-line.ts'
import { z } from 'zod'
import { asciiDomain } from './kernel/email-address.ts'
import { endpoint } from './kernel/endpoint.ts'
import { byId, code, id, instant, key, requiredLine } from './kernel/fields.ts'
import { rule } from './kernel/rule.ts'

const limits = connectionLimits
const requiredCode = (max: number) => code(max).min(1, key('errors.field.required'))

const roleMapping = z
  .array(
    z.object({
      value: requiredLine(limits.mappingValue),
      role: z.enum(teamRoles, key('errors.field.unknown_choice')),
    }),
  )
  .max(limits.mappings, key('errors.field.too_big'))

const settings = z.object({
  issuer: requiredCode(limits.issuer),
  clientId: requiredCode(limits.clientId),
  /** Of people who are new, or whom no role of the mapping fits; `null` refuses them. */
  defaultRole: z.enum(defaultRoles, key('errors.field.unknown_choice')).nullable(),
  /** The claim with the groups or roles of a person; `null`: roles are given here. */
  rolesClaim: requiredCode(limits.rolesClaim).nullable(),
  roleMapping,
  /** Whether members with an e-mail of a verified domain have no other way in. */
  isRequired: z.boolean(key('errors.input.invalid')),
  /** The administrator who keeps the other ways in. */
  emergencyAdminId: id.nullable(),
})

export const newConnection = settings
  .extend({
    /** Never answered; `null` keeps the one that is stored. */
    clientSecret: requiredCode(limits.clientSecret).nullable(),
  })
  .check(rule<ConnectionSettings>(connectionIssues))
export type NewConnection = z.input<typeof newConnection>

const connection = settings.extend({
  /** When somebody last came in by it. */
  workedAt: instant.nullable(),
  failedAt: instant.nullable(),
  failure: z.enum(providerFailures).nullable(),
})

const domain = z.object({
  id,
  domain: z.string(),
  state: z.enum(domainStates),
  verifiedAt: instant.nullable(),
  checkedAt: instant.nullable(),
  /** The TXT record that proves it. */
  record: z.object({ name: z.string(), text: z.string() }),
  /** When a domain whose record is missing counts no more. */
  endsAt: instant.nullable(),
})
export type SignOnDomain = z.infer<typeof domain>

const overview = z.object({
  connection: connection.nullable(),
  domains: z.array(domain),
  /** Where the provider sends people back, and tells that they signed out. */
  callbackUrl: z.string(),
  logoutUrl: z.string(),
  /** Administrators who can come in without the provider. */
  administrators: z.array(z.object({ id, name: z.string() })),
})
export type SignOnOverview = z.infer<typeof overview>

export const readSingleSignOn = endpoint({
  method: 'GET',
  path: '/organisations/:id/single-sign-on',
  summary: 'The provider by which the team of the company or group signs in, and its domains',
  access: 'singleSignOn.manage',
  params: byId('id'),
  response: overview,
  errors: [],
})

export const saveConnection = endpoint({
  method: 'PUT',
  path: '/organisations/:id/single-sign-on',
  summary: 'Sets the provider of OpenID Connect; it can be required once somebody came in by it',
  access: 'singleSignOn.manage',
  stepUp: true,
  params: byId('id'),
  body: newConnection,
  response: overview,
  errors: [
    'errors.field.required',
    'errors.sso.issuer_form',
    'errors.sso.value_twice',
    'errors.sso.emergency_admin',
    'errors.sso.untried',
  ],
})

export const removeConnection = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/single-sign-on',
  summary: 'Removes the provider; sessions that it opened go on, and no further one is opened',
  access: 'singleSignOn.manage',
  stepUp: true,
  params: byId('id'),
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})

export const testConnection = endpoint({
  method: 'POST',
  path: '/organisations/:id/single-sign-on/test',
  summary: 'Asks the provider to describe itself; whether it knows the client shows at a sign-in',
  access: 'singleSignOn.manage',
  params: byId('id'),
  response: z.object({ failure: z.enum(providerFailures).nullable() }),
  errors: ['errors.not_found', 'errors.auth.throttled'],
  neverReplayed: 'It changes nothing.',
})

export const newDomain = z
  .object({
    domain: z
      .string(key('errors.field.required'))
      .overwrite(oneLine)
      .overwrite((typed) => asciiDomain(typed.normalize('NFC').toLowerCase()))
      .min(1, key('errors.field.required'))
      .max(longestDomain, key('errors.field.too_long')),
  })
  .check(rule<{ readonly domain: string }>((value) => domainIssues(value.domain)))

export const addDomain = endpoint({
  method: 'POST',
  path: '/organisations/:id/single-sign-on/domains',
  summary: `Adds an e-mail domain, to be proved by a TXT record; ${mostDomains} at most`,
  access: 'singleSignOn.manage',
  status: 201,
  params: byId('id'),
  body: newDomain,
  response: domain,
  errors: [
    'errors.sso.domain_form',
    'errors.sso.domain_known',
    'errors.sso.domain_taken',
    'errors.sso.too_many_domains',
  ],
})

const ofDomain = z.object({ id, domainId: id })

export const checkDomain = endpoint({
  method: 'POST',
  path: '/organisations/:id/single-sign-on/domains/:domainId/check',
  summary: 'Looks for the record of a domain; a verified domain is of one company alone',
  access: 'singleSignOn.manage',
  params: ofDomain,
  response: domain,
  errors: [
    'errors.not_found',
    'errors.sso.domain_taken',
    'errors.sso.record_missing',
    'errors.sso.dns_unavailable',
    'errors.auth.throttled',
  ],
})

export const removeDomain = endpoint({
  method: 'DELETE',
  path: '/organisations/:id/single-sign-on/domains/:domainId',
  summary: 'Removes a domain: its people sign in as before',
  access: 'singleSignOn.manage',
  stepUp: true,
  params: ofDomain,
  response: z.void(),
  status: 204,
  errors: ['errors.not_found'],
})
