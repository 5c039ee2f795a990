import { lazy, Suspense } from 'react'
import { Blocks } from './blocks.tsx'
import { CallToAction } from './call-to-action.tsx'
import { Hero, Reassurance } from './hero.tsx'
import { HorizonHeader } from './horizon-header.tsx'
import { sectionTitle } from './section-title.ts'
import { Steps } from './steps.tsx'
import { Terms } from './terms.tsx'
import { usePermanentWords } from './words.ts'

const RequestDialog = lazy(async () => ({
  default: (await import('./request-dialog.tsx')).RequestDialog,
}))

interface HorizonPageProps {
  isSignedIn: boolean
  isAsking: boolean
  onAskingChange: (isAsking: boolean) => void
}

/** The offer of permanent recruitment, for everybody to read (HRZ-01 to HRZ-03). */
export function HorizonPage({ isSignedIn, isAsking, onAskingChange }: HorizonPageProps) {
  const t = usePermanentWords()
  const action = { isSignedIn, onAsk: () => onAskingChange(true) }
  return (
    <div className="min-h-dvh">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-60 focus:rounded-control focus:bg-primary focus:px-4 focus:py-2 focus:text-on-primary"
      >
        {t(($) => $.skip)}
      </a>
      <HorizonHeader isSignedIn={isSignedIn} />
      <main id="content" tabIndex={-1} className="outline-none">
        <Hero {...action} />
        <Reassurance />
        <Blocks />
        <Steps />
        <Terms />
        <section aria-labelledby="last" className="bg-on-accent text-[#f2f1ec]">
          <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-x-8 gap-y-6 px-8 py-16 narrow:px-4 narrow:py-12">
            <div>
              <h2 id="last" className={sectionTitle}>
                {t(($) => $.last.title)}
              </h2>
              <p className="mt-2 text-lg text-[#d5d4d6]">{t(($) => $.last.text)}</p>
            </div>
            <CallToAction {...action} />
          </div>
        </section>
      </main>
      {isSignedIn && isAsking && (
        <Suspense>
          <RequestDialog onClose={() => onAskingChange(false)} />
        </Suspense>
      )}
    </div>
  )
}
