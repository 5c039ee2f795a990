import type { z } from 'zod'
import { CompanyRegisterUnavailable } from './port.ts'

/** People type the data faster than a slower answer comes. */
export const registerTimeoutMilliseconds = 4_000

interface Question<Reply> {
  readonly baseUrl: string
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly reply: z.ZodType<Reply>
  readonly timeout: number
}

/** One question to a register over HTTP; `null` for what it does not know. */
export async function askRegister<Reply>({
  baseUrl,
  path,
  query = {},
  headers = {},
  reply,
  timeout,
}: Question<Reply>): Promise<Reply | null> {
  const url = new URL(path, baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
  url.search = new URLSearchParams(query).toString()
  try {
    const answer = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.status === 404) return null
    if (!answer.ok) throw new Error(`status ${answer.status}`)
    return reply.parse(await answer.json())
  } catch (cause) {
    throw new CompanyRegisterUnavailable('the register of companies did not answer', { cause })
  }
}

/** A text of the register, which writes `[ND]` or `[NON-DIFFUSIBLE]` for what it may not show. */
export function shownText(...texts: readonly (string | null | undefined)[]): string | null {
  for (const text of texts) {
    const shown = text?.trim() ?? ''
    if (shown !== '' && !/^\[.*\]$/.test(shown)) return shown
  }
  return null
}
