import type { LegalFindingsReply } from '@renfort/contract/legal-guard.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import type { Finding } from '@renfort/domain/legal-guard/finding.ts'
import { describe, expect, it } from 'vitest'
import { groupPoints, pendingCount } from './use-legal-guard.ts'

function aRest(date: string, found: number, severity: 'law' | 'house' = 'law'): Finding {
  return {
    severity,
    key: severity === 'law' ? 'daily_rest' : 'consecutive_days',
    source: { text: 'Code du travail, art. L3131-1' },
    dates: [isoDate(date)],
    siders: [1],
    measure: { unit: 'minutes', limit: 660, found },
    mention: null,
    previous: null,
    repair: null,
  }
}

function answered(finding: Finding, reason: string | null): LegalFindingsReply['findings'][number] {
  return {
    ...finding,
    article: null,
    source: { text: finding.source.text, url: null, toConfirm: null },
    dates: [...finding.dates],
    siders: [...finding.siders],
    previous: null,
    repair: null,
    acknowledgement:
      reason === null
        ? null
        : { reason, acknowledgedAt: '2026-12-02T09:00:00Z', acknowledgedBy: null },
  }
}

describe('points of the law by rule', () => {
  const [monday, tuesday] = [aRest('2026-12-07', 480), aRest('2026-12-08', 480)]
  it('SHIFT-27 await an answer until each of the rule has one', () => {
    const groups = (told: LegalFindingsReply['findings']) => groupPoints([monday, tuesday], told)
    expect(pendingCount(groups([]))).toBe(1)
    expect(pendingCount(groups([answered(monday, 'Relève'), answered(tuesday, null)]))).toBe(1)
    const whole = groups([answered(monday, 'Relève'), answered(tuesday, 'Relève')])
    expect(pendingCount(whole)).toBe(0)
    expect(whole[0]?.acknowledgement?.reason).toBe('Relève')
  })
  it('await one again when the planning on the screen makes them others', () => {
    const told = [answered(monday, 'Relève')]
    expect(pendingCount(groupPoints([aRest('2026-12-07', 420)], told))).toBe(1)
  })
  it('ask nothing for a rule of the house', () => {
    expect(pendingCount(groupPoints([aRest('2026-12-07', 8, 'house')], []))).toBe(0)
  })
})
