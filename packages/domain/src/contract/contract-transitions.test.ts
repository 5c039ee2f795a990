import { describe, expect, it } from 'vitest'
import { transition } from '../kernel/transition.ts'
import { agentOf } from '../testing/agents.ts'
import { machineProblems } from '../testing/machine-problems.ts'
import { contractMachine } from './contract-transitions.ts'

const signatory = { firstName: 'Ana', lastName: 'Le Goff', phone: '+33639980000' }
const signing = { signatory, read: 2, current: 2, hasPaper: true }
const members = ['admin', 'user'] as const
const staff = ['insider', 'logAs', 'system'] as const
const alreadySigned = 'errors.contract.already_signed'
const contested = 'errors.contract.contested'

describe('a batch of contracts (decisions §7)', () => {
  it('CTR-21 CTR-22 CTR-23 moves as the specification says, for every state, event and agent', () => {
    const decided = { contested, signed: alreadySigned } as const
    const signable = (outcome: 'signed' | 'errors.contract.newer_version') => ({
      unsigned: outcome,
      ...decided,
    })
    expect(
      machineProblems(contractMachine, [
        { event: 'sign', facts: signing, by: members, outcomes: signable('signed') },
        {
          event: 'sign',
          facts: { ...signing, read: 1 },
          by: members,
          outcomes: signable('errors.contract.newer_version'),
        },
        {
          event: 'sign',
          facts: { ...signing, hasPaper: false },
          by: members,
          outcomes: { unsigned: 'errors.contract.no_paper', ...decided },
        },
        {
          event: 'sign',
          facts: { ...signing, signatory: { ...signatory, phone: null } },
          by: members,
          outcomes: { unsigned: 'errors.contract.profile_incomplete', ...decided },
        },
        {
          event: 'contest',
          facts: { read: 2, current: 2 },
          by: members,
          outcomes: { unsigned: 'contested', ...decided },
        },
        {
          event: 'contest',
          facts: { read: 1, current: 2 },
          by: members,
          outcomes: signable('errors.contract.newer_version'),
        },
        {
          event: 'regenerate',
          facts: null,
          by: staff,
          outcomes: { unsigned: 'unsigned', contested: 'unsigned', signed: alreadySigned },
          effect: 'newVersion',
        },
      ]),
    ).toEqual([])
  })

  it('is never signed or contested by somebody who acts for a member', () => {
    const at = { state: 'unsigned', agent: agentOf.logAs } as const
    const found = [
      transition(contractMachine, 'sign', { ...at, facts: signing }),
      transition(contractMachine, 'contest', { ...at, facts: { read: 2, current: 2 } }),
    ]
    expect(found.map(({ refusal }) => refusal?.key)).toEqual([
      'errors.logas.forbidden',
      'errors.logas.forbidden',
    ])
  })
})
