import type { Draft } from './draft.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

/** One way to spoil a call. */
export interface Step {
  readonly name: string
  /** How often it is chosen, relative to the other steps. */
  readonly weight: number
  apply(draft: Draft, random: Random, world: World): void
}
