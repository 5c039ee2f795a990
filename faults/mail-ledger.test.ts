import { describe, expect, it } from 'vitest'
import { judgeMails } from './mail-ledger.ts'
import { amountsOfPart } from './work-to-do.ts'

describe('R14 the mails of jobs', () => {
  it.each([
    ['all came once', ['a', 'b'], { problems: [], again: 0 }],
    ['one came a second time', ['a', 'b', 'a'], { problems: [], again: 1 }],
    ['one never came', ['a', 'a'], { problems: ['b: no mail came'], again: 1 }],
    ['others came too', ['a', 'b', 'x', 'x'], { problems: [], again: 0 }],
  ])('%s', (_how, accepted, verdict) => expect(judgeMails(['a', 'b'], accepted)).toEqual(verdict))
})

it('R14 the parts of the work sum to all of it, whatever their number', () => {
  for (const parts of [1, 3, 101]) {
    const all = Array.from({ length: parts }, (_, part) => amountsOfPart(10_000, part, parts))
    const sums = ['mails', 'papers', 'invoices', 'events'] as const
    expect(sums.map((kind) => all.reduce((sum, each) => sum + each[kind], 0))).toEqual([
      4_500, 500, 500, 4_500,
    ])
  }
})
