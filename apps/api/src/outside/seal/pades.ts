import type { Signer, TimestampAuthority } from '@libpdf/core'
import { detachedJws } from './detached-jws.ts'
import {
  type DocumentSeal,
  type SealedDocument,
  type SealOrder,
  TimestampUnavailable,
} from './port.ts'
import { isQuestion, sealThread, type SealThread } from './seal-thread.ts'
import { watched } from './timestamps.ts'

/**
 * Seals by PAdES B-B, or B-T with a timestamp authority (ETSI EN 319 142), on a thread of its own.
 * The seal is appended and nothing is rewritten, so the sealed file begins with the document that
 * was shown, byte for byte.
 */
export function padesSeal(
  signer: () => Promise<Signer>,
  authority: TimestampAuthority | null,
): DocumentSeal {
  const thread = sealThread()
  return {
    seal: async (document, pages, order) => {
      const work = { document, pages, order, signer: await signer() }
      if (authority === null) return sealed(thread, { ...work, authority })
      try {
        return await sealed(thread, { ...work, authority })
      } catch (error) {
        if (!(error instanceof TimestampUnavailable) || order.timestamp === 'needed') throw error
        return sealed(thread, { ...work, authority: null })
      }
    },
    signData: async (data) => detachedJws(await signer(), data),
  }
}

interface Sealing {
  readonly document: Uint8Array
  readonly pages: Uint8Array | null
  readonly order: SealOrder
  readonly signer: Signer
  readonly authority: TimestampAuthority | null
}

/** Each try reads the document again, because a failed try may have changed it. */
async function sealed(
  thread: SealThread,
  { document, pages, order, signer, authority }: Sealing,
): Promise<SealedDocument> {
  const { certificate, certificateChain, keyType, signatureAlgorithm } = signer
  const stamps = authority === null ? null : watched(authority)
  let refusal: unknown = null
  const answer = await thread.run(
    {
      document,
      pages,
      sealing: { reason: order.reason, signingTime: order.at },
      key: {
        certificate,
        keyType,
        signatureAlgorithm,
        ...(certificateChain === undefined ? {} : { certificateChain }),
      },
      isTimestamped: stamps !== null,
    },
    async (question) => {
      if (!isQuestion(question)) return undefined
      const { asks, data, algorithm } = question
      try {
        const replied =
          asks === 'timestamp' && stamps !== null
            ? await stamps.timestamp(data, algorithm)
            : await signer.sign(data, algorithm)
        return { replied }
      } catch (error) {
        refusal = error
        return { refused: String(error) }
      }
    },
  )
  if ('bytes' in answer) return { bytes: answer.bytes, timestampedAt: stamps?.at() ?? null }
  throw refusal ?? new Error(`A document cannot be sealed: ${answer.failure}`)
}
