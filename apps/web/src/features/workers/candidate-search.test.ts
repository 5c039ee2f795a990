import type { WorkerCandidate } from '@renfort/contract/workers.ts'
import { describe, expect, it } from 'vitest'
import { activeFilters, filterCandidates, jobTypesOf, noFilters } from './candidate-filters.ts'
import { indexCandidates, searchCandidates } from './candidate-search.ts'
import { formatPhone } from './format-phone.ts'
import { newlySelected, withoutSelected, withSelected } from './selection.ts'
import { workerPicture } from './worker-picture.ts'

function aCandidate(
  firstName: string,
  lastName: string,
  change: Partial<WorkerCandidate> = {},
): WorkerCandidate {
  return {
    id: `${firstName}-${lastName}`,
    firstName,
    lastName,
    phoneNumber: '+33612345678',
    pictureUrl: null,
    isRecommended: false,
    source: 'organisation',
    lastOrganisationName: null,
    jobTypes: [],
    ...change,
  }
}

const elodie = aCandidate('Élodie', 'Lefèvre')
const jean = aCandidate('Jean-Marc', 'Œuvrard', { phoneNumber: '+33798000001' })
const tom = aCandidate('Tom', 'De Wit', { phoneNumber: '+32470123456', source: 'network' })
const index = indexCandidates([elodie, jean, tom])

describe('WORK-02 search', () => {
  it.each([
    ['', [elodie, jean, tom]],
    ['  ', [elodie, jean, tom]],
    ['elo', [elodie]],
    ['LEFEVRE', [elodie]],
    ['lefè él', [elodie]],
    ['marc', [jean]],
    ['oeuv', [jean]],
    ['odie', []],
    ['0612', [elodie]],
    ['06 12 34', [elodie]],
    ['+33 7 98', [jean]],
    ['(0)798', [jean]],
    ['3247', [tom]],
    ['999999', []],
  ])('« %s »', (text, expected) => {
    expect(searchCandidates(index, text)).toEqual(expected)
  })

  it('finds every match of two words among 5 000 people', () => {
    const many = Array.from({ length: 5000 }, (_, i) => aCandidate(`Prénom${i}`, `Nom${i % 97}`))
    const all = indexCandidates(many)
    expect(searchCandidates(all, 'nom96 prenom4')).toHaveLength(11)
  })
})

describe('WORK-04 filters', () => {
  const waiter = { id: 'waiter', name: 'Serveur' }
  const cook = { id: 'cook', name: 'Cuisinier' }
  const star = aCandidate('Awa', 'Diallo', { isRecommended: true, jobTypes: [waiter, cook] })
  const guest = aCandidate('Noé', 'Petit', { source: 'network', jobTypes: [cook] })

  it('keep everybody until one is set', () => {
    expect(filterCandidates([star, guest], noFilters)).toEqual([star, guest])
    expect(activeFilters(noFilters)).toBe(0)
  })

  it.each([
    [{ isRecommended: true }, [star]],
    [{ workedForUs: true }, [star]],
    [{ jobTypeId: 'waiter' }, [star]],
    [{ jobTypeId: 'cook' }, [star, guest]],
    [{ jobTypeId: 'cook', workedForUs: true }, [star]],
  ])('%j', (change, expected) => {
    const filters = { ...noFilters, ...change }
    expect(filterCandidates([star, guest], filters)).toEqual(expected)
    expect(activeFilters(filters)).toBe(Object.keys(change).length)
  })

  it('offer each job once, by name', () => {
    expect(jobTypesOf([star, guest], 'fr')).toEqual([cook, waiter])
  })
})

describe('WORK-03 selection', () => {
  it('adds and removes, in the order of the choices', () => {
    expect(withSelected(['b'], ['a', 'b', 'c'])).toEqual(['b', 'a', 'c'])
    expect(withoutSelected(['b', 'a', 'c'], ['a', 'z'])).toEqual(['b', 'c'])
    expect(newlySelected([elodie.id], [elodie, jean, tom])).toBe(2)
  })
})

it('WORK-15 writes French phones by pairs', () => {
  expect(formatPhone('+33612345678')).toBe('06\u00a012\u00a034\u00a056\u00a078')
  expect(formatPhone('+32470123456')).toBe('+32470123456')
})

it('WORK-16 shows pictures of the product’s own store only', () => {
  expect(workerPicture('/api/download/awa.x')).toBe('/api/download/awa.x')
  expect(workerPicture('https://elsewhere.test/api/download/awa.x')).toBeNull()
  expect(workerPicture(null)).toBeNull()
})
