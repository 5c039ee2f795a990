import type { ErrorComponentProps } from '@tanstack/react-router'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { connection } from '../../platform/connection.ts'
import { crashReference } from '../../platform/crash-reference.ts'
import { referenceOf, sentenceOf, shownInPlace } from '../../platform/failures.ts'
import { isScriptOutOfReach } from '../../platform/script-out-of-reach.ts'
import { Button } from '../../ui/button.tsx'
import { FailureReference } from '../../ui/failure-reference.tsx'
import { MessagePage, NotFoundPage } from './message-page.tsx'
import { useFrameWords } from './words.ts'

/** Replaces a screen that failed to load or to draw: says so and offers another try. */
export function LoadFailure({ error, reset }: ErrorComponentProps) {
  const [isOffline] = useState(() => isScriptOutOfReach(error))
  return isOffline ? <OfflinePage /> : <OtherFailure error={error} reset={reset} />
}

/** A screen that was never opened on this device: it loads once the connection is back. */
function OfflinePage() {
  const t = useFrameWords()
  const router = useRouter()
  useEffect(() => shownInPlace(), [])
  // The router caches a failed script: only a reload of the page asks for it again.
  useEffect(() => {
    if (!connection.isLost()) window.location.reload()
    return connection.onReturn(() => window.location.reload())
  }, [])
  return (
    <MessagePage title={t(($) => $.offline.title)}>
      <p>{t(($) => $.offline.text)}</p>
      <Button variant="primary" onPress={() => router.history.back()}>
        {t(($) => $.offline.action)}
      </Button>
    </MessagePage>
  )
}

function OtherFailure({ error, reset }: Pick<ErrorComponentProps, 'error' | 'reset'>) {
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

/** Whether the address leads to nothing: an unknown id, or an id that a mail program cut short. */
function isNoAddress(status: number): boolean {
  return status === 404 || status === 400
}
