import { expect, it } from 'vitest'
import { personNameIssues } from './person-name.ts'

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
