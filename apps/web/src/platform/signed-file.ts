import { downloadFile } from '@renfort/contract/file.ts'
import { useMutation } from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import { callForFile } from './call.ts'
import { saveFile } from './save-file.ts'

/** A file whose address lives for a quarter of an hour; a page may be older than that (API-101). */
export interface SignedFile {
  /** `null` until the file exists. */
  readonly address: string | null
  /** Asks for a fresh address. */
  readonly fresh: (signal: AbortSignal | undefined) => Promise<string | null>
}

/** Thrown for a document that is not written yet. */
export class NotReady extends Error {}

/** Fetches a file; when its address has expired, by a fresh one (ERR-47). */
export async function signedFile(
  { address, fresh }: SignedFile,
  signal?: AbortSignal,
): Promise<File> {
  try {
    return await fileAt(address, signal)
  } catch (error) {
    const isOld = error instanceof NotReady || (error instanceof CallError && error.status < 500)
    if (!isOld || signal?.aborted) throw error
    const now = await fresh(signal).catch((failure: unknown) => {
      // The object of the file is gone too: the failure to report is the download.
      throw failure instanceof CallError && failure.status === 404 ? error : failure
    })
    return fileAt(now, signal)
  }
}

async function fileAt(address: string | null, signal: AbortSignal | undefined): Promise<File> {
  if (address === null) throw new NotReady()
  const url = address.split('/').at(-1) ?? ''
  return callForFile(downloadFile, { params: { url } }, { signal })
}

/** Fetches a signed file and saves it as the browser saves downloads; a failure becomes a toast. */
export function useSignedFile() {
  return useMutation<File, CallError, SignedFile>({
    mutationFn: (file) => signedFile(file),
    onSuccess: saveFile,
  })
}
