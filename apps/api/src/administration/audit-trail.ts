import type { audit } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/endpoint.ts'
import { auditedDifference, type AuditedValue } from '@renfort/domain/audit/audited-changes.ts'
import { auditedFields } from '@renfort/domain/audit/audited-fields.ts'
import {
  addDays,
  type Instant,
  type IsoDate,
  instantOf,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'
import type { ReadCall } from '../platform/route.ts'
import {
  type AuditFilter,
  type AuditRow,
  findAuditRows,
  findAuditSubjects,
  findOrganisations,
  findPeople,
} from './audit-queries.ts'
import { type SubjectOf, subjectsOf } from './audit-subjects.ts'

type Trail = typeof audit.listAuditTrail
type Entry = Answer<Trail>['entries'][number]
type Person = NonNullable<Entry['actor']>

interface Names {
  readonly people: ReadonlyMap<string, Person>
  readonly organisations: ReadonlyMap<string, { id: string; name: string }>
  readonly subjectOf: SubjectOf
}

export async function listAuditTrail(
  call: ReadCall,
  { query }: Parsed<Trail>,
): Promise<Answer<Trail>> {
  const { queries, locale } = call
  const found = await findAuditRows(queries, { ...filterOf(query), limit: query.limit + 1 })
  const rows = found.slice(0, query.limit)
  const differences = rows.map((row) => ({
    row,
    ...auditedDifference(row.before, row.after),
  }))
  const peopleIds = [
    query.userId,
    ...rows.flatMap((row) => [row.actorId, row.onBehalfOfId]),
    ...rows.filter(({ entity }) => entity === 'user').map(({ entityId }) => entityId),
    ...differences.flatMap(({ changes }) =>
      changes
        .filter(({ field }) => auditedFields[field] === 'person')
        .flatMap(({ before, after }) => [before, after]),
    ),
  ]
  const people = byId(await findPeople(queries, textsOf(peopleIds)))
  const organisationIds = [query.organisationId, ...rows.map((row) => row.organisationId)]
  const organisations = byId(await findOrganisations(queries, textsOf(organisationIds)))
  const subjectOf = await subjectsOf(queries, rows, people, locale)
  const names = { people, organisations, subjectOf }
  return {
    entries: differences.map(({ row, changes, others }) => ({
      ...entryOf(row, names),
      changes: changes.map((change) => ({
        field: change.field,
        before: named(change.field, change.before, people),
        after: named(change.field, change.after, people),
      })),
      others: [...others],
    })),
    next: found.length > rows.length ? cursorOf(rows.at(-1)) : null,
    organisation: organisations.get(query.organisationId ?? '') ?? null,
    user: people.get(query.userId ?? '') ?? null,
  }
}

const shortestTerm = 2

export async function searchAuditSubjects(
  call: ReadCall,
  { query: { q } }: Parsed<typeof audit.searchAuditSubjects>,
): Promise<Answer<typeof audit.searchAuditSubjects>> {
  return q.length < shortestTerm
    ? { organisations: [], people: [] }
    : findAuditSubjects(call.queries, q)
}

function filterOf({
  organisationId,
  userId,
  kind,
  day,
  after,
}: Parsed<Trail>['query']): Omit<AuditFilter, 'limit'> {
  const [at, id] = after?.split('_') ?? []
  return {
    organisationId,
    userId,
    kind,
    period: day === undefined ? undefined : dayOfParis(day as IsoDate),
    after: at === undefined ? undefined : { at: at as Instant, id: Number(id) },
  }
}

/** From midnight to midnight on a Paris clock: 23 or 25 hours when it changes. */
function dayOfParis(day: IsoDate): { from: Instant; to: Instant } {
  const midnight = localTime('00:00')
  return { from: instantOf(day, midnight), to: instantOf(addDays(day, 1), midnight) }
}

function entryOf(row: AuditRow, { people, organisations, subjectOf }: Names) {
  return {
    id: row.id,
    at: row.at,
    actor: people.get(row.actorId ?? '') ?? null,
    onBehalfOf: people.get(row.onBehalfOfId ?? '') ?? null,
    organisation: organisations.get(row.organisationId ?? '') ?? null,
    action: row.action,
    subject: subjectOf(row),
  }
}

/** A person is told by name. */
function named(
  field: keyof typeof auditedFields,
  value: AuditedValue,
  people: ReadonlyMap<string, Person>,
): AuditedValue {
  if (auditedFields[field] !== 'person' || typeof value !== 'string') return value
  return people.get(value)?.name ?? null
}

function cursorOf(row: AuditRow | undefined): string | null {
  return row === undefined ? null : `${row.at}_${row.id}`
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function textsOf(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string')
}
