import { type ErrorComponentProps, Link, useRouter, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { connection } from '../../platform/connection.ts'
import { crashReference } from '../../platform/crash-reference.ts'
import { referenceOf, sentenceOf, shownInPlace } from '../../platform/failures.ts'
import { isScriptOutOfReach } from '../../platform/script-out-of-reach.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { FailureReference } from '../../ui/failure-reference.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { useAnywhereWords } from './anywhere/words.ts'

/** Whether the page is inside the frame, which already has the main element of the document. */
export const InsideFrame = createContext(false)

interface MessagePageProps {
  title: string
  children: ReactNode
}

/** A page with one message and links to other pages. */
export function MessagePage({ title, children }: MessagePageProps) {
  const className =
    'mx-auto flex min-h-[70dvh] max-w-xl flex-col items-start justify-center gap-5 px-6'
  const content = (
    <>
      <PageTitle className="font-display text-title">{title}</PageTitle>
      {children}
    </>
  )
  if (useContext(InsideFrame)) return <div className={className}>{content}</div>
  return (
    <main id="content" className={className}>
      {content}
    </main>
  )
}

/** Shows the path that no page answers to (AUTH-43). */
export function NotFoundPage() {
  const t = useAnywhereWords()
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <MessagePage title={t(($) => $.notFound.title)}>
      <p>
        {t(($) => $.notFound.text)} <code className="font-mono break-all">{path}</code>
      </p>
      <Link to="/" className={buttonClass('primary')}>
        {t(($) => $.notFound.action)}
      </Link>
    </MessagePage>
  )
}

/** Replaces a screen that failed to load or to draw: says so and offers another try. */
export function LoadFailure({ error, reset }: ErrorComponentProps) {
  const [isOffline] = useState(() => isScriptOutOfReach(error))
  return isOffline ? <OfflinePage /> : <OtherFailure error={error} reset={reset} />
}

/** A screen that was never opened on this device: it loads once the connection is back. */
function OfflinePage() {
  const t = useAnywhereWords()
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
  const t = useAnywhereWords()
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
