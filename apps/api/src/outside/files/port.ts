/** Stores files. A key is written once and never again. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** Returns `null` for an unknown key. */
  read(key: string): Promise<Uint8Array | null>
  /** Removing an unknown key succeeds. */
  remove(key: string): Promise<void>
}

/** The storage does not answer now; the same may succeed later. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable'
}
