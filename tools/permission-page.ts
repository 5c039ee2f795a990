import { callerKinds, sessionRoles, type CallerKind } from '../packages/domain/src/access/actor.ts'
import { keyScopes } from '../packages/domain/src/access/key-scopes.ts'
import {
  actions,
  policy,
  type GroupReach,
  type Rule,
} from '../packages/domain/src/access/policy.ts'

const titles: Readonly<Record<CallerKind, string>> = {
  admin: 'admin',
  user: 'user (mission manager)',
  collaborator: 'collaborator',
  insider: 'insider',
  logAs: 'insider acting as a user',
  group: 'group space',
  sider: 'Sider',
  directory: 'directory',
}

const reaches = { all: '✔', own: 'own', none: '–' } as const

const deputies: Readonly<Record<Rule['deputy'], string>> = { asAbsent: '✔', none: '–' }

const groupReaches: Readonly<Record<GroupReach, string>> = {
  none: '–',
  signedIn: '✔',
  any: '✔',
  admin: 'admin',
  adminOrUser: 'admin, user',
}

/** The permission matrix as a page to read: one row per action, one column per kind of caller. */
export function renderPermissions(): string {
  const rows = actions.map(
    (action) =>
      `| \`${action}\` | ${cells(policy[action]).join(' | ')} | ${keyScopes.includes(action) ? '☐' : '–'} | ${deputies[policy[action].deputy]} |`,
  )
  return [
    '# Permissions',
    '',
    'Made by `npm run docs` from `packages/domain/src/access/policy.ts`. Do not edit.',
    '',
    '✔ allowed · – refused · own: on the missions that the person manages or created, and of a Sider what is theirs · ' +
      'T: what the impersonated user may do. An insider is a member of the staff of the provider. ' +
      'The group space is a group without an active company. ' +
      '☐: can be ticked for a key of other software, which then may do it as long as its maker may. ' +
      'Deputy: whoever has the right by their role also reaches with it what somebody reaches who is away and named them; it gives no right that their own role refuses.',
    '',
    `| action | ${callerKinds.map((kind) => titles[kind]).join(' | ')} | key | deputy |`,
    `|---|${callerKinds.map(() => ':-:').join('|')}|:-:|:-:|`,
    ...rows,
    '',
    'Conditions on the thing itself (the state of a mission, the origin of a job description) come on top ' +
      'and live in the area that owns it. The server asks the same functions as the screens.',
    '',
  ].join('\n')
}

function cells(rule: Rule): string[] {
  return [
    ...sessionRoles.map((role) => reaches[rule.company[role]]),
    reaches[rule.insider],
    rule.logAs === 'asUser' ? 'T' : reaches[rule.logAs],
    groupReaches[rule.group],
    reaches[rule.sider],
    reaches[rule.directory],
  ]
}
