import type { Call } from '../../platform/http/route.ts'
import {
  takeTries,
  throttle,
  throttleFromAnywhere,
  type Throttle,
} from '../../platform/throttle/throttle.ts'

/** Counts a try of a code: six digits are guessed in a million. */
export async function throttleCodes(call: Call, userId: string): Promise<Throttle> {
  const tries = await takeTries([
    () => throttle(call, 'second-factor', userId),
    () => throttleFromAnywhere(call, 'second-factor-account', userId),
  ])
  return {
    giveBack: async () => {
      for (const taken of tries) await taken.giveBack()
    },
    clear: async () => {
      for (const taken of tries) await taken.clear()
    },
  }
}
