import {
  type DocumentData,
  type PdfOrder,
  PdfUnavailable,
  PdfUnwritable,
} from '../../outside/pdf/port.ts'
import { refuse } from './refusal.ts'
import type { Call } from './route.ts'

/** Renders a document that its caller waits for; throws the reason if it cannot. */
export async function renderNow<Data extends DocumentData>(
  { services, log }: Pick<Call, 'services' | 'log'>,
  order: PdfOrder<Data>,
): Promise<Uint8Array> {
  try {
    return await services.pdf.render(order)
  } catch (error) {
    if (error instanceof PdfUnwritable) {
      throw refuse('errors.document.unwritable', { ...error.texts[0] })
    }
    if (!(error instanceof PdfUnavailable)) throw error
    log.warn({ err: error }, 'no document now')
    throw refuse('errors.unavailable')
  }
}
