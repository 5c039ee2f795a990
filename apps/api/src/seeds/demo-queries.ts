import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import type { Queries } from '../platform/database/db.ts'
import { json } from '../platform/database/json-columns.ts'
import { instantAfter } from '../platform/clock.ts'
import { demoSiders } from './people/siders.ts'

const day = 86_400_000

export async function countUsers(queries: Queries): Promise<number> {
  const row = await queries
    .selectFrom('users')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

export async function hasDemoInsider(queries: Queries, email: string): Promise<boolean> {
  const row = await queries
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return row !== undefined
}

/** Names the Siders whom no company of the demo knows at first. */
export const withoutCompany = 'none'

/** Writes the sixty Siders, the companies that know them and their feedback; answers their ids by company. */
export async function insertDemoSiders(
  queries: Queries,
  companyIds: ReadonlyMap<string, string>,
  { began, now }: { readonly began: Instant; readonly now: Instant },
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await queries
    .insertInto('siders')
    .values(
      demoSiders.map((sider) => ({
        first_name: sider.firstName,
        last_name: sider.lastName,
        phone_number: sider.phoneNumber,
        email: sider.email,
        job_title_ids: json(sider.jobTitleIds),
        licence_ids: json(sider.licenceIds),
        language_ids: json(sider.languageIds),
        experiences: json(sider.experiences),
        educations: json(sider.educations),
        lat: sider.home?.lat ?? null,
        lng: sider.home?.lng ?? null,
        city: sider.home?.city ?? null,
        created_at: began,
      })),
    )
    .returning(['id', 'phone_number'])
    .execute()
  const ids = new Map(rows.map((row) => [row.phone_number, row.id]))
  const known = demoSiders.flatMap((sider) => {
    const siderId = ids.get(sider.phoneNumber)
    const organisationId = sider.company === null ? undefined : companyIds.get(sider.company)
    return siderId === undefined || organisationId === undefined
      ? []
      : [{ sider, siderId, organisationId }]
  })
  await queries
    .insertInto('sider_organisations')
    .values(
      known.map(({ siderId, organisationId }) => ({
        sider_id: siderId,
        organisation_id: organisationId,
        since: began,
        hired_at: began,
      })),
    )
    .execute()
  await insertFeedbacks(queries, companyIds, ids, now)
  const byCompany = Map.groupBy(demoSiders, ({ company }) => company ?? withoutCompany)
  return new Map(
    [...byCompany].map(([company, members]) => [
      company,
      members.flatMap(({ phoneNumber }) => ids.get(phoneNumber) ?? []),
    ]),
  )
}

async function insertFeedbacks(
  queries: Queries,
  companyIds: ReadonlyMap<string, string>,
  siderIds: ReadonlyMap<string, string>,
  now: Instant,
): Promise<void> {
  const values = demoSiders.flatMap((sider) =>
    sider.feedbacks.flatMap((feedback) => {
      const organisationId = companyIds.get(feedback.company)
      const siderId = siderIds.get(sider.phoneNumber)
      if (organisationId === undefined || siderId === undefined) return []
      return {
        organisation_id: organisationId,
        sider_id: siderId,
        type_id: feedback.typeId,
        work_again: feedback.workAgain,
        pro: feedback.pro,
        perf: feedback.perf,
        comment: feedback.comment,
        created_at: instantAfter(now, -feedback.daysAgo * day),
      }
    }),
  )
  if (values.length > 0) await queries.insertInto('feedbacks').values(values).execute()
}
