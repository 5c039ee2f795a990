import { describe, expect, it } from 'vitest'
import { mostWrongSiteCodes, siteCodePattern, siteProofOf } from './site-code.ts'

const code = { kind: 'start', given: '0417', right: ['0417', '9981'], wrongBefore: 0 } as const

describe('what the code of a place proves', () => {
  it.each([
    ['the code of the day', {}, 'given'],
    ['another one', { given: '0418' }, 'wrong'],
    ['none with a start', { given: null }, 'missing'],
    ['none with an end', { given: null, kind: 'end' }, 'missing'],
    ['none with a break', { given: null, kind: 'pause' }, null],
    ['the right one with a break', { kind: 'resume' }, 'given'],
    ['the right one after too many wrong ones', { wrongBefore: mostWrongSiteCodes }, 'wrong'],
    ['the right one before that', { wrongBefore: mostWrongSiteCodes - 1 }, 'given'],
  ] as const)('%s', (_what, changes, proof) => {
    expect(siteProofOf({ ...code, ...changes })).toBe(proof)
  })
})

it.each([
  ['0417', true],
  ['417', false],
  ['04170', false],
  ['abcdefghijklmnopqrstu_', true],
  ['abcdefghijklmnopqrstuv-', false],
])('a code looks like one: %s', (given, isOne) => {
  expect(siteCodePattern.test(given)).toBe(isOne)
})
