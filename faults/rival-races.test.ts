import { describe, expect, it } from 'vitest'
import { judgeRace } from './rival-races.ts'

const winner = { status: 200, key: null, hasRetryAfter: false, milliseconds: 1, body: {} }
const judged = (winners: number, losers: readonly string[]) =>
  judgeRace({ kind: 'sign', winners: Array.from({ length: winners }, () => winner), losers })

describe('R11 a race', () => {
  it.each([
    ['whose losers were all told the same', ['409 signed', '409 signed']],
    ['whose lines were rejected for the others', ['rejected', '409 validated', 'rejected']],
  ])('is right with one winner, %s', (_how, losers) => expect(judged(1, losers)).toEqual([]))

  it.each([
    ['nobody won', 0, ['409 signed'], ['sign: 0 winners']],
    ['two won', 2, [], ['sign: 2 winners']],
    ['a loser met a failure', 1, ['500 internal'], ['sign: 500 internal']],
    ['a loser had no answer', 1, ['null null'], ['sign: null null']],
    [
      'losers were told different things',
      1,
      ['409 signed', '409 contested'],
      ['sign: losers were told 409 signed, 409 contested'],
    ],
  ])('tells that %s', (_what, winners, losers, problems) =>
    expect(judged(winners, losers)).toEqual(problems),
  )
})
