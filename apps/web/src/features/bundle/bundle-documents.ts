import { Zip, ZipPassThrough } from 'fflate'

export interface BundleEntry {
  readonly name: string
  /** Fetches it; rejects where it cannot be had. */
  readonly fetch: (signal: AbortSignal) => Promise<Uint8Array>
}

export interface Missing {
  readonly name: string
  /** `null` where there was no room left. */
  readonly error: unknown
}

interface BundleOptions {
  readonly signal: AbortSignal
  /** Told after each document, had or not. */
  readonly onDone: (done: number) => void
  /** Names those that lack in a file of the archive; asked only where some do. */
  readonly missingFile: (missing: readonly Missing[]) => { name: string; text: string }
  /** Bytes that the archive may take. */
  readonly room?: number
}

export interface Bundle {
  /** `null` where no document could be had. */
  readonly archive: Blob | null
  readonly missing: readonly Missing[]
}

/** Documents that are fetched at the same time. */
const atOnce = 4
/** Bytes of an archive: a browser holds it whole. */
const largestArchiveBytes = 314_572_800

/**
 * Fetches documents and puts them into one archive as they come; one that fails keeps none of the
 * others from it. Rejects when it is cancelled.
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
    // The mark says to every reader of texts how it is written.
    archive.add(name, new TextEncoder().encode(`\ufeff${text}`))
  }
  return { archive: archive.end(), missing }
}

/** PDFs are packed already: they are stored as they are. */
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
