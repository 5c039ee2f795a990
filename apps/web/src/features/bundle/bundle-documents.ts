import { Zip, ZipPassThrough } from 'fflate'

export interface BundleEntry {
  readonly name: string
  /** Fetches the document; rejects when that fails. */
  readonly fetch: (signal: AbortSignal) => Promise<Uint8Array>
}

export interface Missing {
  readonly name: string
  /** `null` when the archive was full. */
  readonly error: unknown
}

interface BundleOptions {
  readonly signal: AbortSignal
  /** Called after each document, fetched or not. */
  readonly onDone: (done: number) => void
  /** Makes the file of the archive that names the missing documents; called only when some are missing. */
  readonly missingFile: (missing: readonly Missing[]) => { name: string; text: string }
  /** The maximum size of the archive, in bytes. */
  readonly room?: number
}

export interface Bundle {
  /** `null` when no document could be fetched. */
  readonly archive: Blob | null
  readonly missing: readonly Missing[]
}

/** This many documents are fetched at the same time. */
const atOnce = 4
/** The maximum size of an archive, in bytes: a browser holds it in memory. */
const largestArchiveBytes = 314_572_800

/**
 * Fetches documents and adds them to one archive as they arrive; a failed document does not stop the others. Rejects
 * when it is cancelled.
 */
export async function bundleDocuments(
  entries: readonly BundleEntry[],
  { signal, onDone, missingFile, room = largestArchiveBytes }: BundleOptions,
): Promise<Bundle> {
  const archive = newArchive()
  const missing: Missing[] = []
  const waiting = [...entries]
  let done = 0
  const work = async () => {
    for (let entry = waiting.shift(); entry !== undefined; entry = waiting.shift()) {
      const { name } = entry
      try {
        if (archive.bytes() >= room) missing.push({ name, error: null })
        else archive.add(name, await entry.fetch(signal))
      } catch (error) {
        signal.throwIfAborted()
        missing.push({ name, error })
      }
      signal.throwIfAborted()
      done += 1
      onDone(done)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (missing.length === entries.length) return { archive: null, missing }
  if (missing.length > 0) {
    const { name, text } = missingFile(missing)
    // The byte order mark tells every reader the encoding.
    archive.add(name, new TextEncoder().encode(`\ufeff${text}`))
  }
  return { archive: archive.end(), missing }
}

/** PDFs are compressed already: the archive stores them unchanged. */
function newArchive() {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  const zip = new Zip((error, part) => {
    if (error !== null) throw error
    parts.push(Uint8Array.from(part))
    bytes += part.length
  })
  return {
    bytes: () => bytes,
    add: (name: string, content: Uint8Array) => {
      const entry = new ZipPassThrough(name)
      zip.add(entry)
      entry.push(content, true)
    },
    end: () => {
      zip.end()
      return new Blob(parts, { type: 'application/zip' })
    },
  }
}
