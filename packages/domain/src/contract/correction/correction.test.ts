import { expect, it } from 'vitest'
import type { ContractStatus } from '../contract-transitions.ts'
import { areHoursOpen, correctionLock, isInCorrection } from './correction.ts'

const of = (status: ContractStatus, kind = 'contract') => ({ status, kind })

it.each([
  ['no document', [], null, false],
  ['one to sign', [of('unsigned')], null, false],
  ['a contested one', [of('contested')], null, true],
  ['a contested one beside one to sign', [of('unsigned'), of('contested')], null, true],
  ['a contested one beside a signed one', [of('signed'), of('contested')], 'signed', false],
  [
    'a contested one that was amended',
    [of('contested'), of('unsigned', 'place')],
    'amended',
    false,
  ],
  ['a contested amendment', [of('unsigned'), of('contested', 'hours')], 'amended', false],
  ['an amendment of a signed one', [of('signed'), of('contested', 'end')], 'signed', false],
] as const)('CTR-22 of %s', (_name, documents, lock, isOpen) => {
  expect([correctionLock(documents), isInCorrection(documents)]).toEqual([lock, isOpen])
})

it.each([
  ['a contested contract', {}, true],
  ['a contested amendment of hours', { kind: 'hours' }, true],
  ['a contested amendment of a term', { kind: 'term' }, false],
  ['a contested amendment of a place', { kind: 'place' }, false],
  ['a contract to sign', { status: 'unsigned' }, false],
  ['a signed one', { status: 'signed' }, false],
  ['a contested one that an amendment changes', { isAmended: true }, false],
  ['one of a flexible planning', { isFlexible: true }, false],
] as const)('CTR-22 the hours of %s', (_name, facts, open) => {
  const contested = { kind: 'contract', status: 'contested', isAmended: false, isFlexible: false }
  expect(areHoursOpen({ ...(contested as Parameters<typeof areHoursOpen>[0]), ...facts })).toBe(
    open,
  )
})
