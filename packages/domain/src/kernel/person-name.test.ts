import { expect, it } from 'vitest'
import { fullName, listedName, personNameIssues } from './person-name.ts'

it.each([
  'Ana',
  'Anne-Sophie',
  'Le Goff',
  'Le\u00a0Goff',
  'Saint\u2011Ex',
  "O'Neil",
  'd’Arc',
  'Лариса',
  'مريم',
  'علی\u200cرضا',
  'Zoe\u0301',
])('CTR-15 takes the name « %s »', (name) => {
  expect(personNameIssues(name)).toEqual([])
})

it.each([
  ['Julien2', '2'],
  ['Le Goff <b>', '<'],
  ['J. Martin', '.'],
  ['Ana\u{1F600}', '\u{1F600}'],
])('CTR-15 names the sign of « %s » that no name has', (name, sign) => {
  expect(personNameIssues(name, ['firstName'])).toEqual([
    { path: ['firstName'], key: 'errors.field.person_name_sign', params: { sign } },
  ])
})

it.each([
  ['', 'errors.field.required'],
  ['  ', 'errors.field.required'],
  [' - ', 'errors.field.person_name_letter'],
])('CTR-15 refuses « %s » with %s', (name, key) => {
  expect(personNameIssues(name)).toEqual([{ path: [], key }])
})

it('WORK-15 says one name without a space around it, and lists it among the last names', () => {
  const suharto = { firstName: 'Suharto', lastName: '' }
  const ana = { firstName: 'Ana', lastName: 'Petit' }
  expect([suharto, ana].map(fullName)).toEqual(['Suharto', 'Ana Petit'])
  expect([suharto, ana].map(listedName)).toEqual(['Suharto', 'Petit'])
})
