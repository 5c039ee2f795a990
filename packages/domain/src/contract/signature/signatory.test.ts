import { expect, it } from 'vitest'
import { signatoryIssues, signatoryRefusal } from './signatory.ts'

const ana = { firstName: 'Ana', lastName: 'Le Goff', phone: '0639980000' }

it.each([
  [ana, []],
  [{ ...ana, firstName: 'Anne-Sophie', lastName: 'd’Arc' }, []],
  [{ ...ana, lastName: "O'Neil" }, []],
  [{ ...ana, firstName: 'Лариса', lastName: 'مريم' }, []],
  [{ ...ana, firstName: '42' }, ['firstName']],
  [{ ...ana, firstName: 'Ana2' }, ['firstName']],
  [{ ...ana, lastName: '' }, []],
  [{ ...ana, firstName: '' }, ['firstName']],
  [{ ...ana, lastName: ' - ' }, ['lastName']],
  [{ ...ana, lastName: 'Le Goff <b>' }, ['lastName']],
  [{ ...ana, phone: null }, ['phone']],
  [{ ...ana, phone: '  ' }, ['phone']],
  [{ firstName: '', lastName: '', phone: '1' }, ['firstName']],
  [{ firstName: '', lastName: '1', phone: '' }, ['firstName', 'lastName', 'phone']],
])('CTR-15 a profile %j lacks %j to sign', (signatory, missing) => {
  expect(signatoryIssues(signatory).map(({ field }) => field)).toEqual(missing)
  expect(signatoryRefusal(signatory)?.params).toEqual(
    missing.length === 0 ? undefined : { missing: missing.join(' ') },
  )
})

it('CTR-16 says what is wrong in the field that keeps a profile from signing', () => {
  expect(signatoryIssues({ ...ana, firstName: 'Julien2' })).toEqual([
    {
      field: 'firstName',
      path: ['firstName'],
      key: 'errors.field.person_name_sign',
      params: { sign: '2' },
    },
  ])
})
