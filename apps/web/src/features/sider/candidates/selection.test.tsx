import { describe, expect, it } from 'vitest'
import { formatPhone, inParts, siderPicture } from '../queries.ts'
import { activeFilters, isNarrowed, noFilters } from './candidate-filters.ts'
import { withoutSelected, withSelected } from './use-candidates.ts'

const search = { missionId: 'm', q: '', filters: noFilters }

it('WORK-04 filters are counted, and narrow the list as a search does', () => {
  const set = { isRecommended: true, workedForUs: false, jobTypeId: 'cook', maxDistance: 10 }
  expect([activeFilters(noFilters), activeFilters(set)]).toEqual([0, 3])
  expect(isNarrowed(search)).toBe(false)
  expect(isNarrowed({ ...search, q: 'a' })).toBe(true)
  expect(isNarrowed({ ...search, filters: set })).toBe(true)
})

describe('a selection', () => {
  it('adds and removes, in the order of the choices', () => {
    expect(withSelected(['b'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c'])
    expect(withoutSelected(['b', 'a', 'c'], ['a', 'z'])).toEqual(['b', 'c'])
  })

  it('is asked after in as many questions as its size takes, none twice', () => {
    expect(inParts([], 2)).toEqual([])
    expect(inParts(['a', 'b', 'c', 'd', 'e'], 2)).toEqual([['a', 'b'], ['c', 'd'], ['e']])
  })
})

it('writes French phones by pairs', () => {
  expect(formatPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078')
  expect(formatPhone('+32470123456')).toBe('+32470123456')
})

it('WORK-16 shows pictures of the product’s own store only', () => {
  expect(siderPicture('/api/download/awa.x')).toBe('/api/download/awa.x')
  expect(siderPicture('https://elsewhere.test/api/download/awa.x')).toBeNull()
  expect(siderPicture(null)).toBeNull()
})
