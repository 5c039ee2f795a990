import { describe, expect, it } from 'vitest'
import { actorOf, callerOf } from '../testing/agents.ts'
import {
  type Actor,
  callerKind,
  type CallerKind,
  canManageMissions,
  sessionRole,
  teamRole,
} from './actor.ts'
import { type Action, actions, can, reachesOnlyOwn } from './policy.ts'

// The matrix of the specification, by hand: + everything, o one's own missions, - nothing.
// Columns: admin, user, collaborator, insider, log-as (of an admin), group (admin), Sider, directory.
const matrix: Record<Action, string> = {
  'account.use': '+++ +++ - -',
  'account.edit': '+++ +-+ - -',
  'reference.read': '+++ +++ - -',
  'administration.searchUsers': '--- ++- - -',
  'administration.actFor': '--- ++- - -',
  'administration.readAudit': '--- +-- - -',
  'administration.manageCompany': '--- +-- - -',
  'law.manage': '--- +-- - -',
  'job.manage': '--- +-- - -',
  'staffDay.manage': '--- +-- - -',
  'featureFlag.manage': '--- +-- - -',
  'group.browse': '+++ -++ - -',
  'organisation.search': '+++ +++ - -',
  'organisation.searchAll': '--- +-- - -',
  'organisation.read': '+++ -++ - -',
  'team.list': '++- -++ - -',
  'team.manage': '+-- -++ - -',
  'team.secondFactor': '+-- --+ - -',
  'team.limitSessions': '+-- --+ - -',
  'search.use': '+++ -++ - -',
  'planning.read': '+++ -+- - -',
  'calendar.subscribe': '+++ --- - -',
  'deputy.choose': '+++ --- - -',
  'inbox.read': '+++ -+- - -',
  'notification.read': '+++ -+- - -',
  'notification.mark': '+++ --- - -',
  'notification.choose': '+++ --+ - -',
  'mission.list': '+o+ -+- - -',
  'mission.listDrafts': '+o- -+- - -',
  'mission.filterByManager': '+-- -+- - -',
  'mission.read': '+++ -+- - -',
  'mission.readPrice': '++- -+- - -',
  'mission.create': '++- -+- - -',
  'mission.change': '+o- -+- - -',
  'mission.edit': '+o- -+- - -',
  'mission.delete': '+o- -+- - -',
  'mission.duplicate': '++- -+- - -',
  'mission.confirm': '+o- -+- - -',
  'mission.lowerRate': '--- -+- - -',
  'mission.archive': '--- +-- - -',
  'mission.editAttendanceConfig': '--- ++- - -',
  'shift.startYesterday': '--- ++- - -',
  'shift.moveGenerated': '--- ++- - -',
  'quotation.read': '++- -+- - -',
  'worker.manage': '+o- -+- - -',
  'worker.readProfile': '+++ -+- - -',
  'worker.editNumber': '++- -+- - -',
  'motive.manage': '++- -+- - -',
  'jobDescription.read': '++- -++ - -',
  'jobDescription.edit': '++- -++ - -',
  'jobDescription.editDetachedPricing': '--- ++- - -',
  'jobDescription.togglePreSelection': '--- -+- - -',
  'jobDescription.readIds': '--- ++- - -',
  'settings.read': '++- -+- - -',
  'remuneration.edit': '++- -+- - -',
  'remuneration.confirm': '++- --- - -',
  'remuneration.editBonuses': '--- -+- - -',
  'settings.edit': '++- -+- - -',
  'settings.readHistory': '+-- -+- - -',
  'key.manage': '+-- --+ - -',
  'singleSignOn.manage': '+-- --+ - -',
  'directory.manage': '+-- --+ - -',
  'directory.sync': '--- --- - +',
  'event.read': '+-- -+- - -',
  'webhook.manage': '+-- --- - -',
  'site.manage': '+-- --- - -',
  'payment.read': '++- -+- - -',
  'payment.change': '++- -+- - -',
  'payment.edit': '++- --- - -',
  'payment.orderForm': '--- -+- - -',
  'permanent.request': '+++ +++ - -',
  'location.read': '+++ -+- - -',
  'location.edit': '++- -+- - -',
  'department.list': '+++ -+- - -',
  'department.edit': '++- -+- - -',
  'file.upload': '++- +++ - -',
  'organisation.uploadPicture': '++- -++ - -',
  'applicant.read': '+o- -+- - -',
  'applicant.decide': '+o- -+- - -',
  'attendance.read': '+o+ -++ - -',
  'attendance.copy': '+o+ -+- - -',
  'attendance.validate': '+o+ --+ - -',
  'attendance.import': '++- --- - -',
  'attendance.manage': '--- +-- - -',
  'feedback.write': '+o+ --- - -',
  'feedback.read': '+++ -+- - -',
  'contract.read': '++- -++ - -',
  'contract.copy': '++- -+- - -',
  'figures.read': '+-- -++ - -',
  'invoice.read': '++- -+- - -',
  'invoice.answer': '++- --- - -',
  'invoice.manage': '--- +-- - -',
  'contract.sign': '++- --- - -',
  'contract.amend': '+o- -+- - -',
  'contract.regenerate': '--- ++- - -',
  'contract.readContested': '--- +-- - -',
  'contract.correct': '--- -+- - -',
  'applicant.edit': '--- -+- - -',
  'applicant.add': '--- +-- - -',
  'selection.manage': '--- +-- - -',
  'applicant.uploadCv': '--- -+- - -',
  'sider.uploadPicture': '--- +-- - -',
  'sider.manage': '--- +-- - -',
  'sider.read': '--- --- o -',
  'sider.answerRequest': '--- --- o -',
  'sider.withdraw': '--- --- o -',
  'sider.clock': '--- --- o -',
  'sider.answerHours': '--- --- o -',
  'sider.changeReminders': '--- --- o -',
  'sider.endSession': '--- --- o -',
  'sider.sign': '--- --- o -',
  'sider.editSelf': '--- --- o -',
}
const columns: readonly CallerKind[] = [
  'admin',
  'user',
  'collaborator',
  'insider',
  'logAs',
  'group',
  'sider',
  'directory',
]

describe('the permission matrix', () => {
  it.each(actions)('PERM-09 %s is what the specification says', (action) => {
    const row = columns
      .map((kind) => {
        const actor = callerOf[kind]
        if (!can(actor, action).allowed) return '-'
        return reachesOnlyOwn(actor, action) ? 'o' : '+'
      })
      .join('')
    expect(row).toBe(matrix[action].replaceAll(' ', ''))
  })

  it('follows a group user into their space: T is what they may do there', () => {
    const forGroup: Actor = { ...actorOf.logAs, organisation: 'group' }
    expect(can(forGroup, 'group.browse').allowed).toBe(true)
    expect(can(forGroup, 'team.manage').allowed).toBe(true)
    expect(can({ ...forGroup, role: 'user' }, 'team.manage').allowed).toBe(false)
    expect(can(forGroup, 'mission.create').allowed).toBe(false)
  })

  it('ADMIN-07 blocks in log-as mode exactly the cells that the specification leaves empty', () => {
    const blocked = actions.filter((action) => {
      const decision = can(actorOf.logAs, action)
      return !decision.allowed && decision.because === 'errors.logas.forbidden'
    })
    expect(blocked).toEqual([
      'account.edit',
      'administration.readAudit',
      'administration.manageCompany',
      'law.manage',
      'job.manage',
      'staffDay.manage',
      'featureFlag.manage',
      'organisation.searchAll',
      'team.secondFactor',
      'team.limitSessions',
      'calendar.subscribe',
      'deputy.choose',
      'notification.mark',
      'notification.choose',
      'mission.archive',
      'remuneration.confirm',
      'key.manage',
      'directory.manage',
      'directory.sync',
      'singleSignOn.manage',
      'webhook.manage',
      'site.manage',
      'payment.edit',
      'attendance.validate',
      'attendance.import',
      'attendance.manage',
      'feedback.write',
      'contract.sign',
      'contract.readContested',
      'invoice.answer',
      'invoice.manage',
      'applicant.add',
      'selection.manage',
      'sider.uploadPicture',
      'sider.manage',
      'sider.read',
      'sider.answerRequest',
      'sider.withdraw',
      'sider.clock',
      'sider.answerHours',
      'sider.changeReminders',
      'sider.endSession',
      'sider.sign',
      'sider.editSelf',
    ])
  })

  it('follows the role of the user acted for', () => {
    const forCollaborator: Actor = { ...actorOf.logAs, role: 'collaborator' }
    expect(can(forCollaborator, 'mission.edit').allowed).toBe(false)
    expect(can(forCollaborator, 'planning.read').allowed).toBe(true)
    expect(reachesOnlyOwn({ ...actorOf.logAs, role: 'user' }, 'mission.edit')).toBe(true)
  })

  it('opens network job descriptions in the group space to admin and user alone (C-41)', () => {
    const member = (role: Actor['role']): Actor => ({ ...actorOf.group, role })
    expect(can(member('collaborator'), 'jobDescription.edit').allowed).toBe(false)
    expect(can(member('user'), 'jobDescription.edit').allowed).toBe(true)
    expect(can(member('collaborator'), 'jobDescription.read').allowed).toBe(false)
    expect(can(member(null), 'jobDescription.read').allowed).toBe(false)
  })

  it('TEAM-09 manages the team of a group space as its admin alone', () => {
    const member = (role: Actor['role']): Actor => ({ ...actorOf.group, role })
    for (const role of ['user', 'collaborator', null] as const) {
      expect(can(member(role), 'team.manage').allowed).toBe(false)
    }
    expect(can(member('collaborator'), 'team.list').allowed).toBe(true)
    expect(can({ ...actorOf.logAs, role: 'user' }, 'team.manage').allowed).toBe(false)
  })

  it('says why: role 403, company still to choose, log-as', () => {
    const because = (kind: keyof typeof actorOf, action: Action) => {
      const decision = can(actorOf[kind], action)
      return decision.allowed ? null : decision.because
    }
    expect(because('collaborator', 'mission.create')).toBe('errors.user.forbidden')
    expect(because('group', 'mission.create')).toBe('errors.organisation.required')
    expect(because('insider', 'mission.create')).toBe('errors.user.forbidden')
    expect(because('group', 'administration.actFor')).toBe('errors.user.forbidden')
    expect(because('logAs', 'account.edit')).toBe('errors.logas.forbidden')
    expect(because('logAs', 'administration.readAudit')).toBe('errors.logas.forbidden')
  })
})

describe('roles', () => {
  it('C-07 shows missionManager as user and accepts user as its alias', () => {
    expect(sessionRole('missionManager')).toBe('user')
    expect(teamRole('user')).toBe('missionManager')
    expect([sessionRole('admin'), sessionRole('collaborator')]).toEqual(['admin', 'collaborator'])
  })

  it('POST-31 offers admins and mission managers as managers', () => {
    expect((['admin', 'missionManager', 'collaborator'] as const).map(canManageMissions)).toEqual([
      true,
      true,
      false,
    ])
  })

  it('places a caller in its column', () => {
    for (const kind of columns) {
      expect(callerKind(callerOf[kind])).toBe(kind)
    }
    expect(callerKind({ ...actorOf.group, organisation: 'none' })).toBeNull()
  })
})
