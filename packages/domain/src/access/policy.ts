import { type Actor, type Caller, isDirectory, isSider, type SessionRole } from './actor.ts'
import { type Decision, allowed, refused } from './decision.ts'

/**
 * `own`: only on the missions that the member manages or created; of a Sider, only what is theirs.
 */
export type Reach = 'all' | 'own' | 'none'

export type ImpersonationReach = 'asUser' | 'all' | 'none'

/** Who may act in a group space; `signedIn` also lets callers without any organisation act. */
export type GroupReach = 'none' | 'signedIn' | 'any' | 'admin' | 'adminOrUser'

export interface Rule {
  readonly company: Readonly<Record<SessionRole, Reach>>
  readonly insider: 'all' | 'none'
  readonly logAs: ImpersonationReach
  readonly group: GroupReach
  readonly sider: 'own' | 'none'
  readonly directory: 'all' | 'none'
  /**
   * `asAbsent`: a member whose own role has the right also reaches with it what somebody reaches who
   * is away and named them as deputy. A deputy never gains a right that their role refuses.
   */
  readonly deputy: 'asAbsent' | 'none'
}

function company(admin: Reach, user: Reach, collaborator: Reach): Rule['company'] {
  return { admin, user, collaborator }
}

const everyMember = company('all', 'all', 'all')
const configurers = company('all', 'all', 'none')
const adminOrOwn = company('all', 'own', 'none')
const nobody = company('none', 'none', 'none')

function rule(who: Rule['company'], others: Partial<Omit<Rule, 'company'>> = {}): Rule {
  return {
    company: who,
    insider: 'none',
    logAs: 'asUser',
    group: 'none',
    sider: 'none',
    directory: 'none',
    deputy: 'none',
    ...others,
  }
}

/** What a Sider does with what is theirs, and nobody in their name. */
const ownSider = rule(nobody, { logAs: 'none', sider: 'own' })

const everyone = rule(everyMember, { insider: 'all', logAs: 'all', group: 'signedIn' })

/** The permission matrix (decisions §9); docs/readings.md has what the specification leaves open. */
export const policy = {
  'account.use': everyone,
  // Only one's own profile, password and sessions, never those of an impersonated user.
  'account.edit': rule(everyMember, { insider: 'all', logAs: 'none', group: 'signedIn' }),
  'reference.read': everyone,
  'administration.searchUsers': rule(nobody, { insider: 'all', logAs: 'all' }),
  'administration.actFor': rule(nobody, { insider: 'all', logAs: 'all' }),
  'administration.readAudit': rule(nobody, { insider: 'all', logAs: 'none' }),
  // Companies and groups, and what only the provider decides of them (N-28, N-29).
  'administration.manageCompany': rule(nobody, { insider: 'all', logAs: 'none' }),
  'law.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  'job.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  // The work of internal staff, and who of them takes it.
  'staffDay.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  'featureFlag.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  // A caller without a group gets an empty answer, because a refusal would end their session
  // (C-25).
  'group.browse': rule(everyMember, { group: 'any' }),
  'organisation.search': everyone,
  'organisation.searchAll': rule(nobody, { insider: 'all', logAs: 'none' }),
  'organisation.read': rule(everyMember, { group: 'any' }),
  'team.list': rule(configurers, { group: 'any' }),
  'team.manage': rule(company('all', 'none', 'none'), { group: 'admin' }),
  // From when the team needs one, and the loss of one: never in the name of its administrator.
  'team.secondFactor': rule(company('all', 'none', 'none'), { logAs: 'none', group: 'admin' }),
  // How long the team stays signed in: its own administrators alone decide that too.
  'team.limitSessions': rule(company('all', 'none', 'none'), { logAs: 'none', group: 'admin' }),
  // Each kind of result is checked by its own action too.
  'search.use': rule(everyMember, { group: 'adminOrUser' }),
  'planning.read': rule(everyMember),
  // A link outlives the call that makes it: nobody makes one in another person's name.
  'calendar.subscribe': rule(everyMember, { logAs: 'none' }),
  // Who signs and validates while somebody is away: never staff in the name of a member.
  'deputy.choose': rule(everyMember, { logAs: 'none' }),
  // Each kind of what waits is checked by its own action too.
  'inbox.read': rule(everyMember),
  // What happened to what the caller may see: each kind is checked by its own action too.
  'notification.read': rule(everyMember),
  // Staff who look at them in somebody's name leave them unread.
  'notification.mark': rule(everyMember, { logAs: 'none' }),
  // What somebody hears of is their own affair, in every company that they work in.
  'notification.choose': rule(everyMember, { logAs: 'none', group: 'any' }),
  'mission.list': rule(company('all', 'own', 'all')),
  'mission.listDrafts': rule(adminOrOwn),
  'mission.filterByManager': rule(company('all', 'none', 'none')),
  'mission.read': rule(everyMember),
  'mission.readPrice': rule(configurers),
  'mission.create': rule(configurers),
  // Opens the operation; each change is checked by its own action too.
  'mission.change': rule(adminOrOwn, { logAs: 'all' }),
  'mission.edit': rule(adminOrOwn),
  'mission.delete': rule(adminOrOwn),
  'mission.duplicate': rule(configurers),
  'mission.confirm': rule(adminOrOwn),
  'mission.lowerRate': rule(nobody, { logAs: 'all' }),
  'mission.archive': rule(nobody, { insider: 'all', logAs: 'none' }),
  'mission.editAttendanceConfig': rule(nobody, { insider: 'all', logAs: 'all' }),
  'shift.startYesterday': rule(nobody, { insider: 'all', logAs: 'all' }),
  // What a flexible planning has become, whatever its contracts (decisions §4.4).
  'shift.moveGenerated': rule(nobody, { insider: 'all', logAs: 'all' }),
  'quotation.read': rule(configurers),
  'worker.manage': rule(adminOrOwn),
  'worker.readProfile': rule(everyMember),
  // The company’s own number of a Sider, which its files of hours name them by.
  'worker.editNumber': rule(configurers),
  'motive.manage': rule(configurers),
  'jobDescription.read': rule(configurers, { group: 'adminOrUser' }),
  'jobDescription.edit': rule(configurers, { group: 'adminOrUser' }),
  'jobDescription.editDetachedPricing': rule(nobody, { insider: 'all', logAs: 'all' }),
  'jobDescription.togglePreSelection': rule(nobody, { logAs: 'all' }),
  'jobDescription.readIds': rule(nobody, { insider: 'all', logAs: 'all' }),
  'settings.read': rule(configurers),
  'remuneration.edit': rule(configurers),
  'remuneration.confirm': rule(configurers, { logAs: 'none' }),
  'remuneration.editBonuses': rule(nobody, { logAs: 'all' }),
  'settings.edit': rule(configurers),
  'settings.readHistory': rule(company('all', 'none', 'none')),
  // Keys of other software: the person who makes one answers for it.
  'key.manage': rule(company('all', 'none', 'none'), { logAs: 'none', group: 'admin' }),
  // The directory that makes and closes accounts: who connects it decides who has one.
  'directory.manage': rule(company('all', 'none', 'none'), { logAs: 'none', group: 'admin' }),
  // What the directory itself says of people and groups.
  'directory.sync': rule(nobody, { logAs: 'none', directory: 'all' }),
  // Who gets in, and how: never somebody in the name of its administrator.
  'singleSignOn.manage': rule(company('all', 'none', 'none'), { logAs: 'none', group: 'admin' }),
  // What happened in the company, for other software.
  'event.read': rule(company('all', 'none', 'none')),
  // Where events are sent: the company decides who receives its data, never somebody in its name.
  'webhook.manage': rule(company('all', 'none', 'none'), { logAs: 'none' }),
  // What is asked of who clocks at a place: the company decides, never somebody in its name.
  'site.manage': rule(company('all', 'none', 'none'), { logAs: 'none' }),
  'payment.read': rule(configurers),
  // Opens the operation; each part is checked by its own action too.
  'payment.change': rule(configurers),
  'payment.edit': rule(configurers, { logAs: 'none' }),
  'payment.orderForm': rule(nobody, { logAs: 'all' }),
  'permanent.request': everyone,
  'location.read': rule(everyMember),
  'location.edit': rule(configurers),
  'department.list': rule(everyMember),
  'department.edit': rule(configurers),
  // Opens the operation; each type of upload is checked by its own action too.
  'file.upload': rule(configurers, { insider: 'all', logAs: 'all', group: 'admin' }),
  'organisation.uploadPicture': rule(configurers, { group: 'admin' }),
  'applicant.read': rule(adminOrOwn, { logAs: 'all' }),
  'applicant.decide': rule(adminOrOwn, { logAs: 'all' }),
  // The clockings of Siders, their answers, and what staff decide between them and a company.
  // In the space of a group: where the caller has the same right in the company.
  'attendance.read': rule(company('all', 'own', 'all'), { group: 'any', deputy: 'asAbsent' }),
  // A copy of hours is of one company, as those of all other records are.
  'attendance.copy': rule(company('all', 'own', 'all')),
  // Never under log-as (TS-39).
  'attendance.validate': rule(company('all', 'own', 'all'), {
    logAs: 'none',
    group: 'any',
    deputy: 'asAbsent',
  }),
  'attendance.import': rule(configurers, { logAs: 'none' }),
  'attendance.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  // Of one’s own missions, or of all (FB-06); never in the name of somebody who did not say it.
  'feedback.write': rule(company('all', 'own', 'all'), { logAs: 'none' }),
  'feedback.read': rule(everyMember),
  // In the space of a group: those of the companies where the caller has the same right.
  'contract.read': rule(configurers, { group: 'any', deputy: 'asAbsent' }),
  // A copy of contracts is of one company, as those of all other records are.
  'contract.copy': rule(configurers),
  // Only the person bound by the contract signs it, never somebody who acts for them.
  // A deputy signs in their own name, in the place of somebody who is away.
  'contract.sign': rule(configurers, { logAs: 'none', deputy: 'asAbsent' }),
  // A renewal, a change or an early end needs the right of an edit; the person bound by it signs.
  'contract.amend': rule(adminOrOwn),
  'contract.regenerate': rule(nobody, { insider: 'all', logAs: 'all' }),
  // The contested documents of all companies.
  'contract.readContested': rule(nobody, { insider: 'all', logAs: 'none' }),
  // Changes the terms of a contested contract, in the name of its company.
  'contract.correct': rule(nobody, { logAs: 'all' }),
  // What a company costs and how its missions go; its group sees it with the same right there.
  'figures.read': rule(company('all', 'none', 'none'), { group: 'admin' }),
  'invoice.read': rule(configurers),
  // Approves or disputes an invoice: the company itself does, never somebody in its name.
  'invoice.answer': rule(configurers, { logAs: 'none' }),
  // Marks invoices as paid, and credits them.
  'invoice.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  // Shows and hides applicants, edits comments, reads full names.
  'applicant.edit': rule(nobody, { logAs: 'all' }),
  'applicant.add': rule(nobody, { insider: 'all', logAs: 'none' }),
  // Opening, stopping and reopening the selection of a mission, and hiring for it (G-15).
  'selection.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  'applicant.uploadCv': rule(nobody, { logAs: 'all' }),
  'sider.uploadPicture': rule(nobody, { insider: 'all', logAs: 'none' }),
  // The directory of Siders: their profiles belong to no company.
  'sider.manage': rule(nobody, { insider: 'all', logAs: 'none' }),
  // Their missions, what companies ask of them, their hours and their devices.
  'sider.read': ownSider,
  'sider.answerRequest': ownSider,
  'sider.withdraw': ownSider,
  'sider.clock': ownSider,
  'sider.answerHours': ownSider,
  'sider.changeReminders': ownSider,
  'sider.endSession': ownSider,
  'sider.sign': ownSider,
  'sider.editSelf': ownSider,
} as const satisfies Record<string, Rule>

export type Action = keyof typeof policy

export const actions = Object.keys(policy) as readonly Action[]

function reachOf(actor: Caller, action: Action): Reach {
  const row: Rule = policy[action]
  if (isSider(actor)) return row.sider
  if (isDirectory(actor)) return row.directory
  if (actor.impersonating) {
    if (row.logAs !== 'asUser') return row.logAs
  } else if (actor.isInsider) {
    return row.insider
  }
  if (actor.organisation === 'active') return actor.role === null ? 'none' : row.company[actor.role]
  return groupReaches(row.group, actor) ? 'all' : 'none'
}

function groupReaches(group: GroupReach, { organisation, role }: Actor): boolean {
  if (group === 'signedIn') return true
  if (organisation !== 'group' || group === 'none') return false
  if (group === 'any') return role !== null
  return role === 'admin' || (group === 'adminOrUser' && role === 'user')
}

/** Whether an actor may do an action. The area of a thing then checks its state and its owner. */
export function can(actor: Caller, action: Action): Decision {
  const isPerson = !isSider(actor) && !isDirectory(actor)
  if (isPerson && actor.scopes !== undefined && !actor.scopes.has(action)) {
    return refused('errors.key.scope_missing')
  }
  if (reachOf(actor, action) !== 'none') return allowed
  if (!isPerson) return refused('errors.user.forbidden')
  const row: Rule = policy[action]
  if (actor.impersonating && row.logAs === 'none') return refused('errors.logas.forbidden')
  const needsCompany = row.group === 'none' && row.company !== nobody
  if (actor.organisation !== 'active' && needsCompany && !actor.isInsider) {
    return refused('errors.organisation.required')
  }
  return refused('errors.user.forbidden')
}

/** Whether an allowed action reaches every mission of the company or only one's own (decisions §9). */
export function reachesOnlyOwn(actor: Caller, action: Action): boolean {
  return reachOf(actor, action) === 'own'
}

/** What a role reaches with an action in a company. */
export function reachOfRole(role: SessionRole, action: Action): Reach {
  return policy[action].company[role]
}
