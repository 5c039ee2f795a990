import { expect, it } from 'vitest'
import { fullName, shortName } from './person-name.ts'

it('TASK-14 keeps the first name and the initial of the last name', () => {
  expect(shortName({ firstName: 'Camille', lastName: 'Durand' })).toBe('Camille D.')
  expect(shortName({ firstName: 'Jean-Luc', lastName: 'élie' })).toBe('Jean-Luc É.')
})

it('TASK-14 shows the first name alone where there is no last name', () => {
  expect(shortName({ firstName: 'Camille', lastName: ' ' })).toBe('Camille')
  expect(fullName({ firstName: 'Camille', lastName: '' })).toBe('Camille')
})
