import { expect, it } from 'vitest'
import { contactIssues } from './way-in.ts'

it('a Sider is found by their mailbox or by their phone, never by both', () => {
  expect(contactIssues({ email: 'louise@exemple.fr' })).toEqual([])
  expect(contactIssues({ phoneNumber: '06 12 34 56 78' })).toEqual([])
  expect(contactIssues({})).toEqual([{ path: ['email'], key: 'errors.field.required' }])
  const both = contactIssues({ email: 'louise@exemple.fr', phoneNumber: '06 12 34 56 78' })
  expect(both).toEqual([{ path: ['phoneNumber'], key: 'errors.field.unknown_choice' }])
})
