import type { AuditedAction } from './audited-actions.ts'

/** The audited actions of each part of a company's settings; those of one part are of one kind. */
export const settingHistories = {
  legal: ['organisation.updateLegal'],
  profile: ['organisation.updateProfile', 'organisation.setLogo', 'organisation.setCover'],
  remuneration: [
    'remuneration.addIndemnity',
    'remuneration.changeBonuses',
    'remuneration.changeHoursTypes',
    'remuneration.changeIndemnity',
    'remuneration.confirmHoursTypes',
    'remuneration.confirmIndemnities',
    'remuneration.removeIndemnity',
  ],
  payment: [
    'payment.changeMandate',
    'payment.refreshMethod',
    'payment.removeMethod',
    'payment.update',
  ],
  addresses: ['location.create', 'location.delete', 'location.update'],
  sites: ['location.renewSiteCode', 'location.updateSite'],
  departments: ['department.create', 'department.delete', 'department.update'],
  directory: [
    'directory.addGroup',
    'directory.addUser',
    'directory.closeUser',
    'directory.createToken',
    'directory.openUser',
    'directory.removeGroup',
    'directory.removeUser',
    'directory.revokeToken',
    'directory.setDefaultRole',
    'directory.setGroupRole',
    'directory.updateGroup',
    'directory.updateUser',
  ],
  keys: ['apiKey.create', 'apiKey.revoke'],
  singleSignOn: [
    'singleSignOn.addDomain',
    'singleSignOn.checkDomain',
    'singleSignOn.loseDomain',
    'singleSignOn.missDomain',
    'singleSignOn.remove',
    'singleSignOn.removeDomain',
    'singleSignOn.save',
  ],
  team: [
    'member.changeRole',
    'member.endSessions',
    'member.invite',
    'member.join',
    'member.limitSessions',
    'member.remove',
    'member.resendInvitation',
  ],
  webhooks: [
    'webhook.create',
    'webhook.delete',
    'webhook.replay',
    'webhook.rotate',
    'webhook.test',
    'webhook.update',
  ],
} as const satisfies Record<string, readonly AuditedAction[]>

export type SettingHistory = keyof typeof settingHistories
export const settingHistoryNames = Object.keys(settingHistories) as [
  SettingHistory,
  ...SettingHistory[],
]
