import type { FastifyReply } from 'fastify'
import { type CallCount, stepOf } from '../call-limit/allowance.ts'
import { refuse } from './refusal.ts'

/**
 * Says what is left in the headers of the IETF’s draft (draft-ietf-httpapi-ratelimit-headers), and
 * refuses a call that the allowance has no room for.
 */
export function sayCount(reply: FastifyReply, count: CallCount | null): void {
  if (count === null) return
  const { of, allowance, fullAfter: whole, isRefused } = count
  const step = stepOf(allowance)
  const left = (allowance.seconds * 1_000 - whole) / step
  const remaining = isRefused ? 0 : Math.max(0, Math.floor(left + 1e-6))
  const seconds = Math.max(1, Math.ceil(((1 - left) * step) / 1_000))
  void reply
    .header('ratelimit-policy', `"${of}";q=${allowance.calls};w=${allowance.seconds}`)
    .header(
      'ratelimit',
      `"${of}";r=${remaining};t=${isRefused ? seconds : Math.ceil(whole / 1_000)}`,
    )
  if (isRefused) throw refuse('errors.calls.too_many', { seconds })
}
