import { openingEnd } from '@renfort/domain/inbox/inbox-order.ts'
import type { Instant, IsoDate } from '@renfort/domain/kernel/calendar.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import type { RemunerationPolicy } from '@renfort/domain/remuneration/policy.ts'
import type { Care } from '@renfort/domain/staff-day/care.ts'
import {
  mostStaffItems,
  type StaffItemKind,
  staffItemKinds,
  type StaffView,
} from '@renfort/domain/staff-day/staff-item.ts'
import { CompiledQuery, sql } from 'kysely'
import type { SettingsRow } from '../organisation/settings-queries.ts'
import type { Queries } from '../platform/database/db.ts'
import { factTexts } from './fact-text-queries.ts'

export interface Person {
  readonly id: string
  readonly firstName: string
  readonly lastName: string
}

/** What people added to an item; empty columns where nobody did. */
interface CareRow {
  readonly assignee: Person | null
  readonly note: string | null
  readonly snoozedUntil: Instant | null
  readonly version: number
}

/** A fact with what people added to it; columns that its kind does not use are empty. */
export interface StaffItemRow extends CareRow {
  readonly kind: StaffItemKind
  readonly subject: string
  readonly companyId: string | null
  readonly companyName: string | null
  readonly missionId: string | null
  readonly missionName: string | null
  readonly jobTitleId: string | null
  readonly startsAt: Instant | null
  readonly timeZone: TimeZone | null
  readonly dueOn: IsoDate | null
  readonly happenedAt: Instant | null
  readonly count: number | null
  readonly words: string | null
  readonly reason: string | null
  readonly siders: Person | readonly Person[] | null
  readonly settings: SettingsRow | null
  readonly policy: RemunerationPolicy | null
}

/** An account that was taken off internal staff keeps no item. */
const itsCare = `
  left join staff_items i on i.kind = f.kind and i.subject = f.subject
  left join users u on u.id = i.assignee_id and u.is_insider`

const care = `
  case when u.id is not null then
    jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)
  end as assignee, i.note, i.snoozed_until as "snoozedUntil", coalesce(i.version, 0) as version`

const isAwake = `(i.snoozed_until is null or i.snoozed_until <= $1::timestamptz)`

const views: Readonly<Record<StaffView, string>> = {
  all: isAwake,
  mine: `${isAwake} and u.id = $3::uuid`,
  nobody: `${isAwake} and u.id is null`,
  snoozed: 'i.snoozed_until > $1::timestamptz',
}

function itemsText(kind: StaffItemKind, facts: string, condition: string): string {
  return `
    select f.*, ${care}
    from (select '${kind}' as kind, facts.* from (${facts}) facts) f ${itsCare}
    where ${condition}
    order by f."startsAt", f."dueOn", f."happenedAt", f.subject limit ${mostStaffItems}`
}

interface DayRequest {
  readonly view: StaffView
  /** The caller, whose own items are one of the views. */
  readonly userId: string
  readonly now: Instant
}

const texts = new Map<StaffView, string>()

/** What there is to do in all companies, in one statement. */
export async function findStaffItems(
  queries: Queries,
  { view, userId, now }: DayRequest,
): Promise<readonly StaffItemRow[]> {
  const text = texts.get(view) ?? dayText(queries, view)
  texts.set(view, text)
  const { rows } = await queries.executeQuery<StaffItemRow>(
    CompiledQuery.raw(text, [now, openingEnd(now), userId]),
  )
  return rows
}

function dayText(queries: Queries, view: StaffView): string {
  const facts = factTexts(queries)
  const parts = staffItemKinds.map((kind) => `(${itemsText(kind, facts[kind], views[view])})`)
  // Each view has the same parameters; this part gives every one of them its type.
  const none = `where $1::timestamptz is not null and $2::timestamptz is not null and $3::uuid is not null`
  return `select * from (${parts.join(' union all ')}) items ${none}`
}

/** One item, whoever takes it; nothing once it is settled. */
export async function findStaffItem(
  queries: Queries,
  {
    kind,
    subject,
    now,
  }: { readonly kind: StaffItemKind; readonly subject: string; readonly now: Instant },
): Promise<StaffItemRow | undefined> {
  const text = itemsText(
    kind,
    factTexts(queries)[kind],
    `f.subject = $3::uuid and $2::timestamptz > $1::timestamptz`,
  )
  const { rows } = await queries.executeQuery<StaffItemRow>(
    CompiledQuery.raw(text, [now, openingEnd(now), subject]),
  )
  return rows[0]
}

/** Of two changes of an item at the same time, the second waits for the first. */
export async function lockStaffItem(
  queries: Queries,
  { kind, subject }: { readonly kind: StaffItemKind; readonly subject: string },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`staff_items ${kind} ${subject}`}))`.execute(
    queries,
  )
}

export async function saveCare(
  queries: Queries,
  item: { readonly kind: StaffItemKind; readonly subject: string },
  {
    care: { assigneeId, note, snoozedUntil },
    version,
    changedBy,
    now,
  }: {
    readonly care: Care
    readonly version: number
    readonly changedBy: string
    readonly now: Instant
  },
): Promise<void> {
  const values = {
    assignee_id: assigneeId,
    note,
    snoozed_until: snoozedUntil,
    version,
    changed_by: changedBy,
    changed_at: now,
  }
  await queries
    .insertInto('staff_items')
    .values({ ...item, ...values })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(values))
    .execute()
}

/** Who changed an item last. */
export async function findChanger(
  queries: Queries,
  { kind, subject }: { readonly kind: StaffItemKind; readonly subject: string },
): Promise<Person | undefined> {
  return queries
    .selectFrom('staff_items as i')
    .innerJoin('users as u', 'u.id', 'i.changed_by')
    .select(['u.id', 'u.first_name as firstName', 'u.last_name as lastName'])
    .where('i.kind', '=', kind)
    .where('i.subject', '=', subject)
    .executeTakeFirst()
}

function colleagues(queries: Queries) {
  return (
    queries
      .selectFrom('users')
      .select(['id', 'first_name as firstName', 'last_name as lastName'])
      // Written out: the index of internal staff serves no other form.
      .where(sql<boolean>`is_insider`)
      .where('validated_at', 'is not', null)
  )
}

/** Internal staff by name. */
export async function findColleagues(queries: Queries): Promise<readonly Person[]> {
  return colleagues(queries)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function findColleague(queries: Queries, id: string): Promise<Person | undefined> {
  return colleagues(queries).where('id', '=', id).executeTakeFirst()
}
