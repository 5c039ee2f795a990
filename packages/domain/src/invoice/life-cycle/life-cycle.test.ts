import { describe, expect, it } from 'vitest'
import { instant } from '../../kernel/calendar.ts'
import { machineProblems } from '../../testing/machine-problems.ts'
import { companyAnswers, disputeReasons } from './company-answers.ts'
import { lifeCycleMachine } from './life-cycle-transitions.ts'
import {
  byTime,
  concernOf,
  currentStatus,
  type InvoiceStatus,
  invoiceStatuses,
  lifeCycle,
  type SaidStatus,
  statusOf,
  statusReasons,
} from './life-cycle.ts'

const said = (status: InvoiceStatus, time: string, amountCents?: number): SaidStatus => ({
  status,
  at: instant(`2026-12-15T${time}:00Z`),
  ...(amountCents !== undefined && { amountCents }),
})

describe('the statuses of an invoice (ENT-20, French reform)', () => {
  it('have the codes 200 to 213, who says them, which end it and which need a reason', () => {
    const table = invoiceStatuses.map((status) => {
      const { code, by, isFinal, needsReason } = lifeCycle[status]
      return `${code} ${status} ${by}${isFinal ? ' final' : ''}${needsReason ? ' reason' : ''}`
    })
    expect(table).toEqual([
      '200 deposited sellerPlatform',
      '201 passedOn sellerPlatform',
      '202 received buyerPlatform',
      '203 available buyerPlatform',
      '204 takenInCharge buyer',
      '205 approved buyer',
      '206 partlyApproved buyer reason',
      '207 disputed buyer reason',
      '208 suspended buyer reason',
      '209 completed seller',
      '210 refused buyer final reason',
      '211 paymentSent buyer',
      '212 paidIn seller',
      '213 rejected sellerPlatform final reason',
    ])
  })

  it('are found by their code, and no other code is one', () => {
    expect(invoiceStatuses.map((status) => statusOf(lifeCycle[status].code))).toEqual(
      invoiceStatuses,
    )
    expect([199, 214, 221, 501, Number.NaN].map(statusOf)).toEqual([null, null, null, null, null])
  })

  it('that need a reason have some, each once and each known', () => {
    for (const status of invoiceStatuses) {
      const { reasons, needsReason } = lifeCycle[status]
      expect(!needsReason || reasons.length > 0, status).toBe(true)
      expect(new Set(reasons).size, status).toBe(reasons.length)
      expect(statusReasons).toEqual(expect.arrayContaining([...reasons]))
    }
  })
})

describe('the status that holds', () => {
  it.each<[string, SaidStatus[], InvoiceStatus | null]>([
    ['none before the first', [], null],
    ['the latest', [said('approved', '10:00'), said('takenInCharge', '09:00')], 'approved'],
    [
      'the higher code of one instant',
      [said('passedOn', '09:00'), said('deposited', '09:00')],
      'passedOn',
    ],
    [
      'approved after a dispute',
      [said('disputed', '09:00'), said('approved', '10:00')],
      'approved',
    ],
    [
      'the one before a payment that was taken back',
      [
        said('approved', '09:00'),
        said('paidIn', '10:00', 24_336),
        said('paidIn', '11:00', -24_336),
      ],
      'approved',
    ],
    [
      'a payment that came in again',
      [
        said('paidIn', '09:00', 24_336),
        said('paidIn', '10:00', -24_336),
        said('paidIn', '11:00', 24_336),
      ],
      'paidIn',
    ],
    [
      'a payment whose amount a platform does not say',
      [said('paidIn', '09:00', 100), said('paidIn', '10:00', -100), said('paidIn', '11:00')],
      'paidIn',
    ],
    [
      'the first final one, whatever follows',
      [said('refused', '09:00'), said('paidIn', '10:00')],
      'refused',
    ],
  ])('is %s', (_, statuses, expected) => {
    expect(currentStatus(statuses)).toBe(expected)
    expect(currentStatus(statuses.toReversed())).toBe(expected)
  })

  it('is read from statuses in the order of time', () => {
    const [early, late] = [said('deposited', '08:00'), said('approved', '08:01')]
    expect(byTime([late, early])).toEqual([early, late])
  })
})

describe('what the product lets happen to an invoice', () => {
  const final = {
    refused: 'errors.invoice.is_refused',
    rejected: 'errors.invoice.is_rejected',
  } as const
  const early = [
    'null',
    'deposited',
    'passedOn',
    'received',
    'available',
    'takenInCharge',
    'partlyApproved',
    'suspended',
    'completed',
  ] as const
  const each = <To extends string>(to: To) =>
    Object.fromEntries(early.map((state) => [state, to])) as Record<(typeof early)[number], To>

  it('is what its company answers and what was paid, for every status and agent', () => {
    const problems = machineProblems(lifeCycleMachine, [
      {
        event: 'approve',
        facts: null,
        by: ['admin', 'user'],
        outcomes: {
          ...each('approved'),
          ...final,
          disputed: 'approved',
          approved: 'errors.invoice.already_approved',
          paymentSent: 'errors.invoice.payment_announced',
          paidIn: 'errors.invoice.already_paid_in',
        },
      },
      {
        event: 'dispute',
        facts: null,
        by: ['admin', 'user'],
        outcomes: {
          ...each('disputed'),
          ...final,
          disputed: 'errors.invoice.already_disputed',
          approved: 'disputed',
          paymentSent: 'disputed',
          paidIn: 'disputed',
        },
      },
      {
        event: 'payIn',
        facts: null,
        by: ['insider', 'system'],
        outcomes: {
          ...each('paidIn'),
          ...final,
          disputed: 'paidIn',
          approved: 'paidIn',
          paymentSent: 'paidIn',
          paidIn: 'paidIn',
        },
      },
    ])
    expect(problems).toEqual([])
    expect(companyAnswers).toEqual({ approve: 'approved', dispute: 'disputed' })
    expect(lifeCycle.disputed.reasons).toEqual(expect.arrayContaining([...disputeReasons]))
  })
})

describe('what is seen of an invoice at first sight', () => {
  it.each([
    ['approved', null, null],
    [null, null, null],
    ['disputed', null, 'disputed'],
    ['suspended', null, 'suspended'],
    ['refused', null, 'refused'],
    ['rejected', null, 'rejected'],
    [null, 'unreachable', 'untransmitted'],
    [null, 'refusedFile', 'untransmitted'],
    [null, 'noSiren', 'untransmitted'],
    // The whole installation has no platform: no concern of one invoice.
    [null, 'noPlatform', null],
    ['disputed', 'noPlatform', 'disputed'],
    // A payment does not change the state of the transmission.
    ['paidIn', 'unreachable', 'untransmitted'],
  ] as const)('%s, not transmitted for %s: %s', (status, untransmitted, expected) => {
    expect(concernOf({ status, untransmitted })).toBe(expected)
  })
})
