import type { staffDay } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import type { StaffSection } from '@renfort/contract/staff-day.ts'
import { refusalReasons } from '@renfort/domain/collection/refusal-reason.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { cents, centsToEuros } from '@renfort/domain/kernel/money.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { type CompletionItem, missingItems } from '@renfort/domain/organisation/completion.ts'
import { defaultPolicy } from '@renfort/domain/remuneration/policy.ts'
import { staffItemDue } from '@renfort/domain/staff-day/item-deadline.ts'
import type { StaffItemKind } from '@renfort/domain/staff-day/staff-item.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { completionOf } from '../organisation/completion-state.ts'
import { settingsFactsOf } from '../organisation/settings-queries.ts'
import { type ReadCall, sessionOf } from '../platform/http/route.ts'
import { findColleagues, findStaffItems, type StaffItemRow } from './staff-item-queries.ts'

type Read = typeof staffDay.readStaffDay
type ItemOf<Kind extends StaffItemKind> = (StaffSection & { kind: Kind })['items'][number]

interface Circumstances {
  readonly now: Instant
  readonly locale: Locale
}

/** What internal staff have to do, by kind; within a kind, what is due first comes first. */
export async function readStaffDay(
  call: ReadCall,
  { query: { view } }: Parsed<Read>,
): Promise<Answer<Read>> {
  const now = call.services.clock.now()
  const rows = await findStaffItems(call.queries, { view, userId: sessionOf(call).userId, now })
  return {
    sections: sectionsOf(rows, { now, locale: call.locale }).filter(({ total }) => total > 0),
    colleagues: [...(await findColleagues(call.queries))],
  }
}

function sectionsOf(rows: readonly StaffItemRow[], around: Circumstances): StaffSection[] {
  const itemsOf = <Item>(
    kind: StaffItemKind,
    toItem: (row: StaffItemRow, around: Circumstances) => Item[],
  ) => {
    const items = rows.filter((row) => row.kind === kind).flatMap((row) => toItem(row, around))
    return { total: items.length, items }
  }
  return [
    { kind: 'missing', ...itemsOf('missing', toMissing) },
    { kind: 'place', ...itemsOf('place', toPlace) },
    { kind: 'contract', ...itemsOf('contract', toContract) },
    { kind: 'hours', ...itemsOf('hours', toHours) },
    { kind: 'payment', ...itemsOf('payment', toPayment) },
    { kind: 'job', ...itemsOf('job', toJob) },
    { kind: 'setting', ...itemsOf('setting', toSetting) },
  ]
}

function careOf({ subject, assignee, note, snoozedUntil, version }: StaffItemRow) {
  return { subject, care: { assignee, note, snoozedUntil, version } }
}

function companyOf({ companyId: id, companyName: name }: StaffItemRow) {
  return id === null || name === null ? null : { id, name }
}

/** What items of a mission share; nothing for a row without its columns. */
function inMission(row: StaffItemRow, { locale }: Circumstances) {
  const { missionId: taskId, missionName, jobTitleId, startsAt, timeZone } = row
  const company = companyOf(row)
  if (taskId === null || jobTitleId === null || startsAt === null || timeZone === null) return null
  if (company === null) return null
  const taskName = missionDisplayName(namedTitle(jobTitleId, locale).name, missionName)
  return { ...careOf(row), company, taskId, taskName, startDate: startsAt, timeZone }
}

const personsOf = ({ siders }: StaffItemRow) => [siders ?? []].flat()

/** Siders whom a line names; it counts the others. */
const mostNamed = 5

function toMissing(row: StaffItemRow, around: Circumstances): ItemOf<'missing'>[] {
  const item = inMission(row, around)
  if (item === null) return []
  const due = staffItemDue({ kind: 'missing', startsAt: item.startDate }, around.now)
  return [{ ...item, due, count: row.count ?? 0, siders: personsOf(row).slice(0, mostNamed) }]
}

function toPlace(row: StaffItemRow, around: Circumstances): ItemOf<'place'>[] {
  const item = inMission(row, around)
  if (item === null) return []
  const due = staffItemDue({ kind: 'place', startsAt: item.startDate }, around.now)
  return [{ ...item, due, openSlots: row.count ?? 0 }]
}

function toContract(row: StaffItemRow, around: Circumstances): ItemOf<'contract'>[] {
  const item = inMission(row, around)
  if (item === null) return []
  const { startDate: startsAt, timeZone } = item
  const due = staffItemDue({ kind: 'contract', startsAt, timeZone }, around.now)
  return [{ ...item, due, contestedBy: row.words ?? '' }]
}

function toHours(row: StaffItemRow, around: Circumstances): ItemOf<'hours'>[] {
  const item = inMission(row, around)
  const [sider] = personsOf(row)
  if (item === null || sider === undefined) return []
  const { startDate: startsAt, timeZone } = item
  const due = staffItemDue({ kind: 'hours', startsAt, timeZone }, around.now)
  return [{ ...item, due, sider }]
}

function toPayment(row: StaffItemRow, { now }: Circumstances): ItemOf<'payment'>[] {
  const { dueOn, words: referenceNumber, count } = row
  const company = companyOf(row)
  const reason = refusalReasons.find((known) => known === row.reason)
  if (company === null || dueOn === null || referenceNumber === null || reason === undefined) {
    return []
  }
  const due = staffItemDue({ kind: 'payment', dueOn }, now)
  const amount = centsToEuros(cents(count ?? 0))
  return [{ ...careOf(row), due, company, referenceNumber, amount, reason }]
}

function toJob(row: StaffItemRow, { now }: Circumstances): ItemOf<'job'>[] {
  const { words: name, happenedAt: failedAt } = row
  if (name === null || failedAt === null) return []
  const due = staffItemDue({ kind: 'job' }, now)
  return [{ ...careOf(row), due, company: companyOf(row), name, failedAt }]
}

function toSetting(row: StaffItemRow, { now }: Circumstances): ItemOf<'setting'>[] {
  const { happenedAt: createdAt } = row
  const company = companyOf(row)
  const missing = missingSettings(row)
  if (company === null || createdAt === null || missing.length === 0) return []
  const due = staffItemDue({ kind: 'setting' }, now)
  return [{ ...careOf(row), due, company, createdAt, missing }]
}

/** What a new company has to complete, by the rule of the domain, which no statement repeats. */
export function missingSettings({
  settings,
  policy,
}: Pick<StaffItemRow, 'settings' | 'policy'>): CompletionItem[] {
  if (settings === null) return []
  return missingItems(completionOf(settingsFactsOf(settings), policy ?? defaultPolicy))
}
