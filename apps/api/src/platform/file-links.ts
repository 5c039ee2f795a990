import { createHmac, timingSafeEqual } from 'node:crypto'
import { apiBase } from './api-base.ts'
import type { Clock } from './clock.ts'

/** Seconds for which an address serves its file (G-18). */
const livesForSeconds = 900
/** Seconds for which a file keeps the same address, so that browsers can cache pictures. */
const sameForSeconds = 60
/** The most addresses in memory, of a few hundred bytes each. */
const mostGiven = 10_000

const keyShape = /^[a-z-]+\/[0-9a-f-]{36}\.[a-z]+$/
const nameShape = /^[A-Za-z0-9_-]{1,40}$/
const segmentShape = /^[A-Za-z0-9_-]{1,200}\.[A-Za-z0-9_-]{43}$/

export interface OpenedLink {
  readonly key: string
  readonly remainingSeconds: number
  /** The name to save the file under, without its extension. */
  readonly name?: string
}

/** Makes and reads the addresses of stored files: a signed key and expiry. */
export interface FileLinks {
  /**
   * The address for the value of a column: a signed, short-lived one for a stored file; any other
   * address unchanged. `name` is the name to save the file under, without its extension.
   */
  link(stored: string | null, name?: string): string | null
  /** `null` for a segment with a wrong signature or an expired one. */
  open(segment: string): OpenedLink | null
}

export function createFileLinks(
  secret: Buffer,
  clock: Pick<Clock, 'epochMilliseconds'>,
  origin = '',
): FileLinks {
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(payload).digest()
  /** The addresses of this minute, because lists and repeated calls show the same files. */
  const given = new Map<string, string>()
  let givenUntil = 0
  const secondsNow = () => Math.floor(clock.epochMilliseconds() / 1_000)
  return {
    link: (stored, name) => {
      if (stored === null || !keyShape.test(stored)) return stored
      const until = secondsNow() - (secondsNow() % sameForSeconds) + livesForSeconds
      if (until !== givenUntil || given.size >= mostGiven) given.clear()
      givenUntil = until
      const named = name !== undefined && nameShape.test(name) ? `${stored} ${name}` : stored
      const known = given.get(named)
      if (known !== undefined) return known
      const payload = Buffer.from(`${until.toString(36)} ${named}`).toString('base64url')
      const signature = signatureOf(payload).toString('base64url')
      const address = `${origin}${apiBase}/download/${payload}.${signature}`
      given.set(named, address)
      return address
    },
    open: (segment) => {
      if (!segmentShape.test(segment)) return null
      const [payload = '', signature = ''] = segment.split('.')
      if (!timingSafeEqual(signatureOf(payload), Buffer.from(signature, 'base64url'))) return null
      const [until = '', key = '', name] = Buffer.from(payload, 'base64url').toString().split(' ')
      const remainingSeconds = parseInt(until, 36) - secondsNow()
      if (remainingSeconds <= 0) return null
      return { key, remainingSeconds, ...(name === undefined ? {} : { name }) }
    },
  }
}
