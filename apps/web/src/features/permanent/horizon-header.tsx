import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { buttonClass } from '../../ui/button-class.ts'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { usePermanentWords } from './words.ts'

/** The product, the language, and the way back or in. */
export function HorizonHeader({ isSignedIn }: { isSignedIn: boolean }) {
  const t = usePermanentWords()
  return (
    <header className="border-b border-line bg-surface">
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-4 gap-y-2 px-8 py-3 narrow:px-4">
        <Link to="/" className="rounded-small">
          <Brand />
        </Link>
        <nav aria-label={t(($) => $.navigation)} className="flex items-center gap-2">
          <LanguageSwitch />
          <Link to={isSignedIn ? '/' : '/signin'} className={buttonClass('secondary', 'small')}>
            {isSignedIn && <ArrowLeft aria-hidden size={16} />}
            {isSignedIn ? t(($) => $.back) : t(($) => $.signIn)}
          </Link>
        </nav>
      </div>
    </header>
  )
}
