import type { Endpoint, Input } from '@renfort/contract/kernel/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { callForFile } from './call.ts'
import type { CallError } from './call-error.ts'
import type { Handles } from './query-client.ts'
import { saveFile } from './save-file.ts'

interface Following {
  readonly onFailed?: () => void
  /** The number of bytes that have arrived. */
  readonly onBytes?: (bytes: number) => void
  /** Whether the caller shows a failure itself. */
  readonly handles?: Handles
}

/** Fetches a file of the contract and saves it as the browser saves downloads; a failure becomes a toast. */
export function useDownload<E extends Endpoint>(
  endpoint: E,
  { onFailed, onBytes, handles }: Following = {},
) {
  return useMutation<File, CallError, Input<E>>({
    mutationFn: (input) => callForFile(endpoint, input, { onBytes }),
    meta: { handles },
    onSuccess: saveFile,
    onError: () => onFailed?.(),
  })
}
