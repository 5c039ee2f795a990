import type { MouseEvent, ReactNode } from 'react'
import { fill } from './fill.ts'
import { LanguageChoice } from './language-choice.tsx'
import { closeSession, type Session } from './session.ts'
import { useSpoken } from './spoken.tsx'
import { addresses, goTo } from './use-address.ts'

interface SiderFrameProps {
  session: Session
  address: string
  children: ReactNode
}

/** What surrounds each page: who it is for, and the other pages at the foot, where the thumb is. */
export function SiderFrame({ session, address, children }: SiderFrameProps) {
  const { words } = useSpoken()
  const leave = () => {
    closeSession('left')
    goTo(addresses.missions, 'replace')
  }
  return (
    <>
      <div className="mx-auto flex max-w-xl flex-col gap-5 px-4 pt-4 pb-28">
        <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <p className="min-w-0 text-lg font-semibold wrap-anywhere">
            {fill(words.greeting, { firstName: session.firstName })}
          </p>
          <LanguageChoice />
        </header>
        <main className="flex flex-col gap-5">{children}</main>
        <footer className="flex flex-col items-start">
          <PageLink
            path={addresses.reminders}
            className="flex min-h-11 items-center rounded-small text-muted underline underline-offset-4"
          >
            {words.reminders.title}
          </PageLink>
          <button
            type="button"
            className="min-h-11 rounded-small text-start text-muted underline underline-offset-4"
            onClick={leave}
          >
            {words.leave}
          </button>
        </footer>
      </div>
      <PageLinks address={address} />
    </>
  )
}

function PageLinks({ address }: { address: string }) {
  const { words } = useSpoken()
  const pages = [
    [addresses.missions, words.pages.missions],
    [addresses.requests, words.pages.requests],
    [addresses.hours, words.pages.hours],
    [addresses.papers, words.pages.papers],
    [addresses.me, words.pages.me],
  ] as const
  const current =
    address === addresses.reminders
      ? null
      : (pages.find(([path]) => path === address)?.[0] ?? addresses.missions)
  return (
    <nav
      aria-label={words.pages.label}
      className="fixed inset-x-0 bottom-0 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar"
    >
      <ul className="mx-auto flex max-w-xl *:grow">
        {pages.map(([path, label]) => (
          <li key={path}>
            <PageLink
              path={path}
              isCurrent={path === current}
              className="focus-inset flex min-h-16 items-center justify-center border-t-3 border-transparent px-1 text-center text-sm font-medium text-muted wrap-anywhere aria-[current]:border-accent aria-[current]:text-ink"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface PageLinkProps {
  path: string
  isCurrent?: boolean
  className: string
  children: ReactNode
}

/** A link to another page, without a call of the server; a new tab opens as for any link. */
function PageLink({ path, isCurrent = false, className, children }: PageLinkProps) {
  const go = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    goTo(path)
    window.scrollTo(0, 0)
  }
  return (
    <a href={path} aria-current={isCurrent ? 'page' : undefined} className={className} onClick={go}>
      {children}
    </a>
  )
}
