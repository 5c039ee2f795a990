import type { groups } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import { type Actor, sessionRole, type TeamRole } from '@renfort/domain/access/actor.ts'
import { type Action, can } from '@renfort/domain/access/policy.ts'
import { inboxRules } from '@renfort/domain/inbox/inbox-kind.ts'
import { openingEnd } from '@renfort/domain/inbox/inbox-order.ts'
import { hoursDueNext, lateContracts } from '@renfort/domain/inbox/waiting-in-company.ts'
import { monthOf } from '@renfort/domain/invoice/spending/spending-month.ts'
import {
  addDays,
  dateInParis,
  type Instant,
  instantInParis,
  localTime,
  mondayOf,
} from '@renfort/domain/kernel/calendar.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { inboxSight } from '../inbox/inbox-sight.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findOverview, type OverviewRow } from './overview-queries.ts'

type Overview = Answer<typeof groups.readOverview>

const midnight = localTime('00:00')

/** The companies of the caller's group in figures, read in one statement. */
export async function readOverview(call: ReadCall): Promise<Overview> {
  const { actor, groupId, effectiveUserId: userId } = sessionOf(call)
  if (groupId === null) return []
  const now = call.services.clock.now()
  const today = dateInParis(now)
  const monday = mondayOf(today)
  const sightOf = (role: TeamRole) => inboxSight(actorIn(actor, role))
  const rows = await findOverview(call.queries, {
    groupId,
    userId,
    sights: {
      admin: sightOf('admin'),
      missionManager: sightOf('missionManager'),
      collaborator: sightOf('collaborator'),
    },
    now,
    soon: openingEnd(now),
    week: {
      from: instantInParis(monday, midnight),
      to: instantInParis(addDays(monday, 7), midnight),
    },
    month: monthOf(today),
  })
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((own) => {
    const company = own.find(({ kind }) => kind === 'company')
    return company === undefined ? [] : figuresOf(company, own, { actor, now })
  })
}

/** The caller in a company where they have this role. */
function actorIn(actor: Actor, role: TeamRole): Actor {
  return { ...actor, organisation: 'active', role: sessionRole(role) }
}

function figuresOf(
  company: OverviewRow,
  rows: readonly OverviewRow[],
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): Overview[number] {
  const member = actorIn(actor, company.role)
  const ifAllowed = <T>(action: Action, figure: T) => (can(member, action).allowed ? figure : null)
  const of = (kind: OverviewRow['kind']) => rows.filter((row) => row.kind === kind)
  const linesOf = (kind: OverviewRow['kind']) => of(kind).reduce((sum, { lines }) => sum + lines, 0)
  const countOf = (kind: OverviewRow['kind']) => of(kind).reduce((sum, { count }) => sum + count, 0)
  const contracts = of('contract').flatMap(({ startsAt, timeZone, lines: count }) =>
    startsAt === null || timeZone === null ? [] : [{ startsAt, timeZone, count }],
  )
  const weeks = of('hours').flatMap(({ monday, count }) =>
    monday === null ? [] : [{ monday, count }],
  )
  return {
    id: company.id,
    missions: company.lines,
    openPlaces: countOf('opening'),
    drafts: ifAllowed(inboxRules.draft.needs, linesOf('draft')),
    applicants: ifAllowed(inboxRules.candidate.needs, countOf('candidate')),
    missing: ifAllowed(inboxRules.missing.needs, countOf('missing')),
    contracts: ifAllowed(inboxRules.contract.needs, linesOf('contract')),
    lateContracts: ifAllowed(inboxRules.contract.needs, lateContracts(contracts, now)),
    hours: ifAllowed(inboxRules.hours.needs, hoursDueNext(weeks, now)),
    disputes: ifAllowed(inboxRules.dispute.needs, countOf('dispute')),
    refusedPayments: ifAllowed(inboxRules.payment.needs, linesOf('payment')),
    spentThisMonth: ifAllowed('invoice.read', centsToEuros(cents(company.count))),
  }
}
