import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { TemplateShift } from '@renfort/domain/week-template/week-template.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'

export interface StoredTemplate {
  readonly id: string
  readonly name: string
  readonly shifts: readonly TemplateShift[]
}

interface Job {
  readonly organisationId: string
  readonly jobDescriptionId: string
}

const columns = ['id', 'name', 'shifts'] as const

export async function findTemplates(queries: Queries, job: Job): Promise<StoredTemplate[]> {
  return queries
    .selectFrom('week_templates')
    .select(columns)
    .where('organisation_id', '=', job.organisationId)
    .where('job_description_id', '=', job.jobDescriptionId)
    .orderBy(sql`lower(name)`)
    .execute()
}

/** Stores a template; one of the same name, whatever its case, is replaced. */
export async function putTemplate(
  queries: Queries,
  job: Job,
  template: Omit<StoredTemplate, 'id'>,
  now: Instant,
): Promise<StoredTemplate> {
  const values = { name: template.name, shifts: json(template.shifts), updated_at: now }
  return queries
    .insertInto('week_templates')
    .values({
      ...values,
      organisation_id: job.organisationId,
      job_description_id: job.jobDescriptionId,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`organisation_id, job_description_id, lower(name)`)
        .doUpdateSet(values),
    )
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Removes a template and returns it; `undefined` when the company cannot reach it. */
export async function removeTemplate(
  queries: Queries,
  organisationId: string,
  id: string,
): Promise<StoredTemplate | undefined> {
  return queries
    .deleteFrom('week_templates')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
}
