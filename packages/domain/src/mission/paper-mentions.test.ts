import { describe, expect, it } from 'vitest'
import { motiveRefusal, unsuppliedEquipment } from './paper-mentions.ts'

const motive = {
  reason: 'replacement',
  justification: 'Congé maladie',
  replacements: [{ name: 'Jean Roux', position: 'Chef de rang', justification: 'arrêt' }],
  recruitments: [],
} as const

describe('what a contract would lack (L1251-43)', () => {
  it('is nothing of a whole motive', () => {
    expect(motiveRefusal(motive)).toBeNull()
  })

  it.each([
    ['no justification', { ...motive, justification: '' }, 'errors.motive.justification_too_short'],
    ['nobody replaced', { ...motive, replacements: [] }, 'errors.motive.replacement_missing'],
    [
      'a replaced person without a qualification',
      { ...motive, replacements: [{ name: 'Jean Roux', position: ' ', justification: 'arrêt' }] },
      'errors.motive.replacement_missing',
    ],
    [
      'no awaited recruit',
      { ...motive, reason: 'waitingRecruitment' as const, replacements: [] },
      'errors.motive.recruitment_missing',
    ],
  ])('is told of a motive with %s', (_what, given, key) => {
    expect(motiveRefusal(given)?.key).toBe(key)
  })

  it('is the supplier of protective equipment, of that alone', () => {
    const helmet = { name: 'Casque', group: 'Safety', providedBy: null } as const
    const gloves = { name: 'Gants', group: 'Safety', providedBy: 'sider' } as const
    const tray = { name: 'Plateau', group: 'Other', providedBy: null } as const
    expect(unsuppliedEquipment([helmet, gloves, tray])).toEqual([helmet])
  })
})
