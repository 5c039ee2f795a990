import { describe, expect, it } from 'vitest'
import { auditedActions, auditKindOf } from './audited-actions.ts'
import { settingHistories, settingHistoryNames } from './setting-histories.ts'

describe('the histories of the settings', () => {
  it('G-33 are of one kind each, and share no action', () => {
    const told = settingHistoryNames.flatMap((name) => settingHistories[name])
    expect(new Set(told).size).toBe(told.length)
    for (const name of settingHistoryNames) {
      expect(new Set(settingHistories[name].map(auditKindOf)).size, name).toBe(1)
    }
  })

  it('leave out nothing of the pay policy, the departments, the addresses and the team', () => {
    const told: readonly string[] = settingHistoryNames.flatMap((name) => settingHistories[name])
    const kinds = ['remuneration', 'department', 'location', 'member', 'apiKey']
    const missing = auditedActions.filter(
      (action) => kinds.includes(auditKindOf(action)) && !told.includes(action),
    )
    expect(missing).toEqual([])
  })
})
