import { expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import { cents } from '../kernel/money.ts'
import { siderPay } from './sider-pay.ts'

it('the indemnities of a temporary worker come to 21 % of the gross pay, each rounded once', () => {
  const day = isoDate('2026-12-07')
  const lines = [{ payCents: cents(10_400) }, { payCents: cents(1_300) }]
  expect(siderPay(lines, day)).toEqual({
    grossCents: 11_700,
    endOfMissionCents: 1_170,
    paidLeaveCents: 1_287,
    totalCents: 14_157,
  })
  expect(siderPay([{ payCents: cents(1_005) }], day)).toMatchObject({
    endOfMissionCents: 101,
    paidLeaveCents: 111,
  })
  expect(siderPay([], day).totalCents).toBe(0)
})
