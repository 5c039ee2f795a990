import { expect, it } from 'vitest'
import { email } from '../credentials.ts'
import { shownEmail } from './shown-email.ts'
import { readInput } from './issues.ts'

it.each([
  ['jean@société.fr', 'jean@xn--socit-esab.fr'],
  [' Jean@SOCIÉTÉ.FR ', 'jean@xn--socit-esab.fr'],
  ['jean@socie\u0301te\u0301.fr', 'jean@xn--socit-esab.fr'],
  ['jean@xn--socit-esab.fr', 'jean@xn--socit-esab.fr'],
  ['jean+paie@exemple.fr', 'jean+paie@exemple.fr'],
])('AUTH-17 keeps the address %s as %s', (typed, kept) => {
  expect(email.parse(typed)).toBe(kept)
  expect(email.parse(kept)).toBe(kept)
})

it.each([
  ['prénom@exemple.fr', 'errors.field.email_local'],
  ['prénom@société.fr', 'errors.field.email_local'],
  ['claire@', 'errors.field.email'],
  ['société.fr', 'errors.field.email'],
  ['jean@société', 'errors.field.email'],
  ['jean@société.fr:80', 'errors.field.email'],
  ['jean@société.fr/x', 'errors.field.email'],
  ['', 'errors.field.required'],
])('ERR-23 refuses the address « %s » with %s', (typed, key) => {
  const reading = readInput(email, typed)
  expect(reading.success ? [] : reading.issues.map((found) => found.key)).toEqual([key])
})

it.each([
  ['jean@xn--socit-esab.fr', 'jean@société.fr'],
  ['jean@exemple.fr', 'jean@exemple.fr'],
  ['jean@xn--\u00e9.fr', 'jean@xn--\u00e9.fr'],
  ['', ''],
])('shows the address %s as %s', (kept, shown) => {
  expect(shownEmail(kept)).toBe(shown)
})
