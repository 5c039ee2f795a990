import type { InvoiceStatus } from '@renfort/domain/invoice/life-cycle/life-cycle.ts'
import type {
  ReferencedInvoice,
  StatusFacts,
} from '@renfort/domain/invoice/life-cycle/status-message.ts'
import {
  compareInstants,
  daysBetween,
  type Instant,
  type IsoDate,
  instantInParis,
  instantOfMinute,
  dateInParis,
  epochMinuteOf,
  localTime,
} from '@renfort/domain/kernel/calendar.ts'

interface Played {
  readonly status: InvoiceStatus
  readonly afterMinutes: number
  readonly reason?: StatusFacts['reason']
}

const way: readonly Played[] = [
  { status: 'deposited', afterMinutes: 0 },
  { status: 'received', afterMinutes: 2 },
  { status: 'available', afterMinutes: 3 },
]
const takenInCharge: Played = { status: 'takenInCharge', afterMinutes: 10 }

const stories = {
  approved: [...way, takenInCharge, { status: 'approved', afterMinutes: 60 }],
  disputed: [
    ...way,
    takenInCharge,
    {
      status: 'disputed',
      afterMinutes: 20,
      reason: {
        code: 'QTE_ERR',
        words: 'Les heures du vendredi ne sont pas celles de notre relevé.',
      },
    },
  ],
  refused: [
    ...way,
    {
      status: 'refused',
      afterMinutes: 20,
      reason: { code: 'CMD_ERR', words: 'Le numéro de commande n’est pas le nôtre.' },
    },
  ],
} as const satisfies Record<string, readonly Played[]>

/** One invoice in this many is disputed or refused, by its position in the series. */
const oneIn = 8
const disputedPlace = 3
const refusedPlace = 0
/** Older invoices count as approved and paid, so that the past of a demo is settled. */
const agreedAfterDays = 28

function storyOf(
  { type, referenceNumber, issuedOn }: ReferencedInvoice,
  sentOn: IsoDate,
): readonly Played[] {
  const place = Number(/\d+$/.exec(referenceNumber)?.[0] ?? 0) % oneIn
  const isAgreed = type === 'creditNote' || daysBetween(issuedOn, sentOn) > agreedAfterDays
  if (isAgreed) return stories.approved
  if (place === disputedPlace) return stories.disputed
  return place === refusedPlace ? stories.refused : stories.approved
}

/** A status that the stand-in plays, and when it can be read: never before the invoice was sent. */
export interface PlayedStatus extends StatusFacts {
  readonly readableAt: Instant
}

/**
 * The statuses of an invoice at the stand-in; they do not depend on when it is asked. A demo sends
 * all its past invoices on its first day, so their statuses are dated from the evening of their
 * issue.
 */
export function playedStatuses(about: ReferencedInvoice, sentAt: Instant): readonly PlayedStatus[] {
  const sentOn = dateInParis(sentAt)
  const { issuedOn } = about
  const since = issuedOn < sentOn ? instantInParis(issuedOn, localTime('18:00')) : sentAt
  return storyOf(about, sentOn).map(({ status, afterMinutes, reason = null }) => {
    const at = afterMinutes === 0 ? since : instantOfMinute(epochMinuteOf(since) + afterMinutes)
    const readableAt = compareInstants(at, sentAt) < 0 ? sentAt : at
    return { status, at, reason, paidIn: null, readableAt }
  })
}
