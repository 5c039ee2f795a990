import type { Feedback, FeedbackType, Opinion } from '@renfort/domain/feedback/feedback.ts'
import type { Instant } from '@renfort/domain/kernel/calendar.ts'
import { sql } from 'kysely'
import type { Queries } from '../platform/database/db.ts'

const columns = [
  'f.id',
  'f.sider_id as siderId',
  'f.mission_id as taskId',
  sql<FeedbackType>`f.type_id`.as('typeId'),
  'f.organisation_id as organisationId',
  'f.manager_id as managerId',
  sql<Opinion>`f.work_again`.as('workAgain'),
  sql<Opinion | null>`f.pro`.as('pro'),
  sql<Opinion | null>`f.perf`.as('perf'),
  'f.comment',
] as const

/** A feedback of the company alone: its group shares opinions, never comments (N-38). */
export async function findFeedback(
  queries: Queries,
  { organisationId, id }: { readonly organisationId: string; readonly id: string },
): Promise<Feedback | undefined> {
  return queries
    .selectFrom('feedbacks as f')
    .select(columns)
    .where('f.id', '=', id)
    .where('f.organisation_id', '=', organisationId)
    .executeTakeFirst()
}

/** What a feedback is about: there is one of each type for a Sider and a mission. */
export interface FeedbackSubject {
  readonly organisationId: string
  readonly siderId: string
  readonly taskId: string
  readonly typeId: FeedbackType
}

/** The feedback of a subject, locked until the end of the transaction. */
export async function lockFeedbackOn(
  queries: Queries,
  { organisationId, siderId, taskId, typeId }: FeedbackSubject,
): Promise<Feedback | undefined> {
  return queries
    .selectFrom('feedbacks as f')
    .select(columns)
    .where('f.organisation_id', '=', organisationId)
    .where('f.sider_id', '=', siderId)
    .where('f.mission_id', '=', taskId)
    .where('f.type_id', '=', typeId)
    .forUpdate()
    .executeTakeFirst()
}

export type FeedbackWords = Pick<Feedback, 'managerId' | 'workAgain' | 'pro' | 'perf' | 'comment'>

/** Adds a feedback; `undefined` where somebody has given one at the same time. */
export async function insertFeedback(
  queries: Queries,
  { organisationId, siderId, taskId, typeId }: FeedbackSubject,
  words: FeedbackWords,
  now: Instant,
): Promise<string | undefined> {
  const inserted = await queries
    .insertInto('feedbacks')
    .values({
      organisation_id: organisationId,
      sider_id: siderId,
      mission_id: taskId,
      type_id: typeId,
      created_at: now,
      ...stored(words),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

export async function updateFeedback(
  queries: Queries,
  id: string,
  words: FeedbackWords,
  now: Instant,
): Promise<void> {
  await queries
    .updateTable('feedbacks')
    .set({ ...stored(words), updated_at: now })
    .where('id', '=', id)
    .execute()
}

function stored({ managerId, workAgain, pro, perf, comment }: FeedbackWords) {
  return { manager_id: managerId, work_again: workAgain, pro, perf, comment }
}
