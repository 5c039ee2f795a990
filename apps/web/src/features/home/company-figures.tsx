import type { CompanyOverview } from '@renfort/contract/group.ts'
import { classNames } from '../../ui/class-names.ts'
import { useHomeWords } from './words.ts'

interface CompanyFiguresProps {
  address: string | null
  /** `undefined` as long as the figures are on their way. */
  figures: CompanyOverview | undefined
}

/** Where a company is, what it has this week, and what waits for the reader there (HOME-07). */
export function CompanyFigures({ address, figures }: CompanyFiguresProps) {
  const t = useHomeWords()
  const { missions, openPlaces, drafts, applicants } = figures ?? {}
  const isCalm = figures !== undefined && !openPlaces && !drafts && !applicants
  return (
    <>
      {address !== null && <span className="block truncate">{address}</span>}
      {/* As high while the figures come. */}
      <span className="mt-1.5 flex min-h-11 flex-wrap content-start gap-x-4 gap-y-0.5">
        <Figure count={missions} label={t(($) => $.missions, { count: missions ?? 0 })} />
        <Figure
          waits
          count={openPlaces}
          label={t(($) => $.openPlaces, { count: openPlaces ?? 0 })}
        />
        <Figure waits count={drafts} label={t(($) => $.drafts, { count: drafts ?? 0 })} />
        <Figure
          waits
          count={applicants}
          label={t(($) => $.applicants, { count: applicants ?? 0 })}
        />
        {isCalm && <span>{t(($) => $.nothingWaits)}</span>}
      </span>
    </>
  )
}

interface FigureProps {
  count: number | null | undefined
  label: string
  /** Whether somebody should do something about it. */
  waits?: boolean
}

function Figure({ count, label, waits = false }: FigureProps) {
  if (count === null || count === undefined || (waits && count === 0)) return null
  return (
    <span
      className={classNames('whitespace-nowrap tabular-nums', waits && 'font-medium text-orange')}
    >
      {label}{' '}
    </span>
  )
}
