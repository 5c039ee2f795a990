import type { ReactNode } from 'react'

/** A key, or keys pressed together. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-small border border-line bg-wash px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-muted">
      {children}
    </kbd>
  )
}
