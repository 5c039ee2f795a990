import type { Me } from '@renfort/contract/session.ts'
import { Link, Outlet } from '@tanstack/react-router'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { Suspense, useState } from 'react'
import { useFeatureRefresh } from '../../platform/feature-query.ts'
import { useMe } from '../../platform/me.ts'
import { storage } from '../../platform/storage.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import '../../platform/work-error-words.ts'
import { SidePanel } from '../../ui/side-panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { AccountMenu } from './account-menu.tsx'
import { CompanyName } from './company-switcher.tsx'
import { EntryCount } from './entry-count.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { InsideFrame } from './message-page.tsx'
import { navigationEntries, type NavigationEntry } from './navigation-entries.ts'
import { GroupHomeButton, SearchButton } from './navigation-buttons.tsx'
import { type Aside, type Bell, SideNavigation } from './side-navigation.tsx'
import { useFrameWords } from './words.ts'

interface AppFrameProps {
  onSearch: () => void
  /** Content next to the navigation, in the shape of the navigation. */
  aside?: Aside | undefined
  bell?: Bell | undefined
}

/** The frame of every signed-in screen: navigation at the side, at the bottom on a phone. */
export function AppFrame({ onSearch, aside, bell }: AppFrameProps) {
  const t = useFrameWords()
  const me = useMe()
  useFeatureRefresh()
  const [isShrinked, setShrinked] = useState(storage.read('navigationMode') === 'shrinked')
  const isNarrow = useIsNarrow()
  const entries = navigationEntries(me)
  const toggle = () => {
    storage.write('navigationMode', isShrinked ? 'expanded' : 'shrinked')
    setShrinked(!isShrinked)
  }
  return (
    <div className="min-h-[calc(100dvh-var(--tour-top))] md:flex">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
      >
        {t(($) => $.skipToContent)}
      </a>
      {!isNarrow && (
        <SideNavigation {...{ me, entries, isShrinked, onSearch, aside, bell }} onToggle={toggle} />
      )}
      <div className="min-w-0 flex-1">
        <ImpersonationBanner />
        <main id="content" tabIndex={-1} className="px-4 pt-6 pb-28 outline-none md:px-8 md:pb-12">
          <InsideFrame value>
            {/* Each screen has its own skeleton; the frame stays while a screen loads. */}
            <Suspense fallback={<SkeletonRows rows={6} />}>
              <Outlet />
            </Suspense>
          </InsideFrame>
        </main>
      </div>
      {isNarrow && <BottomBar {...{ me, entries, onSearch, aside, bell }} />}
    </div>
  )
}

interface BottomBarProps {
  me: Me
  entries: readonly NavigationEntry[]
  onSearch: () => void
  aside?: Aside | undefined
  bell?: Bell | undefined
}

const itemClass =
  'relative flex min-w-0 flex-1 flex-col items-center gap-0.5 pt-1.5 text-xs leading-tight text-muted'

const sheetLinkClass =
  'flex h-9 items-center gap-3 rounded-control px-3 text-muted hover:bg-wash hover:text-ink'

const inSight = 4

/** The navigation of a phone: four entries, and a sheet with the others. */
function BottomBar({ me, entries, onSearch, aside, bell }: BottomBarProps) {
  const t = useFrameWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <div
      data-print="hide"
      className="fixed inset-x-0 bottom-(--tour-foot) z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] shadow-bar"
    >
      {aside?.('bar')}
      <nav aria-label={t(($) => $.mainNavigation)} className="flex h-16">
        {entries.slice(0, inSight).map(({ to, name, icon: Icon, isExact, tour }) => (
          <Link
            key={to}
            to={to}
            {...tourTarget(tour)}
            activeOptions={{ exact: isExact === true, includeSearch: false }}
            className={itemClass}
            activeProps={{
              className: 'text-ink! font-medium shadow-[inset_0_3px_0_var(--color-accent)]',
            }}
          >
            <Icon aria-hidden size={20} />
            <EntryCount name={name} className="absolute top-1 left-1/2 ml-1" />
            <span className="max-w-full px-0.5 text-center text-balance">
              {t(($) => $.nav[name])}
            </span>
          </Link>
        ))}
        <button
          type="button"
          className={itemClass}
          onClick={() => setOpen(true)}
          aria-haspopup="dialog"
          {...tourTarget('nav-more')}
        >
          <Ellipsis aria-hidden size={20} />
          {bell?.('mark', 'absolute top-1 left-1/2 ml-1')}
          {t(($) => $.more)}
        </button>
        <SidePanel isOpen={isOpen} onClose={() => setOpen(false)} title={t(($) => $.account)}>
          <div className="flex flex-col gap-4">
            <CompanyName me={me} isShrinked={false} />
            <SearchButton
              isShrinked={false}
              onPress={() => {
                setOpen(false)
                onSearch()
              }}
            />
            <GroupHomeButton me={me} isShrinked={false} className={sheetLinkClass} />
            {bell?.('link', sheetLinkClass, () => setOpen(false))}
            <ul>
              {entries.slice(inSight).map(({ to, name, icon: Icon, tour }) => (
                <li key={to}>
                  <Link
                    to={to}
                    {...tourTarget(tour)}
                    className={sheetLinkClass}
                    onClick={() => setOpen(false)}
                  >
                    <Icon aria-hidden size={19} className="shrink-0" />
                    {t(($) => $.nav[name])}
                    <EntryCount name={name} className="ml-auto" />
                  </Link>
                </li>
              ))}
            </ul>
            <AccountMenu me={me} isShrinked={false} onNavigate={() => setOpen(false)} />
          </div>
        </SidePanel>
      </nav>
    </div>
  )
}
