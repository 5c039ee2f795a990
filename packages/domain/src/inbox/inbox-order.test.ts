import { describe, expect, it } from 'vitest'
import { type Instant, instant } from '../kernel/calendar.ts'
import { type InboxKind, inboxKinds, inboxRules } from './inbox-kind.ts'
import { signingClocks } from '../contract/signature/signing-clocks.ts'
import { parisZone } from '../kernel/place-time.ts'
import { contractDue, inboxCount, inInboxOrder } from './inbox-order.ts'

const now = instant('2026-12-02T09:00:00.000Z')
const inHours = (hours: number) =>
  new Date(Date.parse(now) + hours * 3_600_000).toISOString() as Instant

function order(...given: [InboxKind, ...(number | null)[]][]): InboxKind[] {
  const sections = given.map(([kind, ...dues]) => ({
    kind,
    lines: dues.map((hours) => ({ due: hours === null ? null : inHours(hours) })),
  }))
  return inInboxOrder(sections, now).map(({ kind }) => kind)
}

describe('NAV-06 NAV-09 what waits for a member', () => {
  it.each<[string, [InboxKind, ...(number | null)[]][], InboxKind[]]>([
    [
      'what is late comes before what is due today',
      [
        ['contract', 5],
        ['hours', -1],
      ],
      ['hours', 'contract'],
    ],
    [
      'today before the week',
      [
        ['opening', 100],
        ['candidate', 20],
      ],
      ['candidate', 'opening'],
    ],
    [
      'one urgent line lifts its part',
      [
        ['contract', 30],
        ['hours', 400, 2],
      ],
      ['hours', 'contract'],
    ],
    [
      'equally urgent: the order of the table',
      [
        ['draft', null],
        ['setting', null],
        ['dispute', null],
      ],
      ['dispute', 'setting', 'draft'],
    ],
    [
      'within the same day the hour does not decide',
      [
        ['opening', 1],
        ['contract', 20],
      ],
      ['contract', 'opening'],
    ],
    ['a part without a line is not there', [['contract'], ['draft', null]], ['draft']],
    ['nothing waits', [], []],
  ])('%s', (_what, given, expected) => {
    expect(order(...given)).toEqual(expected)
  })

  it('counts what calls somebody, and neither drafts nor what waits for others', () => {
    const each = inboxKinds.map((kind, index) => ({ kind, total: 10 ** index }))
    const counted = each.filter(({ kind }) => kind !== 'draft' && kind !== 'dispute')
    expect(inboxCount(each)).toBe(counted.reduce((sum, { total }) => sum + total, 0))
    expect(inboxCount([])).toBe(0)
  })

  it('each kind is shown to those whom one action of the policy allows', () => {
    expect(Object.fromEntries(inboxKinds.map((kind) => [kind, inboxRules[kind].needs]))).toEqual({
      missing: 'mission.list',
      contract: 'contract.read',
      payment: 'invoice.read',
      hours: 'attendance.read',
      opening: 'mission.list',
      candidate: 'applicant.decide',
      dispute: 'attendance.read',
      setting: 'settings.edit',
      draft: 'mission.listDrafts',
    })
  })
})

describe('CTR-24 the next clock of a contract', () => {
  const clocks = signingClocks(instant('2026-12-07T08:00:00.000Z'), parisZone)

  it.each([
    ['long before', '2026-12-02T09:00:00.000Z', '2026-12-05T08:00:00.000Z'],
    ['a minute before the target', '2026-12-05T07:59:00.000Z', '2026-12-05T08:00:00.000Z'],
    ['at the target', '2026-12-05T08:00:00.000Z', '2026-12-09T23:00:00.000Z'],
    ['past the limit of the law', '2026-12-12T08:00:00.000Z', '2026-12-09T23:00:00.000Z'],
  ])('%s', (_when, at, due) => {
    expect(contractDue(clocks, instant(at))).toBe(due)
  })
})
