import { describe, expect, it } from 'vitest'
import { validateNewProfile } from './new-profile.ts'

const profile = { firstName: 'Anna', lastName: 'Petit', phoneNumber: '+33612345678' }

describe('new profile (WORK-06)', () => {
  it.each([undefined, null, '', 'anna@exemple.test'])('accepts the e-mail %s', (email) => {
    expect(validateNewProfile(email === undefined ? profile : { ...profile, email })).toEqual([])
  })
  it.each([
    'anna',
    'anna@',
    'anna@exemple',
    '@exemple.test',
    'a b@exemple.test',
    'a@exemple..test',
  ])('refuses the e-mail %s', (email) => {
    expect(validateNewProfile({ ...profile, email })).toEqual([
      { path: ['email'], key: 'errors.field.email' },
    ])
  })
  it('requires names and phone, all told at once', () => {
    const blank = { firstName: ' ', lastName: '', phoneNumber: '', email: 'x' }
    expect(validateNewProfile(blank).map((found) => found.path[0])).toEqual([
      'firstName',
      'lastName',
      'phoneNumber',
      'email',
    ])
  })
})
