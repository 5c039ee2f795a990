import { describe, expect, it } from 'vitest'
import { inCandidateOrder, searchedPerson } from './candidate-search.ts'

describe('WORK-02 a search is by the words of a name, or by the digits of a phone', () => {
  it.each([
    ['', [], ''],
    ['  ', [], ''],
    ['+ ( )', [], ''],
    ['Élo', ['elo'], ''],
    ['lefè  él', ['lefe', 'el'], ''],
    ['Œuvrard-Jean', ['oeuvrard', 'jean'], ''],
    ['100%_', ['100'], ''],
    ['06 12.34', [], '061234'],
    ['+33 7 98', [], '33798'],
    ['(0)798', [], '0798'],
    ['nom 12', ['nom', '12'], ''],
  ])('« %s »', (text, words, digits) => {
    const searched = searchedPerson(text)
    expect(searched.words.map(([word]) => word)).toEqual(words)
    expect(searched.digits).toBe(digits)
  })
})

it('WORK-01 the company’s people come first, each list by last name, then first name', () => {
  const person = (firstName: string, lastName: string, source: 'organisation' | 'network') => ({
    id: `${firstName} ${lastName}`,
    firstName,
    lastName,
    source,
  })
  const ordered = [
    person('Zoé', 'De', 'organisation'),
    person('Anna', 'De Wit', 'organisation'),
    person('Abel', 'Émery', 'organisation'),
    person('Élise', 'Emery', 'organisation'),
    person('Zoé', 'Emery', 'organisation'),
    person('Yann', 'Abadie', 'network'),
  ]
  expect(ordered.toReversed().toSorted(inCandidateOrder)).toEqual(ordered)
})
