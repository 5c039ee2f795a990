import type { notifications } from '@renfort/contract'
import type { Answer, Parsed } from '@renfort/contract/kernel/endpoint.ts'
import { missionDisplayName } from '@renfort/domain/mission/mission.ts'
import { ringsAtOnce } from '@renfort/domain/notification/notification-choice.ts'
import {
  notificationKinds,
  notificationLimits,
  notificationSight,
  toldInPlaceOf,
} from '@renfort/domain/notification/notification-kind.ts'
import { namedTitle } from '../catalogue/to-job-fields.ts'
import { numberEvents } from '../event/event-queries.ts'
import { instantAfter } from '../platform/clock.ts'
import { organisationOf, type ReadCall, sessionOf } from '../platform/http/route.ts'
import type { Session } from '../platform/http/session.ts'
import { findChoices } from './choice-queries.ts'
import {
  findNotifications,
  findUnread,
  type NotificationRow,
  type Reader,
} from './notification-queries.ts'

type List = typeof notifications.listNotifications
type Count = typeof notifications.countUnread

const dayMs = 86_400_000

/** Somebody as a reader, by the rights and choices that they have now. */
export async function readerOf(
  session: Session,
  organisationId: string,
  { queries, services: { clock } }: Pick<ReadCall, 'queries' | 'services'>,
): Promise<Reader> {
  const userId = session.effectiveUserId
  const choices = await findChoices(queries, userId)
  return {
    organisationId,
    userId,
    sight: notificationSight(session.actor),
    absentIds: session.standsInFor.map((absent) => absent.userId),
    ringing: notificationKinds.filter((kind) => ringsAtOnce(choices, kind)),
    unreadSince: instantAfter(clock.now(), -notificationLimits.unreadDays * dayMs),
  }
}

export async function callingReader(call: ReadCall): Promise<Reader> {
  return readerOf(sessionOf(call), organisationOf(call), call)
}

/** The newest facts get their places first, as for any reader of events. */
export async function listNotifications(
  call: ReadCall,
  { query }: Parsed<List>,
): Promise<Answer<List>> {
  const { before = null, limit } = query
  const reader = await callingReader(call)
  if (before === null) await numberEvents(call.queries, reader.organisationId)
  const rows = await findNotifications(call.queries, reader, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    notifications: shown.map((row) => toNotification(row, call)),
    next: rows.length > limit ? (shown.at(-1)?.sequence ?? null) : null,
  }
}

export async function countUnread(call: ReadCall): Promise<Answer<Count>> {
  const reader = await callingReader(call)
  await numberEvents(call.queries, reader.organisationId)
  return findUnread(call.queries, reader)
}

function toNotification(
  {
    data,
    missionId,
    missionName,
    jobTitleId,
    managerId,
    createdBy,
    firstName,
    lastName,
    ...row
  }: NotificationRow,
  call: ReadCall,
): Answer<List>['notifications'][number] {
  const text = (name: string) => {
    const value = data[name]
    return typeof value === 'string' ? value : null
  }
  const { effectiveUserId: userId, actor, standsInFor } = sessionOf(call)
  const absentId =
    missionId === null
      ? null
      : toldInPlaceOf(actor, row.kind, { userId, owners: { managerId, createdBy } })
  const absent = standsInFor.find((one) => one.userId === absentId)
  const [invoiceId, referenceNumber] = [text('invoiceId'), text('referenceNumber')]
  return {
    ...row,
    inPlaceOf:
      absent === undefined ? null : { firstName: absent.firstName, lastName: absent.lastName },
    mission:
      missionId === null
        ? null
        : {
            taskId: missionId,
            taskName: missionDisplayName(
              namedTitle(jobTitleId ?? '', call.locale).name,
              missionName,
            ),
          },
    sider: lastName === null ? null : { firstName: firstName ?? '', lastName },
    documentId: text('documentId'),
    invoice: invoiceId === null || referenceNumber === null ? null : { invoiceId, referenceNumber },
  }
}
