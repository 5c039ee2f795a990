import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { accountForm, cardForm } from './local-fields.ts'

const card = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' }
const schema = cardForm(isoDate('2026-12-02'))

function keysOf(form: typeof schema | typeof accountForm, value: object): string[] | undefined {
  return form
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
}

describe('a card as it is typed', () => {
  it('ENT-27 SET-27 ERR-29 says at each field what is wrong with it', () => {
    expect(keysOf(schema, card)).toBeUndefined()
    expect(keysOf(schema, { ...card, number: '4242 4242 4242 4241' })).toEqual([
      'number errors.field.card',
    ])
    expect(keysOf(schema, { ...card, expiry: '11/26' })).toEqual([
      'expiry errors.field.card_expiry',
    ])
    expect(keysOf(schema, { ...card, code: '1234' })).toEqual(['code errors.field.card_code'])
    expect(keysOf(schema, { number: ' ', expiry: '', code: '' })).toEqual([
      'number errors.field.required',
      'expiry errors.field.required',
      'expiry errors.field.card_expiry',
      'code errors.field.required',
    ])
  })
})

describe('an account as it is typed', () => {
  it('SET-27 SET-31 is of the country that was chosen', () => {
    const iban = 'FR14 2004 1010 0505 0001 3M02 606'
    expect(keysOf(accountForm, { country: 'FR', iban })).toBeUndefined()
    expect(keysOf(accountForm, { country: 'DE', iban })).toEqual(['iban errors.field.iban'])
    expect(keysOf(accountForm, { country: 'FR', iban: `${iban}1` })).toEqual([
      'iban errors.field.iban',
    ])
  })
})
