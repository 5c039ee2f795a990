import { expect, it } from 'vitest'
import { type UntransmittedReason, untransmittedReasons } from './life-cycle.ts'
import { retransmissionRefusal } from './retransmission.ts'

it.each<[boolean, UntransmittedReason | null, string]>([
  [true, null, 'errors.invoice.already_transmitted'],
  [false, null, 'errors.invoice.being_transmitted'],
])('an invoice that is sent (%s) or on its way is not sent again', (isSent, untransmitted, key) => {
  expect(retransmissionRefusal({ isSent, untransmitted })).toEqual({ key })
})

it.each(untransmittedReasons)('one that is not at the platform is: %s', (untransmitted) => {
  expect(retransmissionRefusal({ isSent: false, untransmitted })).toBeNull()
})
