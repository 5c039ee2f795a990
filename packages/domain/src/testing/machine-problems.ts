import type { Agent } from '../access/agent.ts'
import type { ErrorKey } from '../errors.ts'
import { type Machine, transition } from '../kernel/transition.ts'
import { agentOf } from './agents.ts'

type AgentKind = keyof typeof agentOf

/** What one event does with some facts: written by hand, for each state, and for whom. */
export type ExpectedRow<State extends string | null, Effect, Events> = {
  readonly [Event in keyof Events & string]: {
    readonly event: Event
    readonly facts: Events[Event]
    /** The agents who may cause it; all the others are refused in every state. */
    readonly by: readonly AgentKind[]
    /** For each state, the next one or the key of the refusal; the key `null` is the state before the first. */
    readonly outcomes: Readonly<Record<`${State}`, State | ErrorKey>>
    readonly effect?: Effect
  }
}[keyof Events & string]

const accessKeys: readonly string[] = [
  'errors.user.forbidden',
  'errors.logas.forbidden',
  'errors.organisation.required',
]

/**
 * Where a machine differs from a literal table, tried with every state × event × agent. A state or an
 * event that the table leaves out is a difference too.
 */
export function machineProblems<State extends string | null, Effect extends string, Events>(
  machine: Machine<State, Agent, Effect, Events>,
  rows: readonly ExpectedRow<State, Effect, Events>[],
): string[] {
  const known = Object.keys(machine.events)
  const described = new Set<string>(rows.map(({ event }) => event))
  return [
    ...known.filter((event) => !described.has(event)).map((event) => `${event}: no row`),
    ...rows.flatMap((row, index) =>
      known.includes(row.event)
        ? rowProblems(machine, row).map((problem) => `row ${index}, ${row.event}, ${problem}`)
        : [`${row.event}: no such event`],
    ),
  ]
}

function rowProblems<State extends string | null, Effect extends string, Events>(
  machine: Machine<State, Agent, Effect, Events>,
  row: ExpectedRow<State, Effect, Events>,
): string[] {
  const named: Readonly<Record<string, State | ErrorKey>> = row.outcomes
  const states = machine.states.map(String)
  const unknown = Object.keys(named).filter((name) => !states.includes(name))
  return [
    ...unknown.map((name) => `${name}: no such state`),
    ...machine.states.flatMap((state) => {
      const expected = named[String(state)]
      if (expected === undefined) return [`${state}: nothing said`]
      return Object.entries(agentOf).flatMap(([kind, agent]) => {
        const found = transition(machine, row.event, { state, agent, facts: row.facts })
        const next = found.refusal === null ? found.to : found.refusal.key
        const may = row.by.some((allowed) => allowed === kind)
        if (!may) return accessKeys.includes(`${next}`) ? [] : [`${state}, ${kind}: ${next}`]
        const effect = found.refusal === null ? found.effect : (row.effect ?? null)
        return next === expected && effect === (row.effect ?? null)
          ? []
          : [`${state}, ${kind}: ${next}, effect ${effect}`]
      })
    }),
  ]
}
