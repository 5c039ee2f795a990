import { describe, expect, it } from 'vitest'
import { actorOf } from '../testing/agents.ts'
import { keyScopes, scopesToGive } from './key-scopes.ts'
import { type Action, actions, can, policy, reachesOnlyOwn, type Rule } from './policy.ts'

const scopes = (...given: Action[]) => new Set<string>(given)

describe('the scopes of keys', () => {
  it('sign nothing, pay nothing, change no rights, and are nobody’s account', () => {
    const never: readonly Action[] = [
      'account.use',
      'account.edit',
      'organisation.search',
      'team.manage',
      'team.secondFactor',
      'team.limitSessions',
      'key.manage',
      'directory.manage',
      'singleSignOn.manage',
      'remuneration.confirm',
      'payment.change',
      'payment.edit',
      'contract.sign',
      'feedback.write',
      'permanent.request',
      'webhook.manage',
      'calendar.subscribe',
      'deputy.choose',
      'notification.read',
      'notification.mark',
      'notification.choose',
      'site.manage',
    ]
    expect(keyScopes.filter((action) => never.includes(action))).toEqual([])
    const ofAdmins = actions.filter((action) => {
      const { company }: Rule = policy[action]
      return company.admin !== 'none'
    })
    expect([...keyScopes, ...never].toSorted()).toEqual(ofAdmins.toSorted())
  })

  it('are given by an administrator alone, of a company or of a group for its companies', () => {
    expect(scopesToGive(actorOf.admin)).toEqual(keyScopes)
    expect(scopesToGive(actorOf.group)).toEqual(keyScopes)
    for (const kind of ['user', 'collaborator', 'insider', 'logAs'] as const) {
      expect(scopesToGive(actorOf[kind]), kind).toEqual([])
    }
  })
})

describe('a key', () => {
  const key = { ...actorOf.admin, scopes: scopes('mission.read') }

  it('may do what was ticked and nothing else', () => {
    expect(actions.filter((action) => can(key, action).allowed)).toEqual(['mission.read'])
    expect(can(key, 'mission.create')).toEqual({
      allowed: false,
      because: 'errors.key.scope_missing',
    })
  })

  it('is cut to what its maker may do at present', () => {
    const demoted = { ...actorOf.user, scopes: scopes('mission.edit', 'settings.readHistory') }
    expect(can(demoted, 'settings.readHistory').allowed).toBe(false)
    expect([can(demoted, 'mission.edit').allowed, reachesOnlyOwn(demoted, 'mission.edit')]).toEqual(
      [true, true],
    )
    const left = { ...key, role: null }
    expect(actions.filter((action) => can(left, action).allowed)).toEqual([])
  })
})
