import { guaranteeDays } from '@renfort/domain/permanent/permanent-request.ts'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { usePermanentWords } from './words.ts'

const heading = 'font-display text-[1.5rem] leading-tight font-semibold text-balance'

/** HRZ-02: the guarantee, and what the fee rests on. */
export function Terms() {
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
