import type { AnswerWay, SiderAnswer } from '@renfort/domain/hiring/request-answer.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

interface StoredAnswer {
  readonly missionId: string
  readonly siderId: string
  readonly status: SiderAnswer
  readonly through: AnswerWay
  readonly answeredBy: string | null
  readonly answeredAt: Instant
  readonly comment: string | null
}

/** The status before; undefined for a Sider who was not asked, or is hired already. */
export async function storeAnswer(
  queries: Queries,
  { missionId, siderId, status, through, answeredBy, answeredAt, comment }: StoredAnswer,
): Promise<string | undefined> {
  const { rows } = await sql<{ before: string }>`
    update requested_siders r
    set status = ${status}, answered_through = ${through}, answered_at = ${answeredAt}::timestamptz,
      answered_by = ${answeredBy}::uuid, answer_comment = ${comment}
    from requested_siders b
    where r.mission_id = ${missionId}::uuid and r.sider_id = ${siderId}::uuid
      and r.status <> 'hired' and b.mission_id = r.mission_id and b.sider_id = r.sider_id
    returning b.status as before`.execute(queries)
  return rows[0]?.before
}
