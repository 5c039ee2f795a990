import { expect, it } from 'vitest'
import type { ContractStatus } from './contract-transitions.ts'
import { correctionLock, isInCorrection } from './correction.ts'

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
