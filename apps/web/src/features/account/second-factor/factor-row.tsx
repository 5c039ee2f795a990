import type { ReactNode } from 'react'

interface FactorRowProps {
  title: ReactNode
  text: ReactNode
  children: ReactNode
}

/** One way to prove who one is, with what can be done about it. */
export function FactorRow({ title, text, children }: FactorRowProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-medium">{title}</h3>
        <p className="text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  )
}
