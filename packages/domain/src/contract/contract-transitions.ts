import { type Agent, allowedTo, systemOrAllowedTo } from '../access/agent.ts'
import type { ErrorKey } from '../errors.ts'
import type { Machine } from '../kernel/transition.ts'
import { type Signatory, signatoryRefusal } from './signature/signatory.ts'

/** The states of a document (C-11). */
export const contractStatuses = ['unsigned', 'contested', 'signed'] as const
export type ContractStatus = (typeof contractStatuses)[number]

interface SigningFacts {
  readonly signatory: Signatory
  /** The version that the signatory read, and the one in force. */
  readonly read: number
  readonly current: number
  /** Whether the PDF of that version is made. */
  readonly hasPaper: boolean
}

interface ContractEvents {
  readonly sign: SigningFacts
  readonly contest: { readonly read: number; readonly current: number }
  readonly regenerate: null
}

const olderVersion = ({ read, current }: Pick<SigningFacts, 'read' | 'current'>) =>
  read === current
    ? null
    : { key: 'errors.contract.newer_version' as const, params: { version: current } }

function decided(state: ContractStatus): ErrorKey {
  return state === 'signed' ? 'errors.contract.already_signed' : 'errors.contract.contested'
}

/** The states of a document and their events (decisions §7). */
export const contractMachine: Machine<ContractStatus, Agent, 'newVersion', ContractEvents> = {
  states: contractStatuses,
  events: {
    sign: {
      from: ['unsigned'],
      by: allowedTo('contract.sign'),
      refusal: decided,
      guard: ({ signatory, hasPaper, ...versions }) =>
        signatoryRefusal(signatory) ??
        olderVersion(versions) ??
        (hasPaper ? null : { key: 'errors.contract.no_paper' }),
      to: () => 'signed',
    },
    contest: {
      from: ['unsigned'],
      by: allowedTo('contract.sign'),
      refusal: decided,
      guard: olderVersion,
      to: () => 'contested',
    },
    regenerate: {
      from: ['unsigned', 'contested'],
      by: systemOrAllowedTo('contract.regenerate'),
      refusal: 'errors.contract.already_signed',
      to: () => 'unsigned',
      effect: 'newVersion',
    },
  },
}
