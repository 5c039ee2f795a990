import type { EventData } from '@renfort/contract/event.ts'
import type { BusinessEventKind, testEventKind } from '@renfort/domain/event/event-kinds.ts'
import type { Transaction } from '../platform/database/db.ts'
import { eventInsert } from './event-queries.ts'

type WrittenKind = BusinessEventKind | typeof testEventKind

type EventOf<Kind extends WrittenKind> = {
  readonly [K in Kind]: {
    readonly kind: K
    readonly organisationId: string
    /** The id of what it is about; events of one subject are delivered in their order. */
    readonly subject: string
    /** The database adds the company's own number of a Sider. */
    readonly data: Omit<EventData<K>, 'siderNumber'>
  }
}[Kind]

/** A fact as it is written. */
export type NewEvent = EventOf<WrittenKind>

/** What a transaction gives to whoever writes an event. */
export type EventWriting = Pick<Transaction, 'write' | 'now' | 'actsFor' | 'announce'>

/**
 * Writes what happened, in the transaction of the fact. It costs no round trip: the statement
 * travels with the next one, or with the commit. Where the company has webhooks, their delivery wakes;
 * after the commit, so do the screens of its people.
 */
export function writeEvents(
  { write, now, actsFor, announce }: EventWriting,
  events: readonly NewEvent[],
): void {
  if (events.length === 0) return
  write(
    eventInsert(
      events.map(({ organisationId, ...event }) => ({
        organisation_id: organisationId,
        at: now,
        caused_by: actsFor,
        ...event,
      })),
    ),
  )
  for (const { organisationId } of events) announce(organisationId)
}
