import type { Actor } from '@renfort/domain/access/actor.ts'
import { describe, expect, it } from 'vitest'
import { type ActionTarget, offeredActions } from './mission-actions.ts'

const me = 'me'
const somebody = { id: 'somebody', firstName: 'Ada', lastName: 'Byron' }
const myself = { id: me, firstName: 'Camille', lastName: 'Durand' }

function actor(role: Actor['role'], impersonating = false): Actor {
  return { isInsider: impersonating, impersonating, role, organisation: 'active' }
}

function mission(more: Partial<ActionTarget> = {}): ActionTarget {
  return {
    status: 'submitted',
    archived: false,
    migrated: false,
    startDate: '2026-12-07T08:00:00.000Z',
    manager: somebody,
    createdBy: somebody,
    ...more,
  }
}

describe('offeredActions', () => {
  it('TASK-20, TASK-22, TASK-23 a draft can be viewed, finished, renamed and deleted', () => {
    expect(offeredActions(actor('admin'), me, mission({ status: 'draft' }))).toEqual([
      'view',
      'finish',
      'rename',
      'delete',
    ])
  })

  it('TASK-24, TASK-25, TASK-27 a posted mission can be viewed, duplicated, renamed and edited', () => {
    expect(offeredActions(actor('admin'), me, mission())).toEqual([
      'view',
      'orderAgain',
      'duplicate',
      'rename',
      'edit',
    ])
  })

  it('a mission without a planning, or of an earlier version, is not ordered again', () => {
    expect(offeredActions(actor('admin'), me, mission({ startDate: null }))).not.toContain(
      'orderAgain',
    )
    expect(offeredActions(actor('admin'), me, mission({ migrated: true }))).not.toContain(
      'orderAgain',
    )
  })

  it('TASK-22, TASK-24, N-13 an archived mission is neither viewed, duplicated nor edited', () => {
    expect(offeredActions(actor('admin'), me, mission({ archived: true }))).toEqual([])
  })

  it('TASK-22 to TASK-25 a collaborator is offered nothing', () => {
    const own = mission({ manager: myself, createdBy: myself })
    expect(offeredActions(actor('collaborator'), me, own)).toEqual([])
    expect(offeredActions(actor('collaborator'), me, { ...own, status: 'draft' })).toEqual([])
  })

  it('decisions §9 a user edits and deletes their own missions only, and may duplicate any', () => {
    expect(offeredActions(actor('user'), me, mission())).toEqual([
      'view',
      'orderAgain',
      'duplicate',
    ])
    expect(offeredActions(actor('user'), me, mission({ createdBy: myself }))).toEqual([
      'view',
      'orderAgain',
      'duplicate',
      'rename',
      'edit',
    ])
    const draft = mission({ status: 'draft', manager: myself })
    expect(offeredActions(actor('user'), me, draft)).toContain('delete')
  })

  it('decisions §9 an insider acting for a user is offered what that user is', () => {
    expect(offeredActions(actor('user', true), me, mission())).toEqual([
      'view',
      'orderAgain',
      'duplicate',
    ])
  })
})
