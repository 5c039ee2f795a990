import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { linkClass } from '../../ui/link-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { useAccountWords } from './words.ts'

interface AuthLayoutProps {
  title: string
  /** One line above the title: the current step. */
  context?: ReactNode
  children: ReactNode
}

/** The layout of the screens before a session: the form, next to the pitch on a wide screen. */
export function AuthLayout({ title, context, children }: AuthLayoutProps) {
  const t = useAccountWords()
  return (
    <div className="flex min-h-dvh bg-surface">
      <div className="flex min-w-0 flex-1 flex-col px-6 py-6 sm:px-10">
        <header className="flex items-center justify-between gap-4">
          <Brand />
          <LanguageSwitch />
        </header>
        <main
          id="content"
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10"
        >
          {context && <p className="mb-1 text-muted">{context}</p>}
          <PageTitle className="mb-7 font-display text-title font-semibold tracking-tight text-balance">
            {title}
          </PageTitle>
          {children}
        </main>
        <footer>
          <Link to="/verify" className={linkClass('quiet', 'text-sm')}>
            {t(($) => $.verify)}
          </Link>
        </footer>
      </div>
      <Pitch />
    </div>
  )
}

/** The values that the product stands for (GEN-07). */
function Pitch() {
  const t = useAccountWords()
  const lines = [t(($) => $.pitch.filled), t(($) => $.pitch.exact), t(($) => $.pitch.law)]
  return (
    <aside className="sticky top-0 hidden h-dvh w-[44%] flex-col justify-end border-l border-line bg-on-accent p-14 text-[#f2f1ec] lg:flex">
      <p className="max-w-xl font-display text-[2.75rem] leading-[1.08] font-semibold tracking-tight text-balance">
        {t(($) => $.pitch.title)}
      </p>
      <ul className="mt-10 flex max-w-lg flex-col gap-4 text-lg">
        {lines.map((line) => (
          <li key={line} className="flex items-start gap-3">
            <Check aria-hidden size={22} className="mt-0.5 shrink-0 text-accent" />
            {line}
          </li>
        ))}
      </ul>
    </aside>
  )
}
