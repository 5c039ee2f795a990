import { Worker } from 'node:worker_threads'

export interface ThreadLimits {
  readonly longestMs: number
  readonly mostWaiting: number
  readonly worker: URL
}

interface ThreadOptions<Answer> extends ThreadLimits {
  /** While sources are watched, a thread also tells which files it has loaded. */
  readonly isAnswer: (message: unknown) => message is Answer
  /** The error of a task that may succeed later. */
  readonly unavailable: (reason: string) => Error
}

/** Answers a question that the thread asks during a task. */
type Reply = (question: unknown) => Promise<unknown>

interface Job<Task, Answer> {
  readonly task: Task
  readonly reply: Reply
  resolve(answer: Answer): void
  reject(error: Error): void
}

export interface OwnThread<Task, Answer> {
  run(task: Task, reply?: Reply): Promise<Answer>
  close(): void
}

/**
 * Runs tasks one after the other on a thread of their own, which starts with the first task; a
 * limited number may wait. When the thread dies or takes too long, only its current task fails, and
 * the next one gets a new thread.
 */
export function ownThread<Task, Answer>({
  longestMs,
  mostWaiting,
  worker,
  isAnswer,
  unavailable,
}: ThreadOptions<Answer>): OwnThread<Task, Answer> {
  const waiting: Job<Task, Answer>[] = []
  let thread: Worker | null = null
  let current: { readonly job: Job<Task, Answer>; readonly timer: NodeJS.Timeout } | null = null

  function next(): void {
    const job = current === null ? waiting.shift() : undefined
    if (job === undefined) return
    thread ??= startThread()
    const timer = setTimeout(() => drop('it took too long'), longestMs)
    current = { job, timer }
    thread.postMessage(job.task)
  }

  function finish(settle: (job: Job<Task, Answer>) => void): void {
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
    finish((job) => job.reject(unavailable(reason)))
  }

  function startThread(): Worker {
    const started = new Worker(worker, { stdout: true, stderr: true })
    // Messages of a thread that was given up are ignored.
    const isCurrent = () => thread === started
    started.on('message', (message: unknown) => {
      if (!isCurrent() || current === null) return
      if (isAnswer(message)) return finish((job) => job.resolve(message))
      void current.job.reply(message).then((reply) => {
        if (reply !== undefined) started.postMessage(reply)
      })
    })
    started.on('error', (error: Error) => {
      if (isCurrent()) drop(error.message)
    })
    started.on('exit', () => {
      if (isCurrent()) drop('its thread has ended')
    })
    // An idle thread does not keep the process alive when the server stops.
    started.unref()
    return started
  }

  return {
    run: (task, reply = async () => undefined) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= mostWaiting) {
          reject(unavailable(`${mostWaiting} documents wait already`))
          return
        }
        waiting.push({ task, reply, resolve, reject })
        next()
      }),
    close: () => {
      for (const job of waiting.splice(0)) job.reject(unavailable('the server stops'))
      drop('the server stops')
    },
  }
}
