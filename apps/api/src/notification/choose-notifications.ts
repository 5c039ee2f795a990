import type { notifications } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import {
  type ChoiceByTopic,
  notificationTopics,
} from '@renfort/domain/notification/notification-choice.ts'
import type { Queries } from '../platform/database/db.ts'
import { type CommandCall, type ReadCall, sessionOf } from '../platform/http/route.ts'
import { deleteMailRefusal, isMailRefused } from '../platform/mail/refusal-queries.ts'
import { findChoices, storeChoices } from './choice-queries.ts'

type Choose = typeof notifications.chooseNotifications

export async function readNotificationChoices(call: ReadCall): Promise<Answer<Choose>> {
  return heldChoices(call.queries, sessionOf(call).userId)
}

/** Stores what a user wants to hear of. Choosing the mail again cancels their earlier unsubscription. */
export async function chooseNotifications(
  call: CommandCall,
  { body: after }: Parsed<Choose>,
): Promise<Answer<Choose>> {
  const { queries, transaction } = call
  const { userId } = sessionOf(call)
  const before = await heldChoices(queries, userId)
  if (notificationTopics.every((topic) => before[topic] === after[topic])) {
    transaction.leaveUnchanged()
    return before
  }
  await storeChoices(queries, userId, after)
  if (notificationTopics.some((topic) => after[topic] === 'digest')) {
    const recipient = await emailOf(queries, userId)
    await deleteMailRefusal(queries, { recipient, category: 'digest' })
  }
  await transaction.record({
    action: 'notification.choose',
    entity: 'notification',
    entityId: userId,
    before,
    after,
  })
  return after
}

/** The stored choices; a mail that its recipient has refused by its own link comes never. */
async function heldChoices(queries: Queries, userId: string): Promise<ChoiceByTopic> {
  const choices = await findChoices(queries, userId)
  const recipient = await emailOf(queries, userId)
  if (!(await isMailRefused(queries, { recipient, category: 'digest' }))) return choices
  const held = (choice: ChoiceByTopic['hours']) => (choice === 'digest' ? 'never' : choice)
  return {
    siders: held(choices.siders),
    contracts: held(choices.contracts),
    hours: held(choices.hours),
    invoices: held(choices.invoices),
  }
}

async function emailOf(queries: Queries, userId: string): Promise<string> {
  const { email } = await queries
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return email
}
