import { guaranteeDays } from '@renfort/domain/permanent/permanent-request.ts'
import { Link } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Handshake from 'lucide-react/icons/handshake'
import Layers from 'lucide-react/icons/layers'
import Send from 'lucide-react/icons/send'
import UsersRound from 'lucide-react/icons/users-round'
import { lazy, Suspense } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { classNames } from '../../ui/class-names.ts'
import { Brand } from '../frame/brand.tsx'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { CallToAction, Hero, Reassurance } from './hero.tsx'
import { usePermanentWords } from './words.ts'

/** The size of section headings, between the title of the page and the titles of its blocks. */
const sectionTitle =
  'max-w-2xl font-display text-[2.25rem] leading-[1.12] font-semibold tracking-tight text-balance narrow:text-title'

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

/** The brand, the language, and a link back or to the sign-in. */
function HorizonHeader({ isSignedIn }: { isSignedIn: boolean }) {
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

const steps = ['describe', 'call', 'search', 'meet', 'start'] as const

/** Five steps, next to a rising sun (HRZ-01). */
function Steps() {
  const t = usePermanentWords()
  return (
    <section
      id="steps"
      aria-labelledby="steps-title"
      tabIndex={-1}
      className="scroll-mt-4 border-y border-line bg-surface outline-none"
    >
      <div className="mx-auto max-w-7xl px-8 py-20 narrow:px-4 narrow:py-12">
        <h2 id="steps-title" className={sectionTitle}>
          {t(($) => $.steps.title)}
        </h2>
        <ol className="mt-12 grid gap-x-6 lg:grid-cols-5 narrow:mt-8">
          {steps.map((step, index) => (
            <li
              key={step}
              className="relative flex gap-x-5 pb-9 last:pb-0 max-lg:pl-0 lg:flex-col lg:pb-0"
            >
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute bg-line max-lg:top-12 max-lg:bottom-0 max-lg:left-6 max-lg:w-px lg:top-6 lg:right-[-1.5rem] lg:left-12 lg:h-px',
                  index === steps.length - 1 && 'hidden',
                )}
              />
              <span
                aria-hidden="true"
                className={classNames(
                  'relative grid size-12 shrink-0 place-items-center rounded-full border font-display text-lg font-semibold',
                  index === steps.length - 1
                    ? 'border-accent bg-accent text-on-accent'
                    : 'border-edge bg-surface',
                )}
              >
                {index + 1}
              </span>
              <div className="min-w-0 lg:mt-5">
                <h3 className="text-lg font-semibold">
                  <span className="sr-only">{t(($) => $.steps.step, { number: index + 1 })} </span>
                  {t(($) => $.steps[step].title)}
                </h3>
                <p className="mt-1 text-muted">
                  {t(($) => $.steps[step].text, { days: guaranteeDays })}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const blocks = [
  { id: 'short', Icon: Send, isWide: true },
  { id: 'together', Icon: Layers, isWide: false },
  { id: 'several', Icon: UsersRound, isWide: false },
  { id: 'choice', Icon: Handshake, isWide: true },
] as const

/** The advantages of the offer (HRZ-01). */
function Blocks() {
  const t = usePermanentWords()
  return (
    <section
      aria-labelledby="blocks"
      className="mx-auto max-w-7xl px-8 py-20 narrow:px-4 narrow:py-12"
    >
      <h2 id="blocks" className={sectionTitle}>
        {t(($) => $.blocks.title)}
      </h2>
      <ul className="mt-8 grid gap-5 md:grid-cols-5">
        {blocks.map(({ id, Icon, isWide }) => (
          <li
            key={id}
            className={classNames(
              'flex flex-col rounded-panel border p-8 narrow:p-6',
              isWide
                ? 'border-transparent bg-accent-wash md:col-span-3'
                : 'border-line bg-surface md:col-span-2',
            )}
          >
            <Icon aria-hidden size={26} strokeWidth={1.75} />
            <h3 className="mt-8 font-display text-xl font-semibold text-balance narrow:mt-5">
              {t(($) => $.blocks[id].title)}
            </h3>
            <p className="mt-2 max-w-prose text-muted">{t(($) => $.blocks[id].text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

const heading = 'font-display text-[1.5rem] leading-tight font-semibold text-balance'

/** The guarantee, and the base of the fee (HRZ-02). */
function Terms() {
  const t = usePermanentWords()
  const days = { days: guaranteeDays }
  return (
    <div className="mx-auto grid max-w-7xl gap-5 px-8 py-20 lg:grid-cols-2 narrow:px-4 narrow:py-12">
      <section
        aria-labelledby="guarantee"
        className="flex flex-col rounded-panel bg-accent p-10 text-on-accent narrow:p-6"
      >
        <p className="font-display text-[5rem] leading-none font-semibold tracking-tight narrow:text-[3.5rem]">
          {t(($) => $.guarantee.number, days)}
        </p>
        <h2 id="guarantee" className={`${heading} mt-auto pt-10`}>
          {t(($) => $.guarantee.title)}
        </h2>
        <p className="mt-2 max-w-prose">{t(($) => $.guarantee.text, days)}</p>
      </section>
      <section
        aria-labelledby="fee"
        className="flex flex-col rounded-panel border border-line bg-surface p-10 narrow:p-6"
      >
        <p className="flex flex-wrap items-center gap-4 font-medium">
          <span className="rounded-panel border border-edge px-5 py-4">
            {t(($) => $.fee.salary)}
          </span>
          <ArrowRight aria-hidden size={24} className="text-muted" />
          <span className="sr-only">{t(($) => $.fee.relation)}</span>
          <span className="rounded-panel bg-primary px-5 py-4 text-on-primary">
            {t(($) => $.fee.fee)}
          </span>
        </p>
        <h2 id="fee" className={`${heading} mt-auto pt-10`}>
          {t(($) => $.fee.title)}
        </h2>
        <p className="mt-2 max-w-prose text-muted">{t(($) => $.fee.text)}</p>
      </section>
    </div>
  )
}
