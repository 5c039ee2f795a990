import { guaranteeDays } from '@renfort/domain/permanent/permanent-request.ts'
import { Link } from '@tanstack/react-router'
import ClipboardPen from 'lucide-react/icons/clipboard-pen'
import Percent from 'lucide-react/icons/percent'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { buttonClass } from '../../ui/button-class.ts'
import { PageTitle } from '../../ui/page-title.tsx'
import { usePermanentWords } from './words.ts'

/** What the offer is, and how to ask for it. */
export function Hero(props: CallToActionProps) {
  const t = usePermanentWords()
  return (
    <section className="relative overflow-hidden bg-on-accent text-[#f2f1ec]">
      <Sun className="pointer-events-none absolute right-[-6rem] bottom-[-3.5rem] w-[46rem] max-w-none max-lg:right-[-16rem] max-lg:opacity-45 narrow:right-[-9rem] narrow:opacity-100 narrow:bottom-[-2rem] narrow:w-[30rem]" />
      <div className="relative mx-auto max-w-7xl px-8 pt-24 pb-28 narrow:px-4 narrow:pt-14 narrow:pb-64">
        <p className="font-medium text-accent">{t(($) => $.hero.over)}</p>
        <PageTitle className="mt-4 max-w-2xl font-display text-[3.5rem] leading-[1.04] font-semibold tracking-tight text-balance narrow:text-[2.5rem]">
          {t(($) => $.hero.title)}
        </PageTitle>
        <p className="mt-6 max-w-xl text-lg text-[#d5d4d6]">{t(($) => $.hero.text)}</p>
        <div className="mt-9 flex flex-wrap items-center gap-x-6 gap-y-4">
          <CallToAction {...props} />
          <a
            href="#steps"
            className="rounded-small font-medium underline decoration-accent decoration-2 underline-offset-6 hover:text-accent focus-visible:outline-accent"
          >
            {t(($) => $.how)}
          </a>
        </div>
        {!props.isSignedIn && (
          <p className="mt-4 max-w-md text-table text-[#d5d4d6]">{t(($) => $.hero.signedOut)}</p>
        )}
      </div>
    </section>
  )
}

const lines = [
  { id: 'guarantee', Icon: ShieldCheck },
  { id: 'fee', Icon: Percent },
  { id: 'form', Icon: ClipboardPen },
] as const

/** The first facts about the offer (HRZ-01, HRZ-02). */
export function Reassurance() {
  const t = usePermanentWords()
  return (
    <section aria-label={t(($) => $.reassurance.label)} className="border-b border-line bg-surface">
      <ul className="mx-auto grid max-w-7xl gap-x-8 gap-y-4 px-8 py-6 md:grid-cols-3 narrow:px-4">
        {lines.map(({ id, Icon }) => (
          <li key={id} className="flex items-center gap-3 font-medium">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash">
              <Icon aria-hidden size={20} />
            </span>
            {t(($) => $.reassurance[id], { days: guaranteeDays })}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The rising sun, in the colours of the product: the picture of the offer. */
function Sun({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 400" aria-hidden="true" className={className} fill="none">
      <circle cx="320" cy="320" r="300" className="stroke-accent/15" strokeWidth="1.5" />
      <circle cx="320" cy="320" r="240" className="stroke-accent/25" strokeWidth="1.5" />
      <circle cx="320" cy="320" r="180" className="stroke-accent/40" strokeWidth="1.5" />
      <path d="M190 320a130 130 0 0 1 260 0Z" className="fill-accent" />
      {[320, 338, 359, 383].map((y, index) => (
        <path
          key={y}
          d={`M${40 + index * 42} ${y}H${600 - index * 42}`}
          className="stroke-accent"
          strokeWidth={2 + index}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}

/** The look of the button on the dark bands of the page. */
const sunny =
  'border-accent! bg-accent! text-on-accent! hover:brightness-95 focus-visible:outline-accent!'

interface CallToActionProps {
  isSignedIn: boolean
  onAsk: () => void
}

/** Opens the request (HRZ-03), or leads to the sign-up that it needs. */
export function CallToAction({ isSignedIn, onAsk }: CallToActionProps) {
  const t = usePermanentWords()
  const className = buttonClass('primary', 'large', sunny)
  return isSignedIn ? (
    <button type="button" aria-haspopup="dialog" className={className} onClick={onAsk}>
      {t(($) => $.ask)}
    </button>
  ) : (
    <Link to="/signup" className={className}>
      {t(($) => $.signUp)}
    </Link>
  )
}
