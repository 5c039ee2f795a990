import { type TeamRole, teamRoles } from '../access/actor.ts'
import { type Issue, issue } from '../kernel/issue.ts'

/** Roles that a company may give to everybody in its directory. Only a mapped value makes an administrator. */
export const defaultRoles = ['missionManager', 'collaborator'] as const satisfies TeamRole[]
export type DefaultRole = (typeof defaultRoles)[number]

/** Who has a value in the claim has the role. */
export interface RoleMapping {
  readonly value: string
  readonly role: TeamRole
}

export const connectionLimits = {
  issuer: 500,
  clientId: 500,
  clientSecret: 1_000,
  rolesClaim: 200,
  mappings: 50,
  mappingValue: 200,
} as const

/** Minutes within which somebody comes back from their provider. */
export const flowMinutes = 10

/** Why a provider cannot be asked, as its administrator is told. */
export const providerFailures = [
  'unreachable',
  'privateAddress',
  'issuerDiffers',
  'clientRefused',
] as const
export type ProviderFailure = (typeof providerFailures)[number]

const rest = String.raw`(?::\d{1,5})?(?:/[^\s?#]*)?$`
const secure = new RegExp(String.raw`^https://[a-z0-9.-]+${rest}`, 'i')
const ownMachine = new RegExp(String.raw`^http://(?:localhost|127\.0\.0\.1)${rest}`, 'i')

/**
 * What is wrong with an issuer: it is an address of https, without a user, a question mark and a
 * fragment. http is for the machine of the product alone, which only an installation for trials asks.
 */
function issuerIssues(issuer: string): Issue[] {
  if (issuer === '' || issuer.length > connectionLimits.issuer) return []
  return secure.test(issuer) || ownMachine.test(issuer)
    ? []
    : [issue(['issuer'], 'errors.sso.issuer_form')]
}

export interface ConnectionSettings {
  readonly issuer: string
  readonly rolesClaim: string | null
  readonly roleMapping: readonly RoleMapping[]
  readonly isRequired: boolean
  readonly emergencyAdminId: string | null
}

export function connectionIssues(settings: ConnectionSettings): Issue[] {
  const { roleMapping, rolesClaim, isRequired, emergencyAdminId } = settings
  const twice = roleMapping.flatMap(({ value }, index) => {
    const isFirst = roleMapping.findIndex((other) => other.value === value) === index
    return isFirst ? [] : [issue(['roleMapping', index, 'value'], 'errors.sso.value_twice')]
  })
  const misses = (field: string) => issue([field], 'errors.field.required')
  return [
    ...issuerIssues(settings.issuer),
    ...(roleMapping.length > 0 && rolesClaim === null ? [misses('rolesClaim')] : []),
    ...twice,
    ...(isRequired && emergencyAdminId === null ? [misses('emergencyAdminId')] : []),
  ]
}

/**
 * The values of a claim: a text, a list of texts, or one of both behind a path with dots
 * (`realm_access.roles`). A claim of that very name comes first.
 */
export function claimValues(
  claims: Readonly<Record<string, unknown>>,
  name: string,
): readonly string[] {
  const found = Object.hasOwn(claims, name) ? claims[name] : behindPath(claims, name.split('.'))
  const values: readonly unknown[] = Array.isArray(found) ? found : [found]
  return values.filter((value) => typeof value === 'string')
}

function behindPath(value: unknown, path: readonly string[]): unknown {
  const [first, ...others] = path
  if (first === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first)) return undefined
  return behindPath((value as Readonly<Record<string, unknown>>)[first], others)
}

/**
 * The role that a provider gives somebody: the highest of those that the mapping has for their
 * values, else the default role; `null` refuses them.
 */
export function roleOf(
  values: readonly string[],
  {
    roleMapping,
    defaultRole,
  }: Pick<ConnectionSettings, 'roleMapping'> & {
    readonly defaultRole: DefaultRole | null
  },
): TeamRole | null {
  const given = roleMapping.filter(({ value }) => values.includes(value)).map(({ role }) => role)
  return teamRoles.find((role) => given.includes(role)) ?? defaultRole
}

/** Whether a provider says that it asked for more than one factor (RFC 8176). */
export function isMultiFactor(amr: readonly string[]): boolean {
  return amr.includes('mfa')
}
