import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { cents } from '@renfort/domain/kernel/money.ts'
import type { MinimumWage } from '@renfort/domain/law/minimum-wage.ts'
import { describe, expect, it } from 'vitest'
import { blankValues, type JobValues } from './job-values.ts'
import { stepObstacle } from './step-obstacle.ts'

const minimum: MinimumWage = {
  area: 'france',
  validFrom: isoDate('2026-06-01'),
  minimumWage: cents(1231),
  source: 'Arrêté',
}
const facts = { savedRate: null, mayLower: false, minimum, hasAddresses: true }
const till = { id: 'till', name: 'Tenue de caisse', custom: false }
const waiter: JobValues = {
  ...blankValues,
  jobTitle: { id: 'waiter', name: 'Serveur' },
  subtasks: [till],
}

describe('what a step lacks', () => {
  it('JD-10 asks for a job title, then for a subtask', () => {
    expect(stepObstacle('job', blankValues, facts)).toBe('jobTitle')
    expect(stepObstacle('job', { ...waiter, subtasks: [] }, facts)).toBe('subtasks')
    expect(stepObstacle('job', waiter, facts)).toBeNull()
  })

  it('TASK-34 refuses a suffix of 26 characters and takes 25', () => {
    expect(stepObstacle('job', { ...waiter, suffix: 'x'.repeat(26) }, facts)).toBe('suffix')
    expect(stepObstacle('job', { ...waiter, suffix: ` ${'x'.repeat(25)} ` }, facts)).toBeNull()
  })

  it.each([
    ['JD-18', null, [], 'highRisk'],
    ['JD-19', true, [], 'risks'],
    ['JD-19', true, ['noise-85'], null],
    ['JD-20', false, [], null],
  ] as const)(
    '%s with the answer %s and %j lacks %s',
    (_id, hasHighRiskPosition, riskIds, lacks) => {
      expect(
        stepObstacle('work-conditions', { ...waiter, hasHighRiskPosition, riskIds }, facts),
      ).toBe(lacks)
    },
  )

  it('JD-13 asks for a manager only when they are to be named now', () => {
    const group = { ...facts, hasAddresses: false }
    expect(stepObstacle('location', waiter, facts)).toBe('location')
    expect(stepObstacle('location', waiter, group)).toBeNull()
    expect(stepObstacle('location', { ...waiter, namesManager: true }, group)).toBe('manager')
  })

  it('JD-36 asks for a rate of at least the minimum and a status', () => {
    expect(stepObstacle('salary', { ...waiter, hourlyRate: 12.3 }, facts)).toBe('rate')
    expect(stepObstacle('salary', { ...waiter, hourlyRate: 12.31 }, facts)).toBe('status')
    const paid: JobValues = { ...waiter, hourlyRate: 12.31, executiveStatus: 'worker' }
    expect(stepObstacle('salary', paid, facts)).toBeNull()
  })
})
