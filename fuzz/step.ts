import type fc from 'fast-check'
import type { Draft } from './request.ts'
import type { World } from './world.ts'

/** One way to spoil a call, with the values that were drawn for it. */
export interface Step {
  readonly name: string
  spoil(draft: Draft, world: World): void
}

/** The weight says how often the step is chosen, relative to the others. */
export function stepOf<Drawn>(
  name: string,
  weight: number,
  draws: fc.Arbitrary<Drawn>,
  spoil: (draft: Draft, drawn: Drawn, world: World) => void,
): fc.WeightedArbitrary<Step> {
  const arbitrary = draws.map((drawn): Step => {
    return { name, spoil: (draft, world) => spoil(draft, drawn, world) }
  })
  return { weight, arbitrary }
}
