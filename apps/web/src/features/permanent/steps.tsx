import { guaranteeDays } from '@renfort/domain/permanent/permanent-request.ts'
import { classNames } from '../../ui/class-names.ts'
import { sectionTitle } from './section-title.ts'
import { usePermanentWords } from './words.ts'

const steps = ['describe', 'call', 'search', 'meet', 'start'] as const

/** HRZ-01: five steps; the sun rises with them. */
export function Steps() {
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
