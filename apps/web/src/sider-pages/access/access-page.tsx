import type { ReactNode } from 'react'
import { LanguageChoice } from '../language-choice.tsx'

interface AccessPageProps {
  title: string
  text: string
  children: ReactNode
}

/** A page before the pages of a Sider are open. */
export function AccessPage({ title, text, children }: AccessPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-xl flex-col gap-5 px-4 py-4">
      <div className="flex justify-end">
        <LanguageChoice />
      </div>
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="text-lg wrap-anywhere">{text}</p>
      {children}
    </main>
  )
}
