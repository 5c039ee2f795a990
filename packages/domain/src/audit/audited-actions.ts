import type { AuditKind } from './audit-kinds.ts'

/**
 * Every change that the audit trail knows, `kind.verb`. The dictionaries hold a sentence for each:
 * an action without one does not compile.
 */
export const auditedActions = [
  'account.activate',
  'account.create',
  'featureFlag.set',
  'impersonation.end',
  'impersonation.start',
  'jobDescription.clone',
  'jobDescription.create',
  'jobDescription.delete',
  'jobDescription.update',
  'legalValues.store',
  'location.create',
  'location.delete',
  'location.update',
  'member.changeRole',
  'member.invite',
  'member.remove',
  'member.resendInvitation',
  'mission.addShifts',
  'mission.changeShifts',
  'mission.clone',
  'mission.confirm',
  'mission.create',
  'mission.delete',
  'mission.removeShifts',
  'mission.renew',
  'mission.update',
  'motive.create',
  'motive.delete',
  'organisation.completeSettings',
  'organisation.create',
  'organisation.setCover',
  'organisation.setLogo',
  'organisation.updateLegal',
  'organisation.updateProfile',
  'password.change',
  'password.forgot',
  'password.reset',
  'permanent.request',
  'profile.update',
  'session.close',
  'session.open',
  'session.revoke',
  'session.revokeOthers',
  'sider.create',
  'sider.setPicture',
  'user.setLocale',
] as const satisfies readonly `${AuditKind}.${string}`[]
export type AuditedAction = (typeof auditedActions)[number]

export function auditKindOf(action: AuditedAction): AuditKind {
  return action.slice(0, action.indexOf('.')) as AuditKind
}
