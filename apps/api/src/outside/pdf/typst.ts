import { ownThread, type ThreadLimits } from '../own-thread.ts'
import {
  type CountedPdf,
  type DocumentData,
  type PdfOrder,
  type PdfRenderer,
  PdfUnavailable,
  PdfUnwritable,
  type PdfStandard,
  type UnwritableText,
} from './port.ts'

/** The message to the thread. */
export interface TypstTask {
  readonly template: string
  readonly data: DocumentData
  readonly standard: PdfStandard
}
export type TypstAnswer =
  | CountedPdf
  | { readonly failure: string }
  | { readonly unwritable: readonly UnwritableText[] }

const usual: ThreadLimits = {
  longestMs: 20_000,
  mostWaiting: 50,
  worker: new URL('./typst-worker.ts', import.meta.url),
}

/** Makes PDFs with Typst on a thread of their own. */
export function typstRenderer(limits: Partial<ThreadLimits> = {}): PdfRenderer {
  const thread = ownThread<TypstTask, TypstAnswer>({
    ...usual,
    ...limits,
    isAnswer,
    unavailable: (reason) => new PdfUnavailable(reason),
  })

  async function renderCounted(order: PdfOrder): Promise<CountedPdf> {
    const task = taskOf(order)
    const answer = await thread.run(task)
    if ('bytes' in answer) return answer
    if ('unwritable' in answer) throw new PdfUnwritable(answer.unwritable)
    throw new Error(`${task.template} cannot be rendered: ${answer.failure}`)
  }

  return {
    render: async (order) => (await renderCounted(order)).bytes,
    renderCounted,
    close: async () => thread.close(),
  }
}

function isAnswer(message: unknown): message is TypstAnswer {
  return (
    typeof message === 'object' &&
    message !== null &&
    ('bytes' in message || 'failure' in message || 'unwritable' in message)
  )
}

/** The thread writes the JSON itself, because writing hundreds of pages would block the server. */
function taskOf({ template, data, standard }: PdfOrder): TypstTask {
  return { template: template.href, data, standard }
}
