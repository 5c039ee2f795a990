import type { Locale } from '@renfort/contract/kernel/fields.ts'
import { labelOf } from '../catalogue/catalogue.ts'
import type { Queries } from '../platform/database/db.ts'
import {
  type AuditRow,
  findApplicantSubjects,
  findJobSubjects,
  findLocationSubjects,
  findMissionSubjects,
  findOrganisations,
  findSiderSubjects,
} from './audit-queries.ts'

/** Gives the name of the subject of a row; `null` for a subject without a name. */
export type SubjectOf = (row: AuditRow) => string | null

interface Named {
  readonly name?: unknown
  readonly title?: unknown
  readonly domain?: unknown
  readonly suffix?: unknown
  readonly jobTitleId?: unknown
  readonly uniqueIdentifier?: unknown
  readonly firstName?: unknown
  readonly lastName?: unknown
  readonly email?: unknown
}

/**
 * Reads the names of the subjects of some rows; a deleted subject has the name that its rows hold.
 */
export async function subjectsOf(
  queries: Queries,
  rows: readonly AuditRow[],
  people: ReadonlyMap<string, { readonly name: string }>,
  locale: Locale,
): Promise<SubjectOf> {
  const idsOf = (entity: string) => [
    ...new Set(rows.filter((row) => row.entity === entity).map((row) => row.entityId)),
  ]
  const known = new Map<string, Named>()
  const learn = async (
    entity: string,
    find: (
      queries: Queries,
      ids: readonly string[],
    ) => Promise<readonly (Named & { id: string })[]>,
  ) => {
    const ids = idsOf(entity)
    if (ids.length === 0) return
    for (const found of await find(queries, ids)) known.set(found.id, found)
  }
  await learn('mission', findMissionSubjects)
  await learn('applicant', findApplicantSubjects)
  await learn('sider', findSiderSubjects)
  await learn('jobDescription', findJobSubjects)
  await learn('location', findLocationSubjects)
  await learn('organisation', findOrganisations)
  return (row) => {
    const remembered = (row.after ?? row.before ?? {}) as Named
    return people.get(row.entityId)?.name ?? nameOf(known.get(row.entityId) ?? remembered, locale)
  }
}

function nameOf(named: Named, locale: Locale): string | null {
  const title = textOf(named.jobTitleId)
  const job = title === null ? null : labelOf('jobTitle', title, locale)
  const own =
    textOf(named.name) ??
    textOf(named.title) ??
    textOf(named.domain) ??
    joined(' ', job, textOf(named.suffix)) ??
    joined(' ', textOf(named.firstName), textOf(named.lastName)) ??
    textOf(named.email)
  return joined(' · ', own, textOf(named.uniqueIdentifier))
}

function joined(separator: string, ...parts: readonly (string | null)[]): string | null {
  const said = parts.filter((part) => part !== null)
  return said.length === 0 ? null : said.join(separator)
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
