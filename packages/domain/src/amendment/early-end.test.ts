import { describe, expect, it } from 'vitest'
import { isoDate } from '../kernel/calendar.ts'
import type { ContractChain, ContractTerm } from './chain.ts'
import { type EndReason, endIssues, endReasons, endRefusal, lastTrialDay } from './early-end.ts'

const term = (firstDay: string, lastDay: string) => ({
  firstDay: isoDate(firstDay),
  lastDay: isoDate(lastDay),
  workedDays: 10,
})
const chainOf = (
  today: ContractTerm,
  amendments: ContractChain['amendments'] = [],
): ContractChain => ({ status: 'signed', term: today, amendments })
const december = chainOf(term('2026-12-07', '2026-12-31'))
const end = (
  until: string,
  reason: EndReason = 'noMoreNeed',
  { today = '2026-12-08', chain = december } = {},
) => endRefusal(chain, { until: isoDate(until), reason, today: isoDate(today) })

describe('an early end', () => {
  it.each([
    ['yesterday', '2026-12-07', 'errors.amendment.end_in_past'],
    ['today', '2026-12-08', null],
    ['the eve of the term', '2026-12-30', null],
    ['the term', '2026-12-31', 'errors.amendment.end_not_earlier'],
    ['after the term', '2027-01-01', 'errors.amendment.end_not_earlier'],
  ])('%s', (_when, until, key) => {
    expect(end(until)?.key ?? null).toBe(key)
  })

  it('leaves a first day: what has not begun is not ended', () => {
    expect(end('2026-12-05', 'noMoreNeed', { today: '2026-12-01' })).toEqual({
      key: 'errors.amendment.before_start',
      params: { firstDay: '2026-12-07' },
    })
  })

  it.each([
    ['2026-12-31', '2026-12-08'],
    ['2027-01-06', '2026-12-08'],
    ['2027-01-07', '2026-12-09'],
    ['2027-02-07', '2026-12-11'],
  ])('a contract from 7 December to %s is on trial until %s (L1251-14)', (lastDay, trialEnd) => {
    expect(lastTrialDay(chainOf(term('2026-12-07', lastDay)))).toBe(trialEnd)
  })

  it('for the trial goes by the term that was first signed: no amendment opens another trial', () => {
    const [week, winter] = [term('2026-12-07', '2026-12-11'), term('2026-12-07', '2027-02-26')]
    const link = { status: 'signed', before: week } as const
    const chain = chainOf(winter, [
      { ...link, kind: 'renewal' },
      { ...link, kind: 'hours', before: winter },
    ])
    expect(lastTrialDay(chain)).toBe('2026-12-08')
    expect(end('2026-12-10', 'trialPeriod', { chain })).toEqual({
      key: 'errors.amendment.trial_over',
      params: { trialEnd: '2026-12-08' },
    })
    expect(end('2026-12-10', 'noMoreNeed', { chain })).toBeNull()
  })

  it('for the trial is within its days, for another reason on any', () => {
    expect(end('2026-12-08', 'trialPeriod')).toBeNull()
    expect(end('2026-12-09', 'trialPeriod')).toEqual({
      key: 'errors.amendment.trial_over',
      params: { trialEnd: '2026-12-08' },
    })
    for (const reason of endReasons.filter((each) => each !== 'trialPeriod')) {
      expect(end('2026-12-20', reason)).toBeNull()
    }
  })

  it.each([
    ['seriousFault', ' ', ['comment']],
    ['forceMajeure', null, ['comment']],
    ['forceMajeure', 'Inondation du site', []],
    ['noMoreNeed', null, []],
    ['resignation', null, []],
    ['trialPeriod', null, []],
  ] as const)('for %s with the comment %j lacks %j', (reason, comment, missing) => {
    expect(endIssues({ reason, comment }).flatMap(({ path }) => path)).toEqual(missing)
  })
})
