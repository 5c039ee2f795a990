import type { Stripe } from 'stripe'
import { expect, it } from 'vitest'
import { returnOf } from './stripe-dispute.ts'

const dispute = (status: string, reason = 'debit_not_authorized') =>
  ({ id: 'du_1', object: 'dispute', status, reason, amount: 24_336 }) as Stripe.Dispute

it.each([
  ['needs_response', 'returned'],
  ['under_review', 'returned'],
  ['lost', 'returned'],
  ['won', 'restored'],
])('a contest that is %s: the money is %s', (status, state) => {
  expect(returnOf(dispute(status))).toEqual({
    returnId: 'du_1',
    state,
    reason: 'contested',
    amountCents: 24_336,
  })
})

it.each(['warning_needs_response', 'warning_under_review', 'warning_closed', 'prevented'])(
  'an inquiry that is %s has taken nothing',
  (status) => {
    expect(returnOf(dispute(status))).toBeNull()
  },
)

it.each([
  ['insufficient_funds', 'insufficientFunds'],
  ['incorrect_account_details', 'accountClosed'],
  ['bank_cannot_process', 'declined'],
  ['customer_initiated', 'contested'],
  ['duplicate', 'contested'],
])('%s becomes %s', (reason, told) => {
  expect(returnOf(dispute('lost', reason))?.reason).toBe(told)
})
