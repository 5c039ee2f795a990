import { Link, useRouterState } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { useFrameWords } from './words.ts'

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
  const t = useFrameWords()
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
