import { PaymentUnavailable } from './port.ts'

/**
 * Waits for an answer of the provider; its outages become `PaymentUnavailable`, other errors stay.
 */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (cause) {
    if (isFault(cause)) throw new PaymentUnavailable('the provider did not answer', { cause })
    throw cause
  }
}

/** Waits for an answer like `asked`; returns `null` for an id that the provider does not know. */
export async function known<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await asked(answer)
  } catch (error) {
    if (statusOf(error) === 404 || codeOf(error) === 'resource_missing') return null
    throw error
  }
}

function isFault(error: unknown): boolean {
  const status = statusOf(error)
  return error instanceof Error && (status === null || status === 429 || status >= 500)
}

export function statusOf(error: unknown): number | null {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'statusCode') : null
  return typeof status === 'number' ? status : null
}

export function codeOf(error: unknown): unknown {
  return error instanceof Error ? Reflect.get(error, 'code') : null
}
