import type { audit } from '@renfort/contract'
import type { Answer } from '@renfort/contract/kernel/endpoint.ts'
import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { auditedDifference, type AuditedValue } from '@renfort/domain/audit/audited-changes.ts'
import { auditedFields } from '@renfort/domain/audit/audited-fields.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'
import { type AuditRow, findKeys, findOrganisations, findPeople } from './audit-queries.ts'
import { type SubjectOf, subjectsOf } from './audit-subjects.ts'

export type TrailEntry = Answer<typeof audit.listAuditTrail>['entries'][number]
type Person = NonNullable<TrailEntry['actor']>

interface Names {
  readonly people: ReadonlyMap<string, Person>
  readonly organisations: ReadonlyMap<string, { id: string; name: string }>
  readonly keys: ReadonlyMap<string, { id: string; name: string }>
  readonly subjectOf: SubjectOf
}

interface Asked {
  readonly locale: Locale
  /** Further users whose names are needed. */
  readonly userIds?: readonly unknown[]
  readonly organisationIds?: readonly unknown[]
}

/**
 * Turns rows of the trail into entries, with the names of people, companies and subjects, and the
 * changed values.
 */
export async function trailEntries(
  queries: Queries,
  rows: readonly AuditRow[],
  { locale, userIds = [], organisationIds = [] }: Asked,
) {
  const differences = rows.map((row) => ({
    row,
    ...auditedDifference(row.before, row.after),
  }))
  const peopleIds = [
    ...userIds,
    ...rows.flatMap((row) => [row.actorId, row.onBehalfOfId]),
    ...rows.filter(({ entity }) => entity === 'user').map(({ entityId }) => entityId),
    ...differences.flatMap(({ changes }) =>
      changes
        .filter(({ field }) => auditedFields[field] === 'person')
        .flatMap(({ before, after }) => [before, after]),
    ),
  ]
  const people = byId(await findPeople(queries, textsOf(peopleIds)))
  const companyIds = [...organisationIds, ...rows.map((row) => row.organisationId)]
  const organisations = byId(await findOrganisations(queries, textsOf(companyIds)))
  const keyIds = textsOf(rows.map((row) => row.keyId))
  const keys = byId(keyIds.length === 0 ? [] : await findKeys(queries, keyIds))
  const subjectOf = await subjectsOf(queries, rows, people, locale)
  const names = { people, organisations, keys, subjectOf }
  const entries = differences.map(({ row, changes, others }) => ({
    ...entryOf(row, names),
    changes: changes.map((change) => ({
      field: change.field,
      before: named(change.field, change.before, people),
      after: named(change.field, change.after, people),
    })),
    others: [...others],
  }))
  return { entries, people, organisations }
}

function entryOf(row: AuditRow, { people, organisations, keys, subjectOf }: Names) {
  return {
    id: row.id,
    at: row.at,
    actor: people.get(row.actorId ?? '') ?? null,
    key: keys.get(row.keyId ?? '') ?? null,
    onBehalfOf: people.get(row.onBehalfOfId ?? '') ?? null,
    organisation: organisations.get(row.organisationId ?? '') ?? null,
    action: row.action,
    subject: subjectOf(row),
  }
}

/** Replaces the id of a person by their name. */
function named(
  field: keyof typeof auditedFields,
  value: AuditedValue,
  people: ReadonlyMap<string, Person>,
): AuditedValue {
  if (auditedFields[field] !== 'person' || typeof value !== 'string') return value
  return people.get(value)?.name ?? null
}

/** The cursor of the next page; `null` when no row was found beyond this one. */
export function nextCursor(found: readonly AuditRow[], limit: number): string | null {
  const last = found[limit - 1]
  return found.length > limit && last !== undefined ? `${last.at}_${last.id}` : null
}

/** The row after which a page begins. */
export function placeOf(cursor: string | undefined): { at: Instant; id: number } | undefined {
  const [at, id] = cursor?.split('_') ?? []
  return at === undefined ? undefined : { at: at as Instant, id: Number(id) }
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}

function textsOf(values: readonly unknown[]): string[] {
  return values.filter((value): value is string => typeof value === 'string')
}
