import { z } from 'zod'
import { FlowRefused, InvoicePlatformUnavailable } from './port.ts'

export interface FlowServiceSettings {
  /** The base address of the flow service, without `/v1`. */
  readonly url: string
  /** The address that gives its tokens (OAuth 2, client credentials). */
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
}

/**
 * A call; a form or a JSON body makes it a POST. The form is a function, because a second try needs
 * a new one.
 */
interface Question {
  readonly path: string
  readonly form?: () => FormData
  readonly body?: object
}

export interface CallFlowService {
  json(question: Question): Promise<unknown>
  text(question: Question): Promise<string>
}

const timeoutMilliseconds = 20_000
/** A token is renewed this long before it ends. */
const marginMilliseconds = 30_000
/** Characters kept of the error text of a platform. */
const longestReason = 500

const token = z.object({ access_token: z.string().min(1), expires_in: z.number().default(300) })
const failure = z.object({ errorCode: z.string(), errorMessage: z.string().nullish() })

/**
 * The calls of a flow service; a token is fetched when one is needed. A refusal throws
 * `FlowRefused`, and a failure that may succeed later `InvoicePlatformUnavailable`.
 */
export function flowServiceCalls(
  settings: FlowServiceSettings,
  now: () => number,
  timeout: number = timeoutMilliseconds,
): CallFlowService {
  let known: { readonly value: string; readonly until: number } | null = null

  const tokenOf = async (): Promise<string> => {
    if (known !== null && known.until > now()) return known.value
    const { clientId, clientSecret, tokenUrl } = settings
    const answer = await reached(tokenUrl, timeout, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    })
    if (!answer.ok) throw new InvoicePlatformUnavailable(`no token: status ${answer.status}`)
    const { access_token: value, expires_in: seconds } = await readable(token, answer)
    known = { value, until: now() + seconds * 1_000 - marginMilliseconds }
    return value
  }

  const ask = async ({ path, form, body }: Question): Promise<Response> => {
    const authorization = `Bearer ${await tokenOf()}`
    const content = form?.() ?? (body && JSON.stringify(body))
    return reached(`${settings.url.replace(/\/$/, '')}/v1/${path}`, timeout, {
      method: content === undefined ? 'GET' : 'POST',
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(content !== undefined && { body: content }),
    })
  }

  const answered = async (
    question: Question,
    final: readonly number[] = atFault,
  ): Promise<Response> => {
    let answer = await ask(question)
    if (answer.status === 401) {
      known = null
      answer = await ask(question)
    }
    if (!answer.ok) throw await failureOf(answer, final)
    return answer
  }

  return {
    json: async (question) => readable(z.unknown(), await answered(question)),
    // A document that the platform no longer has will not come back, so 404 is final.
    text: async (question) => (await answered(question, [...atFault, 404])).text(),
  }
}

async function reached(url: string, timeout: number, init: RequestInit): Promise<Response> {
  try {
    // A redirect would take the token elsewhere.
    return await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeout) })
  } catch (cause) {
    throw new InvoicePlatformUnavailable('the platform did not answer', { cause })
  }
}

async function readable<Reply>(reply: z.ZodType<Reply>, answer: Response): Promise<Reply> {
  try {
    return reply.parse(await answer.json())
  } catch (cause) {
    throw new InvoicePlatformUnavailable('the platform answered something else', { cause })
  }
}

/** These statuses blame the document; with any other, a later try may succeed. */
const atFault = [400, 409, 413, 422]

async function failureOf(answer: Response, final: readonly number[]): Promise<Error> {
  const text = await answer.text().catch(() => '')
  const { errorCode, errorMessage } = saidIn(text) ?? { errorCode: `status ${answer.status}` }
  const reason = `${errorCode} ${errorMessage ?? ''}`.trim().slice(0, longestReason)
  return final.includes(answer.status)
    ? new FlowRefused(reason)
    : new InvoicePlatformUnavailable(`status ${answer.status}: ${reason}`)
}

function saidIn(text: string): z.infer<typeof failure> | null {
  try {
    return failure.parse(JSON.parse(text))
  } catch {
    return null
  }
}
