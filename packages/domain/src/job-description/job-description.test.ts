import { describe, expect, it } from 'vitest'
import { cents } from '../kernel/money.ts'
import { editionRefusal } from './edition.ts'
import { highRiskRefusal, isDraft, subtasksRefusal } from './job-description.ts'
import { enabledSteps } from './job-description-steps.ts'
import { salaryRefusal } from './salary.ts'
import { experienceDuration } from './skills.ts'
import { validateCustomEquipment, validateCustomName } from './work-conditions.ts'

describe('steps', () => {
  const withoutSalary = ['job', 'work-conditions', 'skills', 'location']
  it.each([
    [0, false, ['job']],
    [1, false, withoutSalary],
    [0, true, withoutSalary],
    [2, true, [...withoutSalary, 'salary']],
  ])('JD-06 C-40 with %i subtasks and location %s', (subtasksCount, hasLocation, expected) => {
    expect(enabledSteps({ subtasksCount, hasLocation })).toEqual(expected)
  })
  it('JD-10 needs a subtask', () => {
    expect(subtasksRefusal(1)).toBeNull()
    expect(subtasksRefusal(0)?.key).toBe('errors.job_description.subtask_missing')
  })
})

describe('content', () => {
  it.each([
    [null, 3, 'errors.job_description.high_risk_unanswered'],
    [true, 0, 'errors.job_description.risk_missing'],
    [true, 1, undefined],
    [false, 0, undefined],
  ])('JD-18 JD-19 JD-20 high risk %s with %i risks', (answer, risks, key) => {
    expect(highRiskRefusal(answer, risks)?.key).toBe(key)
  })
  it('JD-21 is a draft with neither rate nor status', () => {
    expect(isDraft({ hourlyRateCents: null, executiveStatus: null })).toBe(true)
    expect(isDraft({ hourlyRateCents: cents(1300), executiveStatus: null })).toBe(false)
    expect(isDraft({ hourlyRateCents: null, executiveStatus: 'worker' })).toBe(false)
  })
  it('JD-36 POST-62 refuses a rate under the minimum, to the cent', () => {
    const minimum = { area: 'mayotte', minimumWage: cents(956), source: 'Arrêté' } as const
    expect(salaryRefusal(cents(956), minimum)).toBeNull()
    expect(salaryRefusal(null, minimum)).toBeNull()
    expect(salaryRefusal(cents(955), minimum)).toEqual({
      key: 'errors.job_description.salary_too_low',
      params: { minimumCents: 956, minimum: 9.56, source: 'Arrêté', area: 'mayotte' },
    })
  })
  it.each([
    [1, 'months', 1],
    [12, 'months', 12],
    [13, 'years', 1.1],
    [18, 'years', 1.5],
    [24, 'years', 2],
    [31, 'years', 2.6],
  ])('JD-41 %i months', (months, unit, value) => {
    expect(experienceDuration(months)).toEqual({ unit, value })
  })
  it.each([
    ['a', false],
    [' a ', false],
    ['ab', true],
    ['x'.repeat(50), true],
    ['x'.repeat(51), false],
  ])('POST-60 a custom name of « %s »', (name, fine) => {
    expect(validateCustomName(name)).toHaveLength(fine ? 0 : 1)
  })
  it('POST-42 custom safety equipment says who provides it', () => {
    const gloves = { name: 'Gants', group: 'Safety', providedBy: null } as const
    expect(validateCustomEquipment(gloves)).toEqual([
      { path: ['providedBy'], key: 'errors.field.required' },
    ])
    expect(validateCustomEquipment({ ...gloves, providedBy: 'sider' })).toEqual([])
    expect(validateCustomEquipment({ ...gloves, group: 'Other' })).toEqual([])
  })
})

describe('who may change it', () => {
  const editor = { editsDetachedPricing: false, inGroupSpace: false, jobDescriptionsLocked: false }
  const own = { origin: 'account', pricingOrigin: 'organisation' } as const
  const network = { ...own, origin: 'network' } as const
  const detached = { ...own, pricingOrigin: 'detached' } as const
  const locked = { ...editor, jobDescriptionsLocked: true }
  it.each([
    ['own', own, editor, undefined],
    ['JD-30 network, account', network, editor, 'errors.job_description.read_only'],
    [
      'JD-30 network, insider',
      network,
      { ...editor, editsDetachedPricing: true },
      'errors.job_description.read_only',
    ],
    ['JD-30 network, group space', network, { ...editor, inGroupSpace: true }, undefined],
    ['JD-33 locked', own, locked, 'errors.job_description.locked'],
    ['JD-34 detached', detached, editor, 'errors.job_description.detached_pricing'],
    ['JD-34 detached, insider', detached, { ...editor, editsDetachedPricing: true }, undefined],
  ])('%s', (_, jobDescription, who, key) => {
    expect(editionRefusal(jobDescription, who)?.key).toBe(key)
  })
})
