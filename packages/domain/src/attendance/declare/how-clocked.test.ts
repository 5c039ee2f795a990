import { describe, expect, it } from 'vitest'
import { instant } from '../../kernel/calendar.ts'
import { type ClockingFacts, type DeclarationWay, howClocked } from './how-clocked.ts'

const at = (time: string) => instant(`2026-12-07T${time}:00.000Z`)
const press = (changes: Partial<ClockingFacts> = {}): ClockingFacts => ({
  kind: 'start',
  phoneAt: at('08:00'),
  sentAt: at('08:00'),
  receivedAt: at('08:00'),
  siteProof: null,
  metres: null,
  ...changes,
})
const end = press({ kind: 'end' })
const given = press({ siteProof: 'given' })

describe('how hours were clocked', () => {
  it.each<[string, DeclarationWay | null, ClockingFacts[], string[]]>([
    ['nobody has declared them', null, [], []],
    ['pressed on a phone', 'clocked', [press(), end], ['phone']],
    ['pressed with the code of the place', 'clocked', [given, end], ['siteCode']],
    ['begun and not ended', null, [press()], ['phone']],
    [
      'pressed without a network',
      'clocked',
      [press({ sentAt: at('08:03'), receivedAt: at('08:03') }), end],
      ['phone', 'offline'],
    ],
    [
      'sent two minutes later',
      'clocked',
      [press({ sentAt: at('08:02'), receivedAt: at('08:02') })],
      ['phone'],
    ],
    ['said by hand', 'byHand', [press()], ['byHand']],
    ['entered by staff', 'staff', [], ['staff']],
    ['from a file', 'file', [], ['file']],
  ])('%s', (_what, way, clockings, marks) => {
    expect(howClocked(way, clockings).marks).toEqual(marks)
  })
})

describe('what is odd about it', () => {
  it.each<[string, DeclarationWay | null, ClockingFacts[], [string, number][]]>([
    ['nothing', 'clocked', [given, end], []],
    [
      'a phone three hours ahead',
      'clocked',
      [press({ phoneAt: at('11:00'), sentAt: at('11:00') })],
      [['phoneAhead', 180]],
    ],
    [
      'a phone three minutes behind',
      'clocked',
      [press({ phoneAt: at('07:57'), sentAt: at('07:57') })],
      [['phoneBehind', 3]],
    ],
    [
      'a phone two minutes behind',
      'clocked',
      [press({ phoneAt: at('07:58'), sentAt: at('07:58') })],
      [],
    ],
    [
      'twelve hours on the way',
      'clocked',
      [press({ sentAt: at('20:00'), receivedAt: at('20:00') })],
      [],
    ],
    [
      'longer on the way',
      'clocked',
      [press({ sentAt: at('20:01'), receivedAt: at('20:01') })],
      [['sentLate', 721]],
    ],
    ['a forgotten end', 'byHand', [press()], [['endNotClocked', 0]]],
    ['no press at all', 'byHand', [], [['nothingClocked', 0]]],
    ['five hundred metres away', 'clocked', [press({ metres: 500 })], []],
    [
      'further away',
      'clocked',
      [press({ metres: 600 }), press({ metres: 100 })],
      [['farFromPlace', 600]],
    ],
    ['no code', 'clocked', [press({ siteProof: 'missing' })], [['noSiteCode', 0]]],
    [
      'a wrong code, and none later',
      'clocked',
      [press({ siteProof: 'wrong' }), press({ kind: 'end', siteProof: 'missing' })],
      [['wrongSiteCode', 0]],
    ],
  ])('%s', (_what, way, clockings, oddities) => {
    const found = howClocked(way, clockings).oddities
    expect(found.map(({ kind, size }) => [kind, size])).toEqual(oddities)
  })
})
