import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { connection } from '../../platform/connection.ts'
import { crashReference } from '../../platform/crash-reference.ts'
import { referenceOf, sentenceOf, shownInPlace } from '../../platform/failures.ts'
import { Button } from '../../ui/button.tsx'
import { FailureReference } from '../../ui/failure-reference.tsx'
import { MessagePage } from './message-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { useFrameWords } from './words.ts'

/** Replaces a screen that failed to load or to draw: says so and offers another try. */
export function LoadFailure({ error, reset }: ErrorComponentProps) {
  const t = useFrameWords()
  const router = useRouter()
  const [reference] = useState(() => referenceOf(error) ?? crashReference(error))
  const retry = () => {
    reset()
    void router.invalidate()
  }
  useEffect(() => shownInPlace(), [])
  useEffect(() =>
    connection.onReturn(() => {
      reset()
      void router.invalidate()
    }),
  )
  if (error instanceof CallError && isNoAddress(error.status)) return <NotFoundPage />
  return (
    <MessagePage title={t(($) => $.loadFailure.title)}>
      <div className="flex flex-col gap-2">
        <p>{sentenceOf(error)}</p>
        <FailureReference reference={reference} className="text-muted" />
      </div>
      <Button variant="primary" onPress={retry}>
        {t(($) => $.loadFailure.action)}
      </Button>
    </MessagePage>
  )
}

/** Whether the address names nothing: an unknown id, or one that a mail program cut short. */
function isNoAddress(status: number): boolean {
  return status === 404 || status === 400
}
