import type { ErrorKey } from '../errors.ts'
import type { Refusal } from './issue.ts'

/** One event of a state machine. `Facts` is what its guard and its target read, beside the state. */
interface Transition<State, Agent, Effect, Facts> {
  readonly from: readonly State[]
  /** Why this agent may not cause the event; `null` when they may. */
  readonly by: (agent: Agent) => Refusal | null
  /** The answer in every state that is not in `from`. */
  readonly refusal: ErrorKey | ((state: State) => ErrorKey)
  readonly guard?: (facts: Facts) => Refusal | null
  readonly to: (facts: Facts) => State
  /** The name of what the command does besides storing the state. */
  readonly effect?: Effect
}

/** A state machine as a table. `Events` gives each event its facts, `null` for an event without any. */
export interface Machine<State extends string | null, Agent, Effect extends string, Events> {
  readonly states: readonly State[]
  readonly events: {
    readonly [Event in keyof Events & string]: Transition<State, Agent, Effect, Events[Event]>
  }
}

export type Outcome<State, Effect> =
  | { readonly refusal: Refusal }
  | { readonly refusal: null; readonly to: State; readonly effect: Effect | null }

/**
 * Why an agent may not cause an event in a state: checks the agent, then the state, but not the
 * guard.
 */
export function refusalOf<State extends string | null, Agent, Effect extends string, Events>(
  machine: Machine<State, Agent, Effect, Events>,
  event: keyof Events & string,
  { state, agent }: { readonly state: State; readonly agent: Agent },
): Refusal | null {
  const { by, from, refusal } = machine.events[event]
  const forbidden = by(agent)
  if (forbidden !== null || from.includes(state)) return forbidden
  return { key: typeof refusal === 'function' ? refusal(state) : refusal }
}

/** The next state and the effect of an event, or the first obstacle: the agent, the state, the guard. */
export function transition<
  State extends string | null,
  Agent,
  Effect extends string,
  Events,
  Event extends keyof Events & string,
>(
  machine: Machine<State, Agent, Effect, Events>,
  event: Event,
  at: { readonly state: State; readonly agent: Agent; readonly facts: Events[Event] },
): Outcome<State, Effect> {
  const { guard, to, effect } = machine.events[event]
  const refusal = refusalOf(machine, event, at) ?? guard?.(at.facts) ?? null
  return refusal === null ? { refusal, to: to(at.facts), effect: effect ?? null } : { refusal }
}

/** The events that an agent may cause in a state, without checking guards: what a screen offers. */
export function allowedEvents<State extends string | null, Agent, Effect extends string, Events>(
  machine: Machine<State, Agent, Effect, Events>,
  at: { readonly state: State; readonly agent: Agent },
): (keyof Events & string)[] {
  const events = Object.keys(machine.events) as (keyof Events & string)[]
  return events.filter((event) => refusalOf(machine, event, at) === null)
}
