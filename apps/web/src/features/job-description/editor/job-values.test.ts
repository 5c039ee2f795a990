import { describe, expect, it } from 'vitest'
import { blankValues, isEmpty, type JobValues, patchOf } from './job-values.ts'

const saved: JobValues = {
  ...blankValues,
  jobTitle: { id: 'waiter', name: 'Serveur' },
  subtasks: [{ id: 'till', name: 'Tenue de caisse', custom: false }],
  purpose: 'Servir',
  hasHighRiskPosition: true,
  riskIds: ['noise-85'],
  managerId: 'someone',
  namesManager: true,
}

describe('what is sent', () => {
  it('JD-07 sends the changed fields of a step and no other', () => {
    const values = { ...saved, purpose: 'Servir en terrasse', remote: true }
    expect(patchOf(saved, values, ['work-conditions'])).toEqual({ purpose: 'Servir en terrasse' })
    expect(patchOf(saved, values, ['location'])).toEqual({ remote: true })
  })

  it('POST-35 sees no change in spaces around a text, and sends it trimmed', () => {
    expect(isEmpty(patchOf(saved, { ...saved, purpose: ' Servir ' }, ['work-conditions']))).toBe(
      true,
    )
    expect(patchOf(saved, { ...saved, purpose: '  ' }, ['work-conditions'])).toEqual({
      purpose: null,
    })
  })

  it('JD-20 sends no risks for a position without any', () => {
    expect(patchOf(saved, { ...saved, hasHighRiskPosition: false }, ['work-conditions'])).toEqual({
      hasHighRiskPosition: false,
      riskIds: [],
    })
  })

  it('JD-13 sends no manager who is named later', () => {
    expect(patchOf(saved, { ...saved, namesManager: false }, ['location'])).toEqual({
      managerId: null,
    })
  })

  it('N-36 sends what the company named itself without an id', () => {
    const values = { ...saved, subtasks: [...saved.subtasks, { name: 'Fermer', custom: true }] }
    expect(patchOf(saved, values, ['job'])).toEqual({
      subtasks: [
        { id: 'till', name: 'Tenue de caisse', custom: false },
        { name: 'Fermer', custom: true },
      ],
    })
  })

  it('POST-61 sees that a rate became no amount', () => {
    expect(isEmpty(patchOf(saved, { ...saved, hourlyRate: Number.NaN }, ['salary']))).toBe(false)
  })
})
