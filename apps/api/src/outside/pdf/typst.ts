import { Worker } from 'node:worker_threads'
import {
  type CountedPdf,
  type PdfOrder,
  type PdfRenderer,
  PdfUnavailable,
  type PdfStandard,
} from './port.ts'

/** What the thread is sent. */
export interface TypstTask {
  readonly template: string
  /** JSON. */
  readonly data: string
  readonly standard: PdfStandard
}
export type TypstAnswer = CountedPdf | { readonly failure: string }

interface Job {
  readonly task: TypstTask
  resolve(pdf: CountedPdf): void
  reject(error: Error): void
}

interface TypstLimits {
  readonly longestMs: number
  readonly mostWaiting: number
  readonly worker: URL
}

const usual: TypstLimits = {
  longestMs: 20_000,
  mostWaiting: 50,
  worker: new URL('./typst-worker.ts', import.meta.url),
}

/**
 * Makes PDFs with Typst on one thread, which the first document starts: one after the other, so many
 * waiting and no more. A thread that dies or takes too long fails its document alone; the next one
 * gets a new thread.
 */
export function typstRenderer(limits: Partial<TypstLimits> = {}): PdfRenderer {
  const { longestMs, mostWaiting, worker } = { ...usual, ...limits }
  const waiting: Job[] = []
  let thread: Worker | null = null
  let current: { readonly job: Job; readonly timer: NodeJS.Timeout } | null = null

  function next(): void {
    const job = current === null ? waiting.shift() : undefined
    if (job === undefined) return
    thread ??= startThread()
    const timer = setTimeout(() => drop('it took too long'), longestMs)
    current = { job, timer }
    thread.postMessage(job.task)
  }

  function finish(settle: (job: Job) => void): void {
    if (current === null) return
    const { job, timer } = current
    clearTimeout(timer)
    current = null
    settle(job)
    next()
  }

  function drop(reason: string): void {
    const ended = thread
    thread = null
    void ended?.terminate()
    finish((job) => job.reject(new PdfUnavailable(reason)))
  }

  function startThread(): Worker {
    const started = new Worker(worker, { stdout: true, stderr: true })
    // A thread that was given up is not listened to any more.
    const isCurrent = () => thread === started
    started.on('message', (message: unknown) => {
      if (isCurrent() && isAnswer(message)) finish((job) => settleWith(job, message))
    })
    started.on('error', (error: Error) => {
      if (isCurrent()) drop(error.message)
    })
    started.on('exit', () => {
      if (isCurrent()) drop('its thread has ended')
    })
    // A server that stops does not wait for a thread without work.
    started.unref()
    return started
  }

  function renderCounted(order: PdfOrder): Promise<CountedPdf> {
    return new Promise((resolve, reject) => {
      if (waiting.length >= mostWaiting) {
        reject(new PdfUnavailable(`${mostWaiting} documents wait already`))
        return
      }
      waiting.push({ task: taskOf(order), resolve, reject })
      next()
    })
  }

  return {
    render: async (order) => (await renderCounted(order)).bytes,
    renderCounted,
    close: async () => {
      for (const job of waiting.splice(0)) job.reject(new PdfUnavailable('the server stops'))
      drop('the server stops')
    },
  }
}

/** While sources are watched, a thread also tells which files it has loaded. */
function isAnswer(message: unknown): message is TypstAnswer {
  return (
    typeof message === 'object' && message !== null && ('bytes' in message || 'failure' in message)
  )
}

function settleWith(job: Job, answer: TypstAnswer): void {
  if ('bytes' in answer) job.resolve(answer)
  else job.reject(new Error(`${job.task.template} cannot be rendered: ${answer.failure}`))
}

/** Half of a sign is no text: JSON could carry it, a document cannot. */
function taskOf({ template, data, standard }: PdfOrder): TypstTask {
  const json = JSON.stringify(data, (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  return { template: template.href, data: json, standard }
}
