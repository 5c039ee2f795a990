import {
  type ChoiceByTopic,
  notificationChoices,
  notificationTopics,
  type NotificationTopic,
  usualChoices,
} from '@renfort/domain/notification/notification-choice.ts'
import type { Queries } from '../platform/database/db.ts'

/** How somebody wants to hear of each topic; what is usual where they have not chosen. */
export async function findChoices(queries: Queries, userId: string): Promise<ChoiceByTopic> {
  const row = await queries
    .selectFrom('notification_choices')
    .select([...notificationTopics])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? usualChoices : toChoices(row)
}

/** The choices of a row, whose texts the database bounds. */
export function toChoices(row: Readonly<Record<NotificationTopic, string>>): ChoiceByTopic {
  const of = (topic: NotificationTopic) =>
    notificationChoices.find((known) => known === row[topic]) ?? usualChoices[topic]
  return {
    siders: of('siders'),
    contracts: of('contracts'),
    hours: of('hours'),
    invoices: of('invoices'),
  }
}

export async function storeChoices(
  queries: Queries,
  userId: string,
  choices: ChoiceByTopic,
): Promise<void> {
  await queries
    .insertInto('notification_choices')
    .values({ user_id: userId, ...choices })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(choices))
    .execute()
}
