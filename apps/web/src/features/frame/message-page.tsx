import type { ReactNode } from 'react'

interface MessagePageProps {
  title: string
  children: ReactNode
}

/** A page that only says something and leads on. */
export function MessagePage({ title, children }: MessagePageProps) {
  return (
    <main
      id="content"
      className="mx-auto flex min-h-[70dvh] max-w-xl flex-col items-start justify-center gap-5 px-6"
    >
      <h1 className="font-display text-title">{title}</h1>
      {children}
    </main>
  )
}
