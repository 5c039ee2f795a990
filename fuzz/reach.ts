import type { Company, Person, World } from './world.ts'

/** What the session or the key in the headers of a call may see. */
interface Reach {
  readonly company: Company | undefined
  readonly isInsider: boolean
}

function reachOf(world: World, headers: Readonly<Record<string, string>>): Reach {
  const person = callerOf(world, headers)
  if (person === undefined) return { company: undefined, isInsider: false }
  if (!person.isInsider) return { company: companyFor(world, person, headers), isInsider: false }
  const target = world.byUserId.get((headers['logasid'] ?? '').trim().toLowerCase())
  const company = target === undefined ? undefined : companyFor(world, target, headers)
  return { company, isInsider: true }
}

/** A session comes first where a call has both. */
function callerOf(
  { byToken, byKey }: World,
  { token, authorization = '' }: Readonly<Record<string, string>>,
): Person | undefined {
  if (token !== undefined) return byToken.get(token.trim())
  return byKey.get(authorization.replace(/^bearer\s+/i, '').trim())
}

function companyFor(
  { companies }: World,
  { home }: Person,
  headers: Readonly<Record<string, string>>,
): Company | undefined {
  const company = home === null ? undefined : companies.get(home)
  if (home !== 'group') return company
  const asked = (headers['organisationid'] ?? '').trim().toLowerCase()
  return [...companies.values()].find(({ id, inGroup }) => inGroup && id === asked) ?? company
}

/** Secrets of others, which no answer to these headers may contain. */
export function forbiddenWords(
  world: World,
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  const { company, isInsider } = reachOf(world, headers)
  return [...world.companies.values()].flatMap((other) => {
    if (other === company) return []
    const { own, shared, identity } = other.secrets
    const isPeer = other.inGroup && company?.inGroup === true
    return [own, ...(isPeer ? [] : [shared]), ...(isPeer || isInsider ? [] : identity)]
  })
}
