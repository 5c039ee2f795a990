import { describe, expect, it } from 'vitest'
import { asLastTime, type FollowedValues, followedFacts, holdsNextTime } from './as-last-time.ts'
import { motiveReasons } from './motive.ts'

const last: FollowedValues = {
  motive: 'm',
  address: '4 quai du Port',
  manager: 'u',
  department: 'd',
  requestedSiders: ['a', 'b'],
}

describe('a draft that follows a mission', () => {
  it('has everything as last time', () => {
    expect(asLastTime(last, last)).toEqual(followedFacts)
  })

  it.each([
    ['motive', { motive: 'n' }],
    ['address', { address: '5 quai du Port' }],
    ['manager', { manager: null }],
    ['department', { department: 'e' }],
    ['requestedSiders', { requestedSiders: ['a', 'c'] }],
    ['requestedSiders', { requestedSiders: [] }],
  ] as const)('has another %s: %j', (fact, change) => {
    expect(asLastTime({ ...last, ...change }, last)).toEqual(
      followedFacts.filter((each) => each !== fact),
    )
  })

  it('asks for some of the same Siders', () => {
    expect(asLastTime({ ...last, requestedSiders: ['b'] }, last)).toContain('requestedSiders')
  })

  it('lacks what both lack', () => {
    const nothing: FollowedValues = {
      motive: null,
      address: null,
      manager: null,
      department: null,
      requestedSiders: [],
    }
    expect(asLastTime(nothing, nothing)).toEqual([])
  })
})

it('a motive that names nobody is taken over', () => {
  expect(motiveReasons.filter(holdsNextTime)).toEqual([
    'activityIncrease',
    'temporaryContract',
    'seasonalActivity',
  ])
})
