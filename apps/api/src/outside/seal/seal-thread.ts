import type { DigestAlgorithm, Signer, SignOptions } from '@libpdf/core'
import { type OwnThread, ownThread, type ThreadLimits } from '../own-thread.ts'

/** The message to the thread: the document and the terms of its seal. */
export interface SealTask {
  readonly document: Uint8Array
  /** Pages that are appended before the seal. */
  readonly pages: Uint8Array | null
  readonly sealing: Pick<SignOptions, 'reason' | 'signingTime'>
  readonly key: Omit<Signer, 'sign'>
  readonly isTimestamped: boolean
}

/** A question of the thread to the server, which alone reaches the key and the authority. */
export interface SealQuestion {
  readonly asks: 'sign' | 'timestamp'
  readonly data: Uint8Array
  readonly algorithm: DigestAlgorithm
}
export type SealReply = { readonly replied: Uint8Array } | { readonly refused: string }

export type SealAnswer = { readonly bytes: Uint8Array } | { readonly failure: string }
export type SealThread = OwnThread<SealTask, SealAnswer>

/** A timestamp authority may take a while. */
const usual: ThreadLimits = {
  longestMs: 60_000,
  mostWaiting: 50,
  worker: new URL('./seal-worker.ts', import.meta.url),
}

/** The thread of seals. A task that it cannot do in time fails, and its job tries again. */
export function sealThread(): SealThread {
  return ownThread<SealTask, SealAnswer>({
    ...usual,
    isAnswer,
    unavailable: (reason) => new Error(`The document is not sealed: ${reason}`),
  })
}

function isAnswer(message: unknown): message is SealAnswer {
  return (
    typeof message === 'object' && message !== null && ('bytes' in message || 'failure' in message)
  )
}

/** Whether the thread asks something, rather than tells which files it has loaded. */
export function isQuestion(message: unknown): message is SealQuestion {
  return typeof message === 'object' && message !== null && 'asks' in message
}
