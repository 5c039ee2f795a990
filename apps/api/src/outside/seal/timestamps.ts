import { type DigestAlgorithm, HttpTimestampAuthority, type TimestampAuthority } from '@libpdf/core'
import { type Instant, instant } from '@renfort/domain/kernel/calendar.ts'
import { ContentInfo, SignedData, TSTInfo } from 'pkijs'
import { TimestampUnavailable } from './port.ts'

/** How long an authority may take to answer. */
const patienceMs = 10_000

/** Asks an authority for timestamps over HTTP (RFC 3161). */
export function httpTimestamps(url: string): TimestampAuthority {
  return new HttpTimestampAuthority(url, { timeout: patienceMs })
}

/** An authority for one seal; its answers are checked, and their time is kept. */
export function watched(authority: TimestampAuthority) {
  let at: Instant | null = null
  return {
    /** The time of the last valid answer. */
    at: () => at,
    timestamp: async (digest: Uint8Array, algorithm: DigestAlgorithm) => {
      try {
        const token = await authority.timestamp(digest, algorithm)
        at = timeOf(token, digest)
        return token
      } catch (cause) {
        throw new TimestampUnavailable('The timestamp authority gave no word.', { cause })
      }
    },
  }
}

/** The time of a token; a token for another digest is refused. */
function timeOf(token: Uint8Array, digest: Uint8Array): Instant {
  const { content } = ContentInfo.fromBER(Uint8Array.from(token))
  const { encapContentInfo } = new SignedData({ schema: content })
  const signed = encapContentInfo.eContent?.getValue()
  if (signed === undefined) throw new Error('The token is empty.')
  const { messageImprint, genTime } = TSTInfo.fromBER(signed)
  const vouched = Buffer.from(messageImprint.hashedMessage.valueBlock.valueHexView)
  if (!vouched.equals(digest)) throw new Error('The token is for another document.')
  return instant(genTime.toISOString())
}
