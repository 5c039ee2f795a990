import { issue } from '@renfort/domain/kernel/issue.ts'
import { expect, it } from 'vitest'
import { refusedFields } from './refused-fields.ts'

const fieldOfPart = { endDate: 'end', siderIds: 'siders' } as const
const told = (metadata: Record<string, unknown>) =>
  refusedFields({ key: 'errors.input.invalid', metadata }, fieldOfPart, (key) => key ?? '')

it('ERR-04 puts the first problem of a field next to it, and the rest in a list that repeats none', () => {
  const issues = [
    issue(['shifts', 0, 'endDate'], 'errors.shift.duration'),
    issue(['shifts', 1, 'endDate'], 'errors.shift.end_before_start'),
    issue(['siderIds', 3], 'errors.field.format'),
    issue(['shifts'], 'errors.field.too_long'),
    issue(['removed'], 'errors.field.too_long'),
  ]
  expect(told({ issues })).toEqual({
    fields: { end: 'errors.shift.duration', siders: 'errors.field.format' },
    others: ['errors.field.too_long'],
  })
})

it('says a refusal that names no field itself', () => {
  expect(told({})).toEqual({ fields: {}, others: ['errors.input.invalid'] })
})
