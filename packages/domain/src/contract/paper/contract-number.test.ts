import { expect, it } from 'vitest'
import { contractNumber } from './contract-number.ts'

it.each([
  [1, 'M26000042-01'],
  [12, 'M26000042-12'],
  [120, 'M26000042-120'],
])('a contract at place %i of its mission is %s', (position, number) => {
  expect(contractNumber('M26000042', position)).toBe(number)
})
