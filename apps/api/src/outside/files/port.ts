/** Where files lie. A key is written once and never again. */
export interface FileStore {
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>
  /** `null` for a key that names nothing. */
  read(key: string): Promise<Uint8Array | null>
  /** Removing what is not there succeeds. */
  remove(key: string): Promise<void>
}

/** The storage does not answer now; the same may succeed later. */
export class FileStoreUnavailable extends Error {
  override readonly name = 'FileStoreUnavailable'
}
