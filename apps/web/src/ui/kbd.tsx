import type { ReactNode } from 'react'

/** A key, or keys pressed together. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-w-6 items-center justify-center rounded-small border border-line bg-wash px-1.5 py-0.5 font-sans text-xs whitespace-nowrap text-muted">
      {children}
    </kbd>
  )
}

/** Keys that are pressed together or one for the other, and what they do. */
export type KeyRow = readonly [keys: readonly string[], act: string]

export function KeyList({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <dl className="grid grid-cols-[10rem_1fr] items-baseline gap-x-5 gap-y-2 narrow:grid-cols-[8rem_1fr]">
      {rows.map(([keys, act]) => (
        <div key={act} className="contents">
          <dt className="flex flex-wrap gap-1">
            {keys.map((name) => (
              <Kbd key={name}>{name}</Kbd>
            ))}
          </dt>
          <dd>{act}</dd>
        </div>
      ))}
    </dl>
  )
}
