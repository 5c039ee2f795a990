import { describe, expect, it } from 'vitest'
import {
  availableSteps,
  breadcrumbSteps,
  isStepComplete,
  nextStep,
  planningStep,
  postingSteps,
  previousStep,
} from './posting-steps.ts'
import type { PostingFacts } from './posting-steps.ts'
import { allEntered as all, nothingEntered as nothing } from '../testing/posting-facts.ts'

it('POST-05 the wizard has seven steps', () => {
  expect(postingSteps).toEqual([
    'motive',
    'planning-type',
    'shifts',
    'flexible-planning',
    'details',
    'workers',
    'summary',
  ])
})

describe('planning step (POST-08, POST-22, POST-23)', () => {
  const cases: [string, Partial<PostingFacts>, string][] = [
    ['feature off', {}, 'shifts'],
    ['feature off, choice left over', { isFlexiblePlanning: true }, 'shifts'],
    ['feature off, flexible planning there', { hasFlexiblePlanning: true }, 'flexible-planning'],
    ['feature on, nothing chosen', { flexibleFeature: true }, 'planning-type'],
    ['feature on, precise', { flexibleFeature: true, isFlexiblePlanning: false }, 'shifts'],
    [
      'feature on, flexible',
      { flexibleFeature: true, isFlexiblePlanning: true },
      'flexible-planning',
    ],
    ['feature on, shifts there', { flexibleFeature: true, shiftsCount: 1 }, 'shifts'],
  ]
  it.each(cases)('%s', (_, facts, step) => {
    const mission = { ...nothing, hasMotive: true, ...facts }
    expect(planningStep(mission)).toBe(step)
    expect(nextStep('motive', mission)).toBe(step)
    expect(previousStep('details', mission)).toBe(step)
    expect(breadcrumbSteps(mission)).toEqual(['motive', step, 'details', 'workers', 'summary'])
  })
})

describe('breadcrumb (POST-06)', () => {
  const departments = { departmentsFeature: true }
  const cases: [string, Partial<PostingFacts>, number][] = [
    ['nothing', nothing, 1],
    ['motive', { ...nothing, hasMotive: true }, 2],
    ['planning', { ...nothing, hasMotive: true, shiftsCount: 1 }, 3],
    ['address', { ...all, hasManager: false }, 5],
    ['department lacking', departments, 3],
    ['department there', { ...departments, hasDepartment: true }, 5],
    ['shifts but no motive', { hasMotive: false }, 1],
    ['address but no planning', { shiftsCount: 0 }, 2],
  ]
  it.each(cases)('%s', (_, facts, count) => {
    const mission = { ...all, ...facts }
    expect(availableSteps(mission)).toEqual(breadcrumbSteps(mission).slice(0, count))
  })
})

describe('next and back', () => {
  it('POST-08 POST-09 POST-10 go through every step that holds something to decide', () => {
    const toPlace = { ...all, hasAddress: false }
    expect(postingSteps.map((step) => nextStep(step, toPlace))).toEqual([
      'shifts',
      'shifts',
      'details',
      'details',
      'workers',
      'summary',
      null,
    ])
  })
  it.each([
    ['the manager', { hasManager: false }, 'details', 'workers'],
    ['the department', { departmentsFeature: true }, 'details', 'workers'],
    ['the Siders alone', {}, 'workers', 'workers'],
    ['nothing', { hasSidersToChoose: false }, 'summary', 'summary'],
    ['the manager alone', { hasManager: false, hasSidersToChoose: false }, 'details', 'summary'],
  ] as const)('pass over what is known: %s is to be decided', (_, facts, after, afterDetails) => {
    const mission = { ...all, ...facts }
    expect(nextStep('shifts', mission)).toBe(after)
    expect(nextStep('flexible-planning', mission)).toBe(after)
    expect(nextStep('details', mission)).toBe(afterDetails)
  })
  it('POST-11 POST-12 come back to the motive, then leave', () => {
    expect(postingSteps.map((step) => previousStep(step, all))).toEqual([
      null,
      'motive',
      'motive',
      'motive',
      'shifts',
      'details',
      'workers',
    ])
  })
  it('POST-07 POST-27 POST-28 POST-29 next waits for what the step requires', () => {
    const complete = (facts: PostingFacts) => postingSteps.filter((s) => isStepComplete(s, facts))
    expect(complete(nothing)).toEqual(['workers', 'summary'])
    expect(complete(all)).toEqual(['motive', 'shifts', 'details', 'workers', 'summary'])
    expect(isStepComplete('details', { ...all, hasManager: false })).toBe(false)
    expect(isStepComplete('details', { ...all, hasAddress: false })).toBe(false)
    expect(isStepComplete('details', { ...all, departmentsFeature: true })).toBe(false)
    expect(isStepComplete('planning-type', { ...all, isFlexiblePlanning: false })).toBe(true)
    expect(isStepComplete('flexible-planning', { ...all, hasFlexiblePlanning: true })).toBe(true)
  })
})
