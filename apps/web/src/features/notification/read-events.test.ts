import { describe, expect, it } from 'vitest'
import { eventsIn, followEvents, longestSilenceMs } from './read-events.ts'

const encoder = new TextEncoder()
/** A stream that sends these parts and then ends. */
const streamOf = (...parts: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
const said = (id: number) => `id: ${id}\ndata: {"n":${id}}\n\n`
/** A pause that ends only with its signal. */
const never = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

/** Follows until there is nothing more to open. */
async function followed(answers: readonly (ReadableStream<Uint8Array> | null)[]) {
  const ending = new AbortController()
  const [asked, heard, told]: [(string | null)[], string[], boolean[]] = [[], [], []]
  let next = 0
  await followEvents(
    {
      open: async (lastHeard) => {
        asked.push(lastHeard)
        const answer = answers[next]
        next += 1
        if (next >= answers.length) ending.abort()
        if (answer === null || answer === undefined) throw new Error('refused')
        return answer
      },
      hear: (data) => heard.push(data),
      tell: (isLive) => told.push(isLive),
      // Only a stream that says nothing waits for a minute.
      pause: (milliseconds, signal) =>
        milliseconds === 60_000 ? never(signal) : Promise.resolve(),
    },
    ending.signal,
  )
  return { asked, heard, told }
}

describe('server-sent events', () => {
  it('are read whole, whatever the network cuts, without comments', () => {
    expect(eventsIn(': still here\n\nid: 7\ndata: {}')).toEqual([{ id: '7', data: '{}' }])
  })

  it('issue 39 §5 a break asks again after what was heard last, and loses and doubles nothing', async () => {
    const { asked, heard } = await followed([
      streamOf(said(1), 'id: 2\nda', 'ta: {"n":2}\n\nid: 3\nda'),
      null,
      streamOf(said(3)),
      null,
    ])
    expect(heard).toEqual(['{"n":1}', '{"n":2}', '{"n":3}'])
    expect(asked).toEqual([null, '2', '2', '3'])
  })

  it('issue 39 §5 a network that drops them is told at the second break, and its return too', async () => {
    const { told } = await followed([null, null, streamOf(said(1)), null])
    expect(told).toEqual([false, true])
  })

  it('issue 39 §5 the return is told where nothing has happened meanwhile: the server only says that it is there', async () => {
    const { told, heard } = await followed([
      streamOf(said(1)),
      null,
      streamOf(': still here\n\n'),
      null,
    ])
    expect(told).toEqual([true, false, true, false])
    expect(heard).toHaveLength(1)
  })

  it('a stream that always ends right after its first words is asked for less and less often', async () => {
    const pauses: number[] = []
    const ending = new AbortController()
    await followEvents(
      {
        open: async () => streamOf(': still here\n\n'),
        hear: () => undefined,
        tell: () => undefined,
        pause: (milliseconds, signal) => {
          // A stream that is read waits for the longest silence.
          if (milliseconds === longestSilenceMs && pauses.length < 3) return never(signal)
          pauses.push(milliseconds)
          if (pauses.length === 3) ending.abort()
          return Promise.resolve()
        },
      },
      ending.signal,
    )
    expect(pauses).toEqual([1_000, 5_000, 15_000])
  })
})
