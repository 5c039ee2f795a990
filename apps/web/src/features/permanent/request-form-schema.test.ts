import type { IsoDate } from '@renfort/domain/kernel/calendar.ts'
import { describe, expect, it } from 'vitest'
import { emptyRequest, requestFormSchema } from './request-form-schema.ts'

const schema = requestFormSchema('2026-12-02' as IsoDate)
const filled = {
  ...emptyRequest,
  jobName: ' Chef de rang ',
  location: { address: '12 rue X', city: 'Lyon', postalCode: '69002', lat: 45.7, lon: 4.8 },
  startDate: '2026-12-02',
}

function problems(change: object): string[] {
  const { error } = schema.safeParse({ ...filled, ...change })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`)
}

describe('the form of a request', () => {
  it('HRZ-07 HRZ-09 needs a name, a date and an address; one position, no salary, no comment', () => {
    expect(schema.parse(filled)).toEqual({
      jobName: 'Chef de rang',
      location: { ...filled.location, country: 'FR' },
      commentary: '',
      startDate: '2026-12-02',
      availablePositions: 1,
    })
    expect(problems(emptyRequest).toSorted()).toEqual([
      'jobName errors.field.required',
      'location.address errors.field.required',
      'location.city errors.field.required',
      'location.postalCode errors.field.postal_code',
      'location.postalCode errors.field.required',
      'startDate errors.field.required',
    ])
  })

  it('HRZ-05 refuses a day that is over', () => {
    expect(problems({ startDate: '2026-12-01' })).toEqual([
      'startDate errors.permanent.start_in_past',
    ])
  })

  it.each([
    [30_000, null],
    [null, 36_000],
    [null, null],
  ])('HRZ-08 sends no salary from %s to %s', (min, max) => {
    expect(schema.parse({ ...filled, salary: { min, max } })).not.toHaveProperty('salary')
  })

  it('HRZ-08 sends a salary with both ends, in order', () => {
    const salary = { min: 30_000, max: 36_000 }
    expect(schema.parse({ ...filled, salary })).toMatchObject({ salary })
    expect(problems({ salary: { min: 36_000, max: 30_000 } })).toEqual([
      'salary.max errors.field.too_small',
    ])
  })
})
