import { describe, expect, it } from 'vitest'
import { type Agent, allowedTo, systemOnly, systemOrAllowedTo } from '../access/agent.ts'
import { agentOf } from '../testing/agents.ts'
import { type ExpectedRow, machineProblems } from '../testing/machine-problems.ts'
import { allowedEvents, type Machine, refusalOf, transition } from './transition.ts'

type State = null | 'waiting' | 'answered' | 'paid'

interface Events {
  readonly start: null
  readonly answer: { readonly words: string; readonly accepts: boolean }
  readonly pay: null
}

/** A request waits, is answered or refused by the company, and is paid by a job. */
const toy: Machine<State, Agent, 'writeMail', Events> = {
  states: [null, 'waiting', 'answered', 'paid'],
  events: {
    start: {
      from: [null, 'answered'],
      by: systemOrAllowedTo('applicant.add'),
      refusal: 'errors.action.unavailable',
      to: () => 'waiting',
    },
    answer: {
      from: ['waiting'],
      by: allowedTo('applicant.decide'),
      refusal: (state) =>
        state === 'paid' ? 'errors.contract.already_signed' : 'errors.contract.contested',
      guard: ({ words }) => (words.trim() === '' ? { key: 'errors.field.required' } : null),
      to: ({ accepts }) => (accepts ? 'answered' : 'waiting'),
      effect: 'writeMail',
    },
    pay: {
      from: ['answered'],
      by: systemOnly,
      refusal: 'errors.action.unavailable',
      to: () => 'paid',
    },
  },
}

const unavailable = 'errors.action.unavailable'
const company = ['admin', 'user', 'logAs'] as const
const answerOutcomes = {
  null: 'errors.contract.contested',
  answered: 'errors.contract.contested',
  paid: 'errors.contract.already_signed',
} as const

const rows: readonly ExpectedRow<State, 'writeMail', Events>[] = [
  {
    event: 'start',
    facts: null,
    by: ['insider', 'system'],
    outcomes: { null: 'waiting', waiting: unavailable, answered: 'waiting', paid: unavailable },
  },
  {
    event: 'answer',
    facts: { words: 'Oui', accepts: true },
    by: company,
    outcomes: { ...answerOutcomes, waiting: 'answered' },
    effect: 'writeMail',
  },
  {
    event: 'answer',
    facts: { words: 'Non', accepts: false },
    by: company,
    outcomes: { ...answerOutcomes, waiting: 'waiting' },
    effect: 'writeMail',
  },
  {
    event: 'answer',
    facts: { words: ' ', accepts: true },
    by: company,
    outcomes: { ...answerOutcomes, waiting: 'errors.field.required' },
  },
  {
    event: 'pay',
    facts: null,
    by: ['system'],
    outcomes: { null: unavailable, waiting: unavailable, answered: 'paid', paid: unavailable },
  },
]

describe('a state machine', () => {
  it('answers the first obstacle: the agent, then the state, then the guard', () => {
    const facts = { words: '', accepts: true }
    const keyOf = (state: State, agent: Agent) =>
      transition(toy, 'answer', { state, agent, facts }).refusal?.key
    expect(keyOf('paid', agentOf.collaborator)).toBe('errors.user.forbidden')
    expect(keyOf('paid', agentOf.admin)).toBe('errors.contract.already_signed')
    expect(keyOf('waiting', agentOf.admin)).toBe('errors.field.required')
  })

  it('answers the next state and the effect where nothing is in the way', () => {
    const facts = { words: 'Oui', accepts: true }
    expect(transition(toy, 'answer', { state: 'waiting', agent: agentOf.admin, facts })).toEqual({
      refusal: null,
      to: 'answered',
      effect: 'writeMail',
    })
    expect(transition(toy, 'pay', { state: 'answered', agent: 'system', facts: null })).toEqual({
      refusal: null,
      to: 'paid',
      effect: null,
    })
  })

  it('tells a screen why an event is closed, without the facts of its guard', () => {
    const at = { state: 'paid', agent: agentOf.admin } as const
    expect(refusalOf(toy, 'answer', at)).toEqual({ key: 'errors.contract.already_signed' })
    expect(refusalOf(toy, 'answer', { ...at, state: 'waiting' })).toBeNull()
  })

  it('lists the events that an agent may cause in a state', () => {
    expect(allowedEvents(toy, { state: 'answered', agent: 'system' })).toEqual(['start', 'pay'])
    expect(allowedEvents(toy, { state: 'waiting', agent: agentOf.admin })).toEqual(['answer'])
    expect(allowedEvents(toy, { state: 'paid', agent: 'system' })).toEqual([])
  })
})

describe('the test of a machine against a literal table', () => {
  it('finds nothing where both agree', () => {
    expect(machineProblems(toy, rows)).toEqual([])
  })

  it('finds a state and an event that the table leaves out', () => {
    const { start } = toy.events
    const withEvent = { ...toy, events: { ...toy.events, stop: start } }
    expect(machineProblems<State, 'writeMail', Events>(withEvent, rows)).toEqual(['stop: no row'])
    const withState = { ...toy, states: [...toy.states, 'lost'] } as unknown as typeof toy
    expect(machineProblems(withState, rows)).toEqual(
      ['start', 'answer', 'answer', 'answer', 'pay'].map(
        (event, index) => `row ${index}, ${event}, lost: nothing said`,
      ),
    )
  })

  it('finds another target, another effect, another agent and a state that is none', () => {
    const [start, answer, , , pay] = rows
    if (start?.event !== 'start' || answer === undefined || pay?.event !== 'pay') throw new Error()
    const startedElsewhere = { ...start.outcomes, null: 'paid', lost: 'paid' } as const
    const wrong = [
      { ...start, outcomes: startedElsewhere },
      { ...answer, effect: undefined },
    ]
    const others = { ...pay, by: ['system', 'group'] } as const
    expect(machineProblems(toy, [...(wrong as typeof rows), others])).toEqual([
      'row 0, start, lost: no such state',
      'row 0, start, null, insider: waiting, effect null',
      'row 0, start, null, system: waiting, effect null',
      ...company.map((kind) => `row 1, answer, waiting, ${kind}: answered, effect writeMail`),
      ...toy.states.map(
        (state) => `row 2, pay, ${state}, group: errors.user.forbidden, effect null`,
      ),
    ])
  })
})
