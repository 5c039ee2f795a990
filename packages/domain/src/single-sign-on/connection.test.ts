import { describe, expect, it } from 'vitest'
import {
  claimValues,
  connectionIssues,
  type ConnectionSettings,
  isMultiFactor,
  roleOf,
} from './connection.ts'

const settings: ConnectionSettings = {
  issuer: 'https://login.example.test/tenant',
  rolesClaim: 'groups',
  roleMapping: [{ value: 'ops', role: 'admin' }],
  isRequired: true,
  emergencyAdminId: 'somebody',
}
const problems = (changes: Partial<ConnectionSettings>) =>
  connectionIssues({ ...settings, ...changes }).map(({ path, key }) => [path.join('.'), key])

describe('the settings of a connection', () => {
  it('are complete', () => expect(problems({})).toEqual([]))

  it.each([
    'https://login.microsoftonline.com/0e2a/v2.0',
    'https://accounts.google.com',
    'https://sso.example.test:8443/realms/lumiere',
    'http://localhost:8080/realms/lumiere',
    'http://127.0.0.1:4444',
  ])('%s is an issuer', (issuer) => expect(problems({ issuer })).toEqual([]))

  it.each([
    'http://login.example.test',
    'https://user@login.example.test',
    'https://login.example.test/?tenant=1',
    'https://login.example.test/#here',
    'ftp://login.example.test',
    'login.example.test',
  ])('%s is none', (issuer) =>
    expect(problems({ issuer })).toEqual([['issuer', 'errors.sso.issuer_form']]),
  )

  it('that are required name an emergency administrator', () =>
    expect(problems({ emergencyAdminId: null })).toEqual([
      ['emergencyAdminId', 'errors.field.required'],
    ]))

  it('map each value once, of a claim that has a name', () => {
    const roleMapping = [...settings.roleMapping, { value: 'ops', role: 'collaborator' as const }]
    expect(problems({ roleMapping, rolesClaim: null })).toEqual([
      ['rolesClaim', 'errors.field.required'],
      ['roleMapping.1.value', 'errors.sso.value_twice'],
    ])
  })
})

describe('the values of a claim', () => {
  const claims = {
    groups: ['a', 7, 'b'],
    role: 'one',
    realm_access: { roles: ['c'] },
    'https://renfort.test/roles': ['d'],
    'x.y': 'dotted',
  }
  it.each([
    ['groups', ['a', 'b']],
    ['role', ['one']],
    ['realm_access.roles', ['c']],
    ['https://renfort.test/roles', ['d']],
    ['x.y', ['dotted']],
    ['nothing', []],
    ['realm_access.nothing', []],
    ['role.length', []],
    ['__proto__', []],
    ['constructor.name', []],
  ])('%s: %j', (name, values) => expect(claimValues(claims, name)).toEqual(values))
})

describe('the role of somebody', () => {
  const given = {
    roleMapping: [
      { value: 'team', role: 'collaborator' as const },
      { value: 'ops', role: 'admin' as const },
      { value: 'planners', role: 'missionManager' as const },
    ],
    defaultRole: 'collaborator' as const,
  }
  it.each([
    [['planners'], 'missionManager'],
    [['team', 'ops', 'planners'], 'admin'],
    [['admin'], 'collaborator'],
    [[], 'collaborator'],
  ])('with %j is %s', (values, role) => expect(roleOf(values, given)).toBe(role))

  it('is null when no value is mapped and there is no default role', () =>
    expect(roleOf(['others'], { ...given, defaultRole: null })).toBeNull())
})

it.each([
  [['pwd', 'mfa'], true],
  [['pwd', 'otp'], false],
  [[], false],
])('a provider that says %j asked for several factors: %s', (amr, expected) =>
  expect(isMultiFactor(amr)).toBe(expected),
)
