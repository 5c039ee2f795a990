import { PDF, type Signer } from '@libpdf/core'
import type { DocumentSeal } from './port.ts'

/**
 * PAdES B-B (ETSI EN 319 142). Everything is appended, nothing rewritten: who holds the document that
 * was shown finds it byte for byte in front of the sealed one.
 */
export function padesSeal(signer: () => Promise<Signer>): DocumentSeal {
  return {
    seal: async (document, pages, { reason, at }) => {
      const pdf = await PDF.load(document)
      const added = await PDF.load(pages)
      const all = Array.from({ length: added.getPageCount() }, (_, i) => i)
      await pdf.copyPagesFrom(added, all)
      const whole = await PDF.load(await pdf.save({ incremental: true }))
      const { bytes } = await whole.sign({
        signer: await signer(),
        reason,
        signingTime: at,
        fieldName: 'Seal',
      })
      return bytes
    },
  }
}
