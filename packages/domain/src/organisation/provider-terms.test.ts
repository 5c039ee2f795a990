import { describe, expect, it } from 'vitest'
import { newCustomerIssues, providerTermsIssues } from './provider-terms.ts'

const coefficients = { delegation: 1.9, gestion: 1.7 }
const paths = (issues: ReturnType<typeof newCustomerIssues>) =>
  issues.map(({ path, key }) => `${path.join('.')} ${key}`)

describe('what the provider decides of a customer', () => {
  it('is open for a company', () => {
    const terms = { blocked: true, coefficients, attendanceConfigType: 'app', parentId: 'group' }
    expect(providerTermsIssues(false, terms)).toEqual([])
  })

  it('N-29 of a group leaves out what only a company has', () => {
    const choice = 'errors.field.unknown_choice'
    const found = (terms: Parameters<typeof providerTermsIssues>[1]) =>
      paths(providerTermsIssues(true, terms))
    expect(found({ blocked: false })).toEqual([`blocked ${choice}`])
    expect(found({ coefficients })).toEqual([`coefficients ${choice}`])
    expect(found({ attendanceConfigType: 'app' })).toEqual([`attendanceConfigType ${choice}`])
    expect(found({ parentId: 'other' })).toEqual([`parentId ${choice}`])
    expect(found({ parentId: null })).toEqual([])
  })
})

describe('a new customer', () => {
  const administrator = { email: 'claire@example.test' }
  it.each([
    ['a company', { isParent: false, parentId: null, administrator }, []],
    ['a group', { isParent: true, parentId: null, administrator }, []],
    ['a company of a group', { isParent: false, parentId: 'group', administrator: null }, []],
    [
      'a group under a group',
      { isParent: true, parentId: 'group', administrator },
      ['parentId errors.field.unknown_choice'],
    ],
    [
      'a company that nobody could enter',
      { isParent: false, parentId: null, administrator: null },
      ['administrator errors.field.required'],
    ],
  ])('N-29 %s', (_what, customer, expected) => {
    expect(paths(newCustomerIssues(customer))).toEqual(expected)
  })
})
