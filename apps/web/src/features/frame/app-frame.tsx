import { Outlet } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useFeatureRefresh } from '../../platform/feature-query.ts'
import { useMe } from '../../platform/me.ts'
import { storage } from '../../platform/storage.ts'
import '../../platform/work-error-words.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useIsNarrow } from '../../ui/use-is-narrow.ts'
import { type Aside, SideNavigation } from './side-navigation.tsx'
import { BottomBar } from './bottom-bar.tsx'
import { InsideFrame } from './message-page.tsx'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { navigationEntries } from './navigation-entries.ts'
import { useFrameWords } from './words.ts'

interface AppFrameProps {
  onSearch: () => void
  /** Content next to the navigation, in the shape of the navigation. */
  aside?: Aside | undefined
}

/** The frame of every signed-in screen: navigation at the side, at the bottom on a phone. */
export function AppFrame({ onSearch, aside }: AppFrameProps) {
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
    <div className="min-h-dvh md:flex">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
      >
        {t(($) => $.skipToContent)}
      </a>
      {!isNarrow && (
        <SideNavigation {...{ me, entries, isShrinked, onSearch, aside }} onToggle={toggle} />
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
      {isNarrow && <BottomBar {...{ me, entries, onSearch, aside }} />}
    </div>
  )
}
