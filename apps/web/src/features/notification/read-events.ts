/** One message of server-sent events. */
interface SentEvent {
  readonly id: string | null
  readonly data: string
}

/** The messages in a text of whole blocks; comments have no data. */
export function eventsIn(text: string): readonly SentEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const of = (field: string) =>
      block
        .split('\n')
        .filter((line) => line.startsWith(`${field}: `))
        .map((line) => line.slice(field.length + 2))
    const data = of('data')
    return data.length === 0 ? [] : [{ id: of('id').at(-1) ?? null, data: data.join('\n') }]
  })
}

interface Following {
  /** Asks for the events after the one that was heard last. */
  readonly open: (
    lastHeard: string | null,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>
  readonly hear: (data: string) => void
  /** Is called with `true` while the server pushes events, and with `false` when it no longer does. */
  readonly tell: (isLive: boolean) => void
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** The server says something every 25 seconds: after this time a proxy holds it back, or the network is gone. */
export const longestSilenceMs = 60_000
const pausesMs = [1_000, 5_000, 15_000, 60_000] as const

/** Follows events until it is aborted, and comes back after each break. */
export async function followEvents(following: Following, signal: AbortSignal): Promise<void> {
  let lastHeard: string | null = null
  let breaks = 0
  while (!signal.aborted) {
    const silence = new AbortController()
    const either = AbortSignal.any([signal, silence.signal])
    let isOpening = true
    try {
      const body = await following.open(lastHeard, either)
      await readAll(body, {
        ...following,
        // Where nothing has happened meanwhile, the server only says that it is there.
        notice: () => {
          following.tell(true)
          // A stream that ends right after its first words is no end of the break.
          if (!isOpening) breaks = 0
          isOpening = false
        },
        hear: ({ id, data }) => {
          lastHeard = id
          breaks = 0
          following.hear(data)
        },
        signal: either,
      })
    } catch {
      // A break is nothing to report: it is told in place, and tried again.
    }
    silence.abort()
    if (signal.aborted) return
    // A server that restarts is back at once: only the second break in a row is told.
    if (breaks > 0) following.tell(false)
    await following.pause(pausesMs[Math.min(breaks, pausesMs.length - 1)] ?? 0, signal)
    breaks += 1
  }
}

interface Reading extends Pick<Following, 'pause'> {
  /** Is called with each block that arrives, of a comment too. */
  readonly notice: () => void
  readonly hear: (event: SentEvent) => void
  readonly signal: AbortSignal
}

/** Resolves when the stream ends, or is silent for too long. */
async function readAll(
  body: ReadableStream<Uint8Array>,
  { notice, hear, pause, signal }: Reading,
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const heard = new AbortController()
      const silent = pause(longestSilenceMs, AbortSignal.any([signal, heard.signal])).then(
        () => null,
      )
      const part = await Promise.race([reader.read(), silent])
      heard.abort()
      if (part === null || part.done) return
      rest += decoder.decode(part.value, { stream: true })
      const whole = rest.lastIndexOf('\n\n')
      if (whole === -1) continue
      notice()
      for (const event of eventsIn(rest.slice(0, whole))) hear(event)
      rest = rest.slice(whole + 2)
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}
