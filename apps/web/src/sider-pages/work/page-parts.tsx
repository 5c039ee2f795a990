import type { ReactNode } from 'react'
import { useEffect, useId } from 'react'
import { ActButton } from '../act-button.tsx'
import { CallError } from '../../platform/call-error.ts'
import { Notice, Refusal } from '../notice.tsx'
import { useSpoken } from '../spoken.tsx'

/** A part of a page under its own heading; nothing where it has nothing to show. */
export function PageSection({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h2 id={titleId} className="text-lg font-semibold text-muted">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function EmptyPage({ title, text }: { title: string; text: string }) {
  return (
    <div className="rounded-panel border border-line bg-surface p-4">
      <p className="font-semibold">{title}</p>
      <p className="text-muted">{text}</p>
    </div>
  )
}

interface LoadedPageProps<T> {
  title: string
  loaded: { data: T | null; failure: unknown; reload: () => Promise<void> }
  children: (data: T) => ReactNode
}

/** A page with what it reads; what was read before stays while the network is gone. */
export function LoadedPage<T>({ title, loaded, children }: LoadedPageProps<T>) {
  const { words } = useSpoken()
  const { data, failure, reload } = loaded
  useEffect(() => {
    document.title = title
  }, [title])
  const isUnreachable = failure instanceof CallError && failure.isUnreachable
  return (
    <>
      <h1 className="text-title font-semibold">{title}</h1>
      {failure === null && data === null && <output>{words.loading}</output>}
      {data !== null && isUnreachable ? (
        <Notice>{words.offline}</Notice>
      ) : (
        <Refusal failure={failure} />
      )}
      {failure !== null && <ActButton onPress={() => void reload()}>{words.retry}</ActButton>}
      {data !== null && children(data)}
    </>
  )
}
