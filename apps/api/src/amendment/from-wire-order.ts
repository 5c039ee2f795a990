import type { amendments } from '@renfort/contract'
import type { Parsed } from '@renfort/contract/kernel/endpoint.ts'
import type { AmendmentOrder } from '@renfort/domain/amendment/amendment-order.ts'
import type { TimeZone } from '@renfort/domain/kernel/place-time.ts'
import { epochMinuteOf, type Instant, instantOfMinute } from '@renfort/domain/kernel/calendar.ts'

type Body = Parsed<typeof amendments.makeAmendment>['body']

/** What is wanted of contracts at a place of work, as the rules read it. */
export function fromWireOrder(body: Body, zone: TimeZone): AmendmentOrder {
  switch (body.kind) {
    case 'renewal':
    case 'term':
      return { kind: body.kind, until: body.until }
    case 'end':
      return {
        kind: 'end',
        until: body.until,
        reason: body.reason,
        comment: body.comment || null,
      }
    case 'place':
      return { kind: 'place', locationId: body.locationId.toLowerCase() }
    case 'hours':
      return {
        kind: 'hours',
        shifts: body.shifts.map(({ id, startDate, endDate, breakDuration }) => ({
          id: id.toLowerCase(),
          timeZone: zone,
          startsAt: wholeMinute(startDate),
          endsAt: wholeMinute(endDate),
          breakMinutes: breakDuration,
        })),
      }
  }
}

/** An instant of the wire without its seconds. */
export function wholeMinute(wire: string): Instant {
  return instantOfMinute(epochMinuteOf(wire as Instant))
}
