import { PDF, type Signer, type TimestampAuthority } from '@libpdf/core'
import { detachedJws } from './detached-jws.ts'
import {
  type DocumentSeal,
  type SealedDocument,
  type SealOrder,
  TimestampUnavailable,
} from './port.ts'
import { watched } from './timestamps.ts'

/** Bytes kept for a seal with the word of an authority, whose certificates it carries. */
const roomForTimestamp = 32_768

/**
 * PAdES B-B, or B-T where a timestamp authority vouches (ETSI EN 319 142). Everything is appended,
 * nothing rewritten: who holds the document that was shown finds it byte for byte in front of the
 * sealed one.
 */
export function padesSeal(
  signer: () => Promise<Signer>,
  authority: TimestampAuthority | null,
): DocumentSeal {
  return {
    seal: async (document, pages, order) => {
      const whole = pages === null ? document : await withPages(document, pages)
      const withSigner = { signer: await signer(), order }
      if (authority === null) return signed(whole, { ...withSigner, authority })
      try {
        return await signed(whole, { ...withSigner, authority })
      } catch (error) {
        if (!(error instanceof TimestampUnavailable) || order.timestamp === 'needed') throw error
        return signed(whole, { ...withSigner, authority: null })
      }
    },
    signData: async (data) => detachedJws(await signer(), data),
  }
}

async function withPages(document: Uint8Array, pages: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(document)
  const added = await PDF.load(pages)
  const all = Array.from({ length: added.getPageCount() }, (_, i) => i)
  await pdf.copyPagesFrom(added, all)
  return pdf.save({ incremental: true })
}

interface Signing {
  readonly signer: Signer
  readonly order: SealOrder
  readonly authority: TimestampAuthority | null
}

/** The document is read anew for each try: one that failed half-way is not used again. */
async function signed(
  document: Uint8Array,
  { signer, order: { reason, at }, authority }: Signing,
): Promise<SealedDocument> {
  const pdf = await PDF.load(document)
  const seal = { signer, reason, signingTime: at, fieldName: 'Seal' }
  if (authority === null) return { bytes: (await pdf.sign(seal)).bytes, timestampedAt: null }
  const timestampAuthority = watched(authority)
  const { bytes } = await pdf.sign({
    ...seal,
    level: 'B-T',
    timestampAuthority,
    estimatedSize: roomForTimestamp,
  })
  return { bytes, timestampedAt: timestampAuthority.at() }
}
