import type { Mission } from '@renfort/contract/mission.ts'
import { describe, expect, it } from 'vitest'
import { en } from '../en.ts'
import { fr } from '../fr.ts'
import { hasFact, type MissionFact, missionFacts } from './mission-fact.ts'

const facts = Object.keys(missionFacts)

describe('the facts of a mission', () => {
  it('have one label each, in both languages', () => {
    expect(Object.keys(fr.facts.labels).toSorted()).toEqual(facts.toSorted())
    expect(new Set(Object.values(fr.facts.labels)).size).toBe(facts.length)
    expect(new Set(Object.values(en.facts.labels)).size).toBe(facts.length)
  })
  it.each<[string, Partial<Mission>, MissionFact, boolean]>([
    ['the address has details once there is one', { location: null }, 'addressDetails', false],
    ['a rate is a fact only for those who see prices', { pricing: null }, 'hourlyRate', false],
    ['shifts until the planning is flexible', { isFlexiblePlanning: null }, 'shifts', true],
    ['no shifts beside a flexible planning', { isFlexiblePlanning: true }, 'shifts', false],
    [
      'no flexible planning beside shifts',
      { isFlexiblePlanning: false },
      'flexiblePlanning',
      false,
    ],
    ['a dress code, even an empty one', { dressCode: null }, 'dressCode', true],
  ])('%s', (_, mission, fact, expected) => {
    expect(hasFact(mission as Mission, fact)).toBe(expected)
  })
})
