import { parentPort } from 'node:worker_threads'
import { type DigestAlgorithm, PDF } from '@libpdf/core'
import type { SealAnswer, SealQuestion, SealReply, SealTask } from './seal-thread.ts'

// Reading and writing a document of hundreds of contracts takes long, so it runs on its own thread.
// The key stays with the caller, which signs what this thread sends.

/** Bytes kept for a seal with the word of an authority, whose certificates it carries. */
const roomForTimestamp = 32_768

let answered: ((reply: SealReply) => void) | null = null

/** One task at a time asks one question at a time. */
function ask(asks: SealQuestion['asks']) {
  return (data: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      answered = (reply) => {
        if ('refused' in reply) reject(new Error(reply.refused))
        else resolve(reply.replied)
      }
      post({ asks, data, algorithm })
    })
}

async function seal({ document, pages, sealing, key, isTimestamped }: SealTask) {
  const pdf = await PDF.load(pages === null ? document : await withPages(document, pages))
  const { bytes } = await pdf.sign({
    ...sealing,
    signer: { ...key, sign: ask('sign') },
    fieldName: 'Seal',
    ...(isTimestamped
      ? {
          level: 'B-T',
          timestampAuthority: { timestamp: ask('timestamp') },
          estimatedSize: roomForTimestamp,
        }
      : {}),
  })
  return bytes
}

async function withPages(document: Uint8Array, pages: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDF.load(document)
  const added = await PDF.load(pages)
  const all = Array.from({ length: added.getPageCount() }, (_, i) => i)
  await pdf.copyPagesFrom(added, all)
  return pdf.save({ incremental: true })
}

parentPort?.on('message', (message: SealTask | SealReply) => {
  if (!('document' in message)) return answered?.(message)
  void seal(message).then(
    (bytes) => post({ bytes }),
    (error: unknown) => post({ failure: String(error) }),
  )
})

function post(message: SealAnswer | SealQuestion): void {
  parentPort?.postMessage(message)
}
