import { type ReactNode, useContext } from 'react'
import { PageTitle } from '../../ui/page-title.tsx'
import { InsideFrame } from './inside-frame.ts'

interface MessagePageProps {
  title: string
  children: ReactNode
}

/** A page that only says something and leads on. */
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
