import type { inbox } from '@renfort/contract'
import type { InboxSection } from '@renfort/contract/inbox.ts'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { Actor } from '@renfort/domain/access/actor.ts'
import { absentWith, actsInPlaceOf } from '@renfort/domain/access/standing-in.ts'
import { refusalReasons } from '@renfort/domain/collection/refusal-reason.ts'
import {
  deadlineOfWeek,
  stillToCome,
} from '@renfort/domain/attendance/validate/validation-deadline.ts'
import { signingClocks, signingStage } from '@renfort/domain/contract/signature/signing-clocks.ts'
import { type InboxKind, inboxRules } from '@renfort/domain/inbox/inbox-kind.ts'
import {
  contractDue,
  inboxCount,
  inInboxOrder,
  openingEnd,
  paymentDue,
} from '@renfort/domain/inbox/inbox-order.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { parisZone } from '@renfort/domain/kernel/place-time.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import type { CompletionItem } from '@renfort/domain/organisation/completion.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { missingSettings } from '../organisation/completion-state.ts'
import type { Queries } from '../platform/database/db.ts'
import { organisationOf, type ReadCall, sessionOf } from '../platform/http/route.ts'
import type { NamedAbsent } from '../platform/http/session.ts'
import { findInbox, type InboxRequest, type InboxRow } from './inbox-queries.ts'
import { inboxSight } from './inbox-sight.ts'

type ContractLine = Extract<InboxSection, { kind: 'contract' }>['lines'][number]

type Dated = InboxSection & { readonly lines: readonly { readonly due: Instant | null }[] }

/** The tasks that wait for the caller and that they may do, the most urgent first. */
export async function readInbox(call: ReadCall): Promise<Answer<typeof inbox.readInbox>> {
  const { effectiveUserId: userId, actor, standsInFor } = sessionOf(call)
  const sections = await findInboxSections(call.queries, {
    organisationId: organisationOf(call),
    user: { userId, actor, standsInFor },
    sight: inboxSight(actor),
    now: call.services.clock.now(),
    locale: call.locale,
  })
  return { count: inboxCount(sections), sections }
}

/** Somebody as they act in a company. */
export interface InboxUser {
  readonly userId: string
  readonly actor: Actor
  readonly standsInFor: readonly NamedAbsent[]
}

interface Circumstances {
  readonly user: InboxUser
  readonly now: Instant
  readonly locale: Locale
}

/** What waits for somebody in a company, the most urgent first. */
export async function findInboxSections(
  queries: Queries,
  { locale, user, ...request }: Pick<InboxRequest, 'organisationId' | 'sight'> & Circumstances,
): Promise<InboxSection[]> {
  const { now, organisationId } = request
  const { userId, actor } = user
  const owners = [userId, ...absentWith(actor, inboxRules.hours.needs).map((one) => one.userId)]
  const asked = { ...request, userId, owners, soon: openingEnd(now) }
  const rows = await findInbox(queries, asked)
  const version = rows.find(({ kind }) => kind === 'setting')?.settingsVersion ?? null
  const missing = version === null ? [] : await missingSettings(queries, organisationId, version)
  return inInboxOrder(sectionsOf(rows, missing, { user, now, locale }), now)
}

/** For whom the user answers a contract or hours, with how many of them. */
function inPlaceOf(
  { kind, owners }: InboxRow,
  { userId, actor, standsInFor }: InboxUser,
): readonly { readonly firstName: string; readonly lastName: string; readonly count: number }[] {
  const action = inboxRules[kind === 'contract' ? kind : 'hours'].needs
  return standsInFor.flatMap(({ userId: id, firstName, lastName }) => {
    const theirs = (owners ?? []).filter(
      (each) => actsInPlaceOf(actor, action, { userId, owners: each }) === id,
    )
    const count = theirs.reduce((sum, each) => sum + each.count, 0)
    return count === 0 ? [] : [{ firstName, lastName, count }]
  })
}

function sectionsOf(
  rows: readonly InboxRow[],
  missing: readonly CompletionItem[],
  { user, now, locale }: Circumstances,
): Dated[] {
  const of = (kind: InboxRow['kind']) => rows.filter((row) => row.kind === kind)
  const first = (kind: Exclude<InboxKind, 'setting'>) => of(kind).slice(0, inboxRules[kind].shown)
  const named = ({ missionId, name, jobTitleId }: InboxRow) => ({
    taskId: missionId ?? '',
    taskName: missionDisplayName(namedTitle(jobTitleId ?? '', locale).name, name),
  })
  const weeks = (kind: 'hours' | 'dispute') =>
    first(kind).flatMap((row) => {
      const { monday, count, matching } = row
      if (monday === null) return []
      const deadline = stillToCome(deadlineOfWeek(monday), now)
      const due = kind === 'hours' ? deadline : null
      return [
        {
          monday,
          count: count ?? 0,
          matching: matching ?? 0,
          inPlaceOf: [...inPlaceOf(row, user)],
          due,
        },
      ]
    })
  return [
    {
      kind: 'missing',
      total: of('missing').length,
      lines: first('missing').flatMap((row) => missingLine(row, named(row))),
    },
    {
      kind: 'contract',
      total: of('contract')[0]?.count ?? 0,
      lines: first('contract').flatMap((row) => {
        const [absent] = inPlaceOf(row, user)
        return contractLine(row, { ...named(row), inPlaceOf: absent ?? null }, now)
      }),
    },
    { kind: 'payment', total: of('payment').length, lines: first('payment').flatMap(paymentLine) },
    { kind: 'hours', total: of('hours').length, lines: weeks('hours') },
    { kind: 'dispute', total: of('dispute').length, lines: weeks('dispute') },
    {
      kind: 'opening',
      total: of('opening').length,
      lines: first('opening').map((row) => ({
        ...named(row),
        openSlots: row.count ?? 0,
        left: (row.siders ?? []).slice(0, mostNamed),
        timeZone: row.timeZone ?? parisZone,
        due: row.startsAt,
      })),
    },
    {
      kind: 'candidate',
      total: of('candidate').length,
      lines: first('candidate').map((row) => ({
        ...named(row),
        count: row.count ?? 0,
        timeZone: row.timeZone ?? parisZone,
        due: row.startsAt,
      })),
    },
    {
      kind: 'setting',
      total: missing.length,
      lines: missing.map((item) => ({ item, due: null })),
    },
    {
      kind: 'draft',
      total: of('draft').length,
      lines: first('draft').map((row) => ({ ...named(row), due: null })),
    },
  ]
}

/** Siders whom a line names; it counts the others. */
const mostNamed = 5

function missingLine(
  { documentId: shiftId, startsAt, timeZone, count, siders }: InboxRow,
  named: { readonly taskId: string; readonly taskName: string },
) {
  if (shiftId === null) return []
  const line = { shiftId, timeZone: timeZone ?? parisZone, count: count ?? 0, due: startsAt }
  return [{ ...named, ...line, siders: (siders ?? []).slice(0, mostNamed) }]
}

function paymentLine({ documentId, name, jobTitleId, monday: dueOn, count }: InboxRow) {
  const reason = refusalReasons.find((known) => known === jobTitleId)
  if (documentId === null || name === null || dueOn === null || reason === undefined) return []
  return [
    {
      invoiceId: documentId,
      referenceNumber: name,
      amount: centsToEuros(cents(count ?? 0)),
      reason,
      due: paymentDue(dueOn),
    },
  ]
}

function contractLine(
  { documentId, startsAt, timeZone }: InboxRow,
  named: Pick<ContractLine, 'taskId' | 'taskName' | 'inPlaceOf'>,
  now: Instant,
) {
  if (documentId === null || startsAt === null || timeZone === null) return []
  const clocks = signingClocks(startsAt, timeZone)
  const stage = signingStage({ status: 'unsigned', startsAt }, now, clocks)
  if (stage === null) return []
  const { target, lastDay } = clocks
  return [
    {
      ...named,
      documentId,
      startDate: startsAt,
      timeZone,
      stage,
      signBefore: { target, lastDay },
      due: contractDue(clocks, now),
    },
  ]
}
