import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readComparison, readPath } from './attribute-path.ts'
import { type DirectoryGroup, patchGroup } from './directory-group.ts'
import { accountName, highestRole, isOfDomains, roleAfter } from './directory-sync.ts'
import { type DirectoryUser, mainEmail, patchUser } from './directory-user.ts'
import { readFilter, userFilters } from './filter.ts'

const ada: DirectoryUser = {
  userName: 'ada',
  externalId: null,
  givenName: 'Ada',
  familyName: 'Roy',
  formatted: null,
  displayName: null,
  email: 'ada@company.test',
  active: true,
}
const group = (...ids: string[]): DirectoryGroup => ({
  displayName: 'Cuisine',
  externalId: null,
  memberIds: new Set(ids),
})

describe('an attribute path', () => {
  it.each([
    ['userName', { attribute: 'username', condition: null, sub: null }],
    ['name.familyName', { attribute: 'name', condition: null, sub: 'familyname' }],
    [
      'emails[type eq "work"].value',
      { attribute: 'emails', condition: { attribute: 'type', value: 'work' }, sub: 'value' },
    ],
    [
      'members[value eq "a\\"b"]',
      { attribute: 'members', condition: { attribute: 'value', value: 'a"b' }, sub: null },
    ],
    [
      'urn:ietf:params:scim:schemas:core:2.0:User:active',
      { attribute: 'active', condition: null, sub: null },
    ],
  ])('%s is read', (text, path) => {
    expect(readPath(text)).toEqual(path)
  })

  it.each(['', 'a b', 'emails[type', 'emails[type co "x"]', 'a.b.c', '[x eq "y"]'])(
    '« %s » is none',
    (text) => {
      expect(readPath(text)).toBeNull()
    },
  )

  it('is read, or refused, in any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(readPath(text)?.attribute).not.toBe('')
        expect(readComparison(text)?.attribute).not.toBe('')
        expect(readFilter(text, userFilters)).not.toEqual([])
      }),
    )
  })
})

describe('a filter', () => {
  it.each([
    ['userName eq "a and b"', [{ attribute: 'username', value: 'a and b' }]],
    ['USERNAME EQ "A"', [{ attribute: 'username', value: 'A' }]],
    ['emails[type eq "work"].value eq "a@b.test"', [{ attribute: 'emails', value: 'a@b.test' }]],
    [
      'id eq "1" and active eq true',
      [
        { attribute: 'id', value: '1' },
        { attribute: 'active', value: true },
      ],
    ],
  ])('%s is read', (text, conditions) => {
    expect(readFilter(text, userFilters)).toEqual(conditions)
  })

  it.each([
    '',
    'userName',
    'userName co "a"',
    'userName eq "a" or id eq "b"',
    'not (userName eq "a")',
    'password eq "a"',
    'userName eq a',
  ])('« %s » is refused', (text) => {
    expect(readFilter(text, userFilters)).toBeNull()
  })

  it('finds any value again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (value) => {
        const text = `userName eq ${JSON.stringify(value)}`
        expect(readFilter(text, userFilters)).toEqual([{ attribute: 'username', value }])
      }),
    )
  })
})

describe('a patch of a person', () => {
  it.each<[object, Partial<DirectoryUser>]>([
    [{ op: 'Replace', path: 'active', value: 'False' }, { active: false }],
    [{ op: 'replace', value: { active: false } }, { active: false }],
    [{ op: 'replace', path: 'active', value: [{ value: 'true' }] }, { active: true }],
    [{ op: 'add', path: 'emails[type eq "work"].value', value: 'b@c.test' }, { email: 'b@c.test' }],
    [{ op: 'add', path: 'emails[type eq "home"].value', value: 'b@c.test' }, {}],
    [
      { op: 'replace', path: 'emails', value: [{ value: 'b@c.test', type: 'work' }] },
      { email: 'b@c.test' },
    ],
    [{ op: 'remove', path: 'emails[type eq "work"]' }, { email: null }],
    [
      { op: 'replace', path: 'name', value: { familyName: 'Lovelace' } },
      { familyName: 'Lovelace' },
    ],
    [{ op: 'replace', value: { 'name.givenName': 'Zoé' } }, { givenName: 'Zoé' }],
    [{ op: 'remove', path: 'name.familyName' }, { familyName: null }],
    [{ op: 'add', path: 'title', value: 'Chef' }, {}],
    [{ op: 'replace', path: 'id', value: 'x' }, {}],
  ])('%j changes %j', (operation, change) => {
    const patched = patchUser(ada, [operation as { op: string }])
    expect(patched).toEqual({ user: { ...ada, ...change } })
  })

  it.each([
    [{ op: 'move', path: 'active' }, 'errors.directory.operation'],
    [{ op: 'add', path: 'emails[', value: 1 }, 'errors.directory.path'],
    [{ op: 'replace', path: '__proto__', value: true }, 'errors.directory.path'],
    [{ op: 'remove' }, 'errors.directory.no_target'],
    [{ op: 'add', value: 'x' }, 'errors.directory.value'],
    [{ op: 'replace', path: 'active', value: 1 }, 'errors.directory.value'],
    [{ op: 'replace', path: 'userName', value: '' }, 'errors.directory.value'],
    [{ op: 'replace', path: 'emails', value: ['x'] }, 'errors.directory.value'],
  ])('%j is refused', (operation, key) => {
    expect(patchUser(ada, [operation])).toEqual({ refusal: { key } })
  })

  it('is the same whether sent once or twice', () => {
    const operation = fc.record({
      op: fc.constantFrom('add', 'Replace', 'remove'),
      path: fc.constantFrom('active', 'displayName', 'name.givenName', 'emails', undefined),
      value: fc.oneof(fc.boolean(), fc.string(), fc.constant({ active: 'False' })),
    })
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 5 }), (operations) => {
        const once = patchUser(ada, operations)
        if ('refusal' in once) return
        expect(patchUser(once.user, operations)).toEqual(once)
      }),
    )
  })

  it.each([
    [
      [
        { value: 'a', type: 'home' },
        { value: 'b', type: 'work' },
      ],
      'b',
    ],
    [
      [
        { value: 'a', primary: 'True' },
        { value: 'b', type: 'work' },
      ],
      'a',
    ],
    [[{ value: 'a' }], 'a'],
    [[], null],
  ])('of the addresses %j the main one is %s', (emails, main) => {
    expect(mainEmail(emails)).toBe(main)
  })
})

describe('a patch of a group', () => {
  it.each([
    [{ op: 'Add', path: 'members', value: [{ value: 'B' }] }, ['a', 'b']],
    [{ op: 'Add', path: 'members', value: { value: 'a' } }, ['a']],
    [{ op: 'Remove', path: 'members', value: [{ value: 'A' }] }, []],
    [{ op: 'remove', path: 'members[value eq "a"]' }, []],
    [{ op: 'remove', path: 'members[value eq "c"]' }, ['a']],
    [{ op: 'remove', path: 'members' }, []],
    [{ op: 'replace', path: 'members', value: [{ value: 'c' }] }, ['c']],
    [{ op: 'replace', value: { members: [{ value: 'c' }], displayName: 'Cuisine' } }, ['c']],
  ])('%j leaves %j', (operation, ids) => {
    const patched = patchGroup(group('a'), [operation])
    expect('group' in patched ? [...patched.group.memberIds] : patched).toEqual(ids)
  })

  it.each([
    [{ op: 'add', path: 'members[value eq "a"]', value: 1 }],
    [{ op: 'remove', path: 'members[type eq "a"]' }],
    [{ op: 'add', path: 'members', value: [{ display: 'x' }] }],
    [{ op: 'remove', path: 'displayName' }],
  ])('%j is refused', (operation) => {
    expect(patchGroup(group('a'), [operation])).toEqual({
      refusal: { key: 'errors.directory.value' },
    })
  })
})

describe('roles and names', () => {
  it.each([
    [[], null],
    [['collaborator', null, 'missionManager'], 'missionManager'],
    [['collaborator', 'admin'], 'admin'],
  ] as const)('of %j the highest is %s', (roles, highest) => {
    expect(highestRole(roles)).toBe(highest)
  })

  it.each([
    [{ role: 'admin', isLedByGroup: false }, null, { role: 'admin', isLedByGroup: false }],
    [{ role: 'admin', isLedByGroup: true }, null, { role: 'collaborator', isLedByGroup: false }],
    [
      { role: 'admin', isLedByGroup: false },
      'missionManager',
      { role: 'missionManager', isLedByGroup: true },
    ],
  ] as const)('%j becomes, with %s from groups, %j', (standing, given, after) => {
    expect(roleAfter(standing, given, 'collaborator')).toEqual(after)
  })

  it('has a first name whatever a directory sends', () => {
    const text = fc.option(fc.string({ maxLength: 200 }))
    const names = fc.record({
      givenName: text,
      familyName: text,
      formatted: text,
      displayName: text,
    })
    fc.assert(
      fc.property(names, (sent) => {
        expect(accountName({ ...ada, ...sent }).firstName).not.toBe('')
      }),
    )
  })

  it.each([
    ['ada@company.test', true],
    ['ada@sub.company.test', false],
    ['ada@company.test.evil.test', false],
    ['company.test', true],
  ])('whether %s is of the domain: %s', (address, isOf) => {
    expect(isOfDomains(address, ['company.test'])).toBe(isOf)
  })
})
