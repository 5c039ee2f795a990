import type { staffDay } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { issue } from '@renfort/domain/kernel/issue.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import {
  type Care,
  carelessChange,
  changedCare,
  isSameCare,
  snoozeIssues,
} from '@renfort/domain/staff-day/care.ts'
import type { Queries } from '../platform/database/db.ts'
import { staffItemKinds } from '@renfort/domain/staff-day/staff-item.ts'
import { invalidInput, notFound, refuse } from '../platform/http/refusal.ts'
import { type CommandCall, sessionOf } from '../platform/http/route.ts'
import { missingSettings } from './read-staff-day.ts'
import {
  findChanger,
  findColleague,
  type Person,
  findStaffItem,
  lockStaffItem,
  saveCare,
} from './staff-item-queries.ts'

type Change = typeof staffDay.changeStaffItem

/**
 * Changes what people added to an item. What a colleague changed since it was seen stays: the
 * caller is told, and decides again.
 */
export async function changeStaffItem(
  { queries, transaction, ...call }: CommandCall,
  { params, body: { version, ...wanted } }: Parsed<Change>,
): Promise<Answer<Change>> {
  const { now } = transaction
  const kind = staffItemKinds.find((known) => known === params.kind)
  if (kind === undefined) throw notFound()
  const item = { kind, subject: params.subject }
  await lockStaffItem(queries, item)
  const stored = await findStaffItem(queries, { ...item, now })
  const isSettled =
    item.kind === 'setting' && stored !== undefined && missingSettings(stored).length === 0
  if (stored === undefined || isSettled) throw notFound()
  const { assignee, note, snoozedUntil } = stored
  const before = { assigneeId: assignee?.id ?? null, note, snoozedUntil }
  const change = { ...wanted, snoozedUntil: asInstant(wanted.snoozedUntil) }
  const after = changedCare(before, change)
  if (isSameCare(before, after)) {
    transaction.leaveUnchanged()
    return { assignee, note, snoozedUntil, version: stored.version }
  }
  const { userId } = sessionOf(call)
  const careless = carelessChange(
    { ...before, version: stored.version },
    { version, change, userId },
  )
  if (careless !== null) {
    const isTaken = careless === 'taken'
    const who = isTaken ? assignee : await findChanger(queries, item)
    const name = who ? fullName(who) : ''
    throw refuse(isTaken ? 'errors.staff_item.taken' : 'errors.staff_item.changed', { name })
  }
  const colleague = after.assigneeId === assignee?.id ? assignee : await colleagueOf(queries, after)
  const problems = change.snoozedUntil ? snoozeIssues(change.snoozedUntil, now) : []
  if (problems.length > 0) throw invalidInput(problems)
  const next = stored.version + 1
  await saveCare(queries, item, {
    care: after,
    version: next,
    changedBy: userId,
    now,
  })
  await transaction.record({
    action: 'staffDay.change',
    entity: 'staffItem',
    entityId: `${item.kind} ${item.subject}`,
    before: trailOf(before, assignee),
    after: trailOf(after, colleague),
  })
  return { assignee: colleague, note: after.note, snoozedUntil: after.snoozedUntil, version: next }
}

function asInstant(text: string | null | undefined): Instant | null | undefined {
  return typeof text === 'string' ? instant(text) : text
}

/** Who takes an item: one of the internal staff, or nobody. */
async function colleagueOf(
  queries: Queries,
  { assigneeId }: Pick<Care, 'assigneeId'>,
): Promise<Person | null> {
  if (assigneeId === null) return null
  const found = await findColleague(queries, assigneeId)
  if (found === undefined)
    throw invalidInput([issue(['assigneeId'], 'errors.field.unknown_choice')])
  return found
}

function trailOf({ note, snoozedUntil }: Care, assignee: Person | null) {
  return { assignee: assignee === null ? null : fullName(assignee), note, snoozedUntil }
}
