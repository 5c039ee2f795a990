import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { departmentKey, departmentLimits, validateDepartment } from './department.ts'

const problems = (draft: Parameters<typeof validateDepartment>[0]) =>
  validateDepartment(draft).map(({ path, key }) => `${path.join('.')} ${key}`)

describe('a department', () => {
  it.each([
    ['Salle', []],
    ['Étages et lingerie', []],
    ['Salle 2 - terrasse', []],
    ['e\u0301tages', []],
    ['  Salle  ', []],
    ['S', []],
    ['x'.repeat(60), []],
    ['', ['name errors.field.required']],
    ['   ', ['name errors.field.required']],
    ['x'.repeat(61), ['name errors.field.too_long']],
    ['Salle  terrasse', ['name errors.department.characters']],
    ['Salle & bar', ['name errors.department.characters']],
    ['Service d’étage', ['name errors.department.characters']],
    ['Salle\tbar', []],
  ])(
    'DEPT-02 has a name of 1 to 60 letters, digits, hyphens and spaces: « %s »',
    (name, expected) => {
      expect(problems({ name, code: null })).toEqual(expected)
    },
  )

  it.each([
    [null, []],
    ['', []],
    ['  ', []],
    ['ANA-042', []],
    ['x'.repeat(20), []],
    ['x'.repeat(21), ['code errors.field.too_long']],
    ['A_1', ['code errors.department.characters']],
    ['A  1', ['code errors.department.characters']],
  ])(
    'DEPT-04 may have an analytic code of 20 characters of the same set: « %s »',
    (code, expected) => {
      expect(problems({ code })).toEqual(expected)
    },
  )

  it('DEPT-02 DEPT-04 CONST the limits are 60 and 20 characters', () => {
    expect(departmentLimits).toEqual({ name: 60, code: 20 })
  })

  it.each([
    ['Étages', 'etages', true],
    ['SALLE', ' salle ', true],
    ['İstanbul', 'istanbul', true],
    ['Réception', 'Reception', true],
    ['Salle 1', 'Salle 2', false],
    ['Salle-bar', 'Salle bar', false],
  ])('DEPT-03 is the same whatever case and accents: %s, %s', (one, other, isSame) => {
    expect(departmentKey(one) === departmentKey(other)).toBe(isSame)
  })

  it('DEPT-03 is the same however its accents are encoded', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(departmentKey(text.normalize('NFD'))).toBe(departmentKey(text.normalize('NFC')))
      }),
    )
  })
})
