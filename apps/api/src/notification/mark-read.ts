import type { notifications } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { CommandCall } from '../platform/http/route.ts'
import { callingReader } from './list-notifications.ts'
import { findUnread, findUnreadUpTo, insertRead, moveMark } from './notification-queries.ts'

type MarkRead = typeof notifications.markRead

/** Another tab may have read it before: then nothing changes, and both show the same. */
export async function markRead(
  call: CommandCall,
  { body: { sequence, andOlder } }: Parsed<MarkRead>,
): Promise<Answer<MarkRead>> {
  const { queries, transaction } = call
  const reader = await callingReader(call)
  const eventId = await findUnreadUpTo(queries, reader, { sequence, andOlder })
  if (eventId === undefined) {
    transaction.leaveUnchanged()
    return findUnread(queries, reader)
  }
  if (andOlder) await moveMark(queries, reader, sequence)
  else await insertRead(queries, reader, eventId)
  await transaction.record({
    action: 'notification.read',
    entity: 'notification',
    entityId: eventId,
    before: null,
    after: { andOlder },
  })
  transaction.announce(reader.organisationId)
  return findUnread(queries, reader)
}
