/** Far more than any service that is asked with it answers. */
const longestAnswer = 4 * 1024 * 1024

/**
 * Fetches an answer to its end, within the time of the signal: a service that sends slowly or without end neither
 * holds a call up nor fills the memory.
 */
export async function boundedFetch(
  url: string | URL | Request,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  const answer = await fetch(url, init)
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of answer.body ?? []) {
    length += part.length
    if (length > longestAnswer) throw new Error(`an answer of more than ${longestAnswer} bytes`)
    parts.push(part)
  }
  const { status, statusText, headers } = answer
  return new Response(length === 0 ? null : Buffer.concat(parts), { status, statusText, headers })
}
