import { describe, expect, it } from 'vitest'
import { actorOf } from '../testing/agents.ts'
import type { Actor, SessionRole } from './actor.ts'
import { type Action, actions, policy, type Rule } from './policy.ts'
import { actsInPlaceOf, ownersReached, reachWithDeputies } from './standing-in.ts'

const [me, away, third] = ['me', 'away', 'third'] as const
const standingIn = (
  role: SessionRole,
  absent: SessionRole,
  others: Partial<Actor> = {},
): Actor => ({
  ...actorOf[role],
  standsInFor: [{ userId: away, role: absent }],
  ...others,
})
const owned = (managerId: string | null, createdBy: string | null = null) => ({
  managerId,
  createdBy,
})

it('issue 39 §5 only reading, signing and validating are left to a deputy', () => {
  const left = actions.filter((action) => {
    const { deputy }: Rule = policy[action]
    return deputy !== 'none'
  })
  expect(left).toEqual(['attendance.read', 'attendance.validate', 'contract.read', 'contract.sign'])
})

describe('issue 39 §5 what a deputy reaches', () => {
  // Role of the deputy, role of the absent person, action, reach, owners.
  it.each<[SessionRole, SessionRole, Action, string, readonly string[] | null]>([
    ['user', 'user', 'attendance.validate', 'own', [me, away]],
    ['user', 'admin', 'attendance.validate', 'all', null],
    ['user', 'collaborator', 'attendance.validate', 'all', null],
    ['admin', 'user', 'attendance.validate', 'all', null],
    ['collaborator', 'user', 'attendance.validate', 'all', null],
    ['user', 'user', 'contract.sign', 'all', null],
    // The table refuses collaborators a signature: nobody can leave it to them.
    ['collaborator', 'admin', 'contract.sign', 'none', [me]],
    // What is not left to deputies stays as it is.
    ['user', 'user', 'mission.edit', 'own', [me]],
    ['user', 'admin', 'applicant.decide', 'own', [me]],
  ])('%s for %s: %s reaches %s', (role, absent, action, reach, owners) => {
    const actor = standingIn(role, absent)
    expect(reachWithDeputies(actor, action)).toBe(reach)
    expect(ownersReached(actor, action, me)).toEqual(owners)
  })

  it('is nothing more without an absence, in the space of a group, or where a key may not', () => {
    const validate = (actor: Actor) => ownersReached(actor, 'attendance.validate', me)
    expect(validate(actorOf.user)).toEqual([me])
    expect(validate(standingIn('user', 'user', { scopes: new Set() }))).toEqual([me])
    expect(
      reachWithDeputies(standingIn('user', 'user', { organisation: 'group' }), 'contract.sign'),
    ).toBe('none')
  })
})

describe('issue 39 §5 in whose place an act is done', () => {
  it.each<[SessionRole, SessionRole, Action, ReturnType<typeof owned>, string | null]>([
    ['user', 'user', 'attendance.validate', owned(me, away), null],
    ['user', 'user', 'attendance.validate', owned(away, me), null],
    ['user', 'user', 'attendance.validate', owned(away), away],
    ['user', 'user', 'attendance.validate', owned(third, away), away],
    ['user', 'admin', 'attendance.validate', owned(third), away],
    ['user', 'admin', 'attendance.validate', owned(null), away],
    ['admin', 'user', 'attendance.validate', owned(third), null],
    ['admin', 'user', 'attendance.validate', owned(away), away],
    ['user', 'user', 'contract.sign', owned(third), null],
    ['user', 'admin', 'contract.sign', owned(away), away],
    ['collaborator', 'admin', 'contract.sign', owned(away), null],
    ['user', 'user', 'mission.edit', owned(away), null],
  ])('%s for %s: %s on %j: %s', (role, absent, action, owners, expected) => {
    const actor = standingIn(role, absent)
    expect(actsInPlaceOf(actor, action, { userId: me, owners })).toBe(expected)
  })

  it('is the one who manages the mission before the one who created it', () => {
    const actor: Actor = {
      ...actorOf.user,
      standsInFor: [
        { userId: third, role: 'user' },
        { userId: away, role: 'user' },
      ],
    }
    const owners = owned(away, third)
    expect(actsInPlaceOf(actor, 'contract.sign', { userId: me, owners })).toBe(away)
  })
})
