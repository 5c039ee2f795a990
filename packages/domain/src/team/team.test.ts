import { describe, expect, it } from 'vitest'
import type { Actor } from '../access/actor.ts'
import { can } from '../access/policy.ts'
import { canActOnMember, memberActions, type TeamMember } from './team.ts'

const here = 'company'
const admin: Actor = {
  isInsider: false,
  impersonating: false,
  role: 'admin',
  organisation: 'active',
}
const groupAdmin: Actor = { ...admin, organisation: 'group' }
const actingForAdmin: Actor = { ...admin, isInsider: true, impersonating: true }

// By hand from the specification: + allowed, else the reason.
// Columns: changeRole, resendInvitation, endSessions, remove.
const ok = '+'
const other = 'errors.team.other_organisation'
const isAdmin = 'errors.team.admin_protected'
const active = 'errors.team.already_activated'
const pending = 'errors.team.not_activated'
const cases: readonly (readonly [string, TeamMember, readonly string[]])[] = [
  ['an active manager', member('missionManager', true), [ok, active, ok, ok]],
  ['an active collaborator', member('collaborator', true), [ok, active, ok, ok]],
  ['an active admin', member('admin', true), [isAdmin, active, ok, isAdmin]],
  ['an invited manager', member('missionManager', false), [pending, ok, pending, ok]],
  ['an invited collaborator', member('collaborator', false), [pending, ok, pending, ok]],
  ['an invited admin', member('admin', false), [isAdmin, ok, pending, isAdmin]],
  ['a manager of the group', member('missionManager', true, 'group'), [other, other, other, other]],
  [
    'an invited member of the group',
    member('collaborator', false, 'group'),
    [other, other, other, other],
  ],
  ['an admin of the group', member('admin', true, 'group'), [other, other, other, other]],
]

function member(
  role: TeamMember['role'],
  validated: boolean,
  sourceOrganisationId = here,
): TeamMember {
  return { role, validated, sourceOrganisationId }
}

function verdicts(actor: Actor, target: TeamMember): string[] {
  return memberActions.map((action) => {
    const decision = canActOnMember(actor, action, here, target)
    return decision.allowed ? '+' : decision.because
  })
}

describe('what an admin may do to a member', () => {
  it.each(cases)('TEAM-04 TEAM-05 TEAM-06 TEAM-07 %s', (_name, target, expected) => {
    for (const actor of [admin, groupAdmin, actingForAdmin]) {
      expect(verdicts(actor, target)).toEqual(expected)
    }
  })

  it('TEAM-03 PERM-02 PERM-03 nobody else may do anything, to anyone', () => {
    const others: readonly Actor[] = [
      { ...admin, role: 'user' },
      { ...admin, role: 'collaborator' },
      { ...admin, role: null },
      { ...groupAdmin, role: 'user' },
      { ...actingForAdmin, role: 'user' },
      { isInsider: true, impersonating: false, role: null, organisation: 'none' },
    ]
    for (const actor of others) {
      expect(can(actor, 'team.manage').allowed).toBe(false)
      for (const [, target] of cases) {
        expect(verdicts(actor, target)).not.toContain('+')
      }
    }
    for (const actor of [admin, groupAdmin, actingForAdmin]) {
      expect(can(actor, 'team.manage')).toEqual({ allowed: true })
    }
  })

  it('TEAM-05 TEAM-06 no team loses its last admin: no admin is demoted or removed, not by themselves', () => {
    for (const validated of [true, false]) {
      for (const action of ['changeRole', 'remove'] as const) {
        const decision = canActOnMember(admin, action, here, member('admin', validated))
        expect(decision).toEqual({ allowed: false, because: isAdmin })
      }
    }
  })
})
