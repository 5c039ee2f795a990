import { verifyDocument } from '@renfort/contract/evidence.ts'
import { largestComparedBytes } from '@renfort/domain/contract/evidence.ts'
import { tooLarge } from '@renfort/domain/file/upload.ts'
import { useState } from 'react'
import { errorSentence } from '../../../platform/error-words.ts'
import { sentenceOf } from '../../../platform/failures.ts'
import { useCommand } from '../../../platform/query.ts'

/** Has a file compared; one that is too large is not even sent. */
export function useVerification() {
  const [file, setFile] = useState<File | null>(null)
  const { mutate, reset, isPending, data, error } = useCommand(verifyDocument, {
    handles: () => true,
  })
  const isTooLarge = file !== null && file.size > largestComparedBytes
  const { key, params } = tooLarge(largestComparedBytes)
  return {
    file,
    isPending,
    known: data?.known,
    failure: isTooLarge ? errorSentence(key, params) : error === null ? null : sentenceOf(error),
    verify: (chosen: File) => {
      setFile(chosen)
      reset()
      if (chosen.size <= largestComparedBytes) mutate({ body: chosen })
    },
  }
}
