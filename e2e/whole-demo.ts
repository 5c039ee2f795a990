import { setTimeout as wait } from 'node:timers/promises'

const lookAgainMs = 500
const mostLooks = 1_200

/** Waits for the past of the demo, which the server creates after its first answer. */
export async function untilDemoIsWhole(address: string): Promise<void> {
  for (let look = 0; look < mostLooks; look += 1) {
    const answer = await fetch(`${address}/api/health`).catch(() => null)
    if (answer?.ok) {
      const { demo } = (await answer.json()) as { readonly demo: string }
      if (demo === 'ready') return
    }
    await wait(lookAgainMs)
  }
  throw new Error('The demo is not whole.')
}
