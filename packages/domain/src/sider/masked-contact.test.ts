import { expect, it } from 'vitest'
import { maskedContact } from './masked-contact.ts'

it.each([
  ['+33612345678', '•••• 78'],
  ['nora@exemple.fr', 'n•••@exemple.fr'],
])('shows %s as %s', (contact, shown) => {
  expect(maskedContact(contact)).toBe(shown)
})
