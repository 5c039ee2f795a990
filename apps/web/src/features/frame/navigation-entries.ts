import type { Me } from '@renfort/contract/session.ts'
import { can } from '@renfort/domain/access/policy.ts'
import type { LucideIcon } from 'lucide-react'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import ChartColumnStacked from 'lucide-react/icons/chart-column-stacked'
import Clock3 from 'lucide-react/icons/clock-3'
import FileExclamationPoint from 'lucide-react/icons/file-exclamation-point'
import FileSignature from 'lucide-react/icons/file-signature'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import ReceiptText from 'lucide-react/icons/receipt-text'
import Inbox from 'lucide-react/icons/inbox'
import ListTodo from 'lucide-react/icons/list-todo'
import Scale from 'lucide-react/icons/scale'
import Settings from 'lucide-react/icons/settings'
import ShieldCheck from 'lucide-react/icons/shield-check'
import UserSearch from 'lucide-react/icons/user-search'
import Users from 'lucide-react/icons/users'
import { actorOf } from '../../platform/me.ts'
import { type FixedPath, screenPaths, staffPaths } from '../../platform/screen-paths.ts'
import type { TourTarget } from '../../platform/tour-target.ts'
import type { fr } from './fr.ts'

export interface NavigationEntry {
  readonly name: keyof typeof fr.nav
  readonly to: FixedPath
  readonly icon: LucideIcon
  /** Matches its own page only: pages below it have an entry of their own. */
  readonly isExact?: true
  readonly tour?: TourTarget
}

const entries = {
  today: { name: 'today', to: staffPaths.today, icon: ListTodo },
  admin: { name: 'admin', to: staffPaths.home, icon: ShieldCheck, isExact: true },
  staffing: { name: 'staffing', to: staffPaths.staffing, icon: UserSearch },
  conflicts: { name: 'conflicts', to: staffPaths.attendances, icon: Scale },
  contested: { name: 'contested', to: staffPaths.contracts, icon: FileExclamationPoint },
  audit: { name: 'audit', to: staffPaths.audit, icon: History },
  home: { name: 'home', to: screenPaths.home, icon: House, tour: 'nav-home' },
  groupFigures: {
    name: 'groupFigures',
    to: screenPaths.groupFigures,
    icon: ChartColumnStacked,
    tour: 'nav-group-figures',
  },
  planning: {
    name: 'planning',
    to: screenPaths.planning,
    icon: CalendarDays,
    tour: 'nav-planning',
  },
  inbox: { name: 'inbox', to: screenPaths.inbox, icon: Inbox, tour: 'nav-inbox' },
  missions: { name: 'missions', to: screenPaths.missions, icon: ClipboardList },
  hours: { name: 'hours', to: screenPaths.hours, icon: Clock3 },
  contracts: {
    name: 'contracts',
    to: screenPaths.contracts,
    icon: FileSignature,
    tour: 'nav-contracts',
  },
  invoices: {
    name: 'invoices',
    to: screenPaths.invoices,
    icon: ReceiptText,
    tour: 'nav-invoices',
  },
  jobDescriptions: {
    name: 'jobDescriptions',
    to: screenPaths.jobDescriptions,
    icon: BriefcaseBusiness,
  },
  settings: { name: 'settings', to: screenPaths.settings, icon: Settings },
  team: { name: 'team', to: screenPaths.team, icon: Users },
} as const satisfies Record<string, NavigationEntry>

/** The entries of the navigation that the permission table lets a user reach (NAV-04 to NAV-08). */
export function navigationEntries(me: Me): readonly NavigationEntry[] {
  const actor = actorOf(me)
  const reaches = (action: Parameters<typeof can>[1]) => can(actor, action).allowed
  return [
    ...(reaches('staffDay.manage') ? [entries.today] : []),
    // Staff who act for a user see what that user sees, and leave through the banner.
    ...(reaches('administration.actFor') && !actor.impersonating ? [entries.admin] : []),
    ...(reaches('selection.manage') ? [entries.staffing] : []),
    ...(reaches('attendance.manage') ? [entries.conflicts] : []),
    ...(reaches('contract.readContested') ? [entries.contested] : []),
    ...(reaches('administration.readAudit') ? [entries.audit] : []),
    ...(actor.organisation === 'group' ? [entries.home] : []),
    ...(actor.organisation === 'group' && reaches('figures.read') ? [entries.groupFigures] : []),
    ...(reaches('planning.read') ? [entries.planning] : []),
    ...(reaches('inbox.read') ? [entries.inbox] : []),
    ...(reaches('mission.list') ? [entries.missions] : []),
    ...(reaches('attendance.read') ? [entries.hours] : []),
    ...(reaches('contract.read') ? [entries.contracts] : []),
    ...(reaches('invoice.read') ? [entries.invoices] : []),
    ...(reaches('jobDescription.read') ? [entries.jobDescriptions] : []),
    ...(reaches('settings.read') ? [entries.settings] : []),
    // In a group space only the team page of the settings exists (TEAM-09, C-22).
    ...(actor.organisation === 'group' && reaches('team.list') ? [entries.team] : []),
  ]
}
