import { type CompanyOverview, readOverview } from '@renfort/contract/group.ts'
import { eurosToCents } from '@renfort/domain/kernel/money.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { useMe } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { tourTarget } from '../../platform/tour-target.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useMoney } from '../../ui/use-money.ts'
import { LogoUpload } from '../file/picture-upload.tsx'
import { companiesQuery } from '../frame/companies-query.ts'
import { useHomeWords } from './words.ts'

/** Where the members of a group choose the company that they work for (HOME-02 to HOME-06). */
export function HomePage() {
  const t = useHomeWords()
  const me = useMe()
  const switchTo = useSwitchCompany()
  const [term, setTerm] = useState('')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const settled = useDebounced(term.trim(), 'localSearch')
  const { data: companies } = useQuery({
    ...companiesQuery(settled),
    placeholderData: keepPreviousData,
  })
  const { data: overview } = useQuery(overviewQuery())
  // A company that the search hides is not chosen any more.
  const chosen = companies?.find(({ id }) => id === chosenId) ?? null

  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title={t(($) => $.title, { firstName: me.firstName })}
        context={t(($) => $.context, { group: me.group?.name ?? '' })}
      />
      <SearchField label={t(($) => $.search)} value={term} onChange={setTerm} />
      <div className="-mx-2 my-3 rounded-panel p-2" {...tourTarget('home-companies')}>
        {companies === undefined && <SkeletonRows rows={3} />}
        {companies?.length === 0 && (
          <EmptyState title={settled === '' ? t(($) => $.empty) : t(($) => $.noMatch)}>
            {settled === '' ? t(($) => $.emptyText) : t(($) => $.noMatchText)}
          </EmptyState>
        )}
        {companies !== undefined && companies.length > 0 && (
          <RadioCards
            label={t(($) => $.companies)}
            options={companies.map(({ id, name, address, pictureURL }) => ({
              value: id,
              label: name,
              help: (
                <CompanyFigures
                  address={address}
                  figures={overview?.find((each) => each.id === id)}
                />
              ),
              icon: <Avatar name={name} src={pictureURL} shape="square" />,
            }))}
            value={chosen?.id ?? null}
            onChange={setChosenId}
          />
        )}
      </div>
      {chosen !== null && (
        <div className="mb-5">
          <LogoUpload
            key={chosen.id}
            company={{ id: chosen.id, name: chosen.name, logoUrl: chosen.pictureURL }}
          />
        </div>
      )}
      <Button
        variant="primary"
        size="large"
        disabledReason={chosen === null ? t(($) => $.chooseFirst) : undefined}
        onPress={() => chosen !== null && switchTo(chosen)}
      >
        {t(($) => $.continue)}
      </Button>
    </div>
  )
}

interface CompanyFiguresProps {
  address: string | null
  /** `undefined` while the figures load. */
  figures: CompanyOverview | undefined
}

/** The town of a company, its figures, and what the reader has to do there (HOME-07). */
function CompanyFigures({ address, figures }: CompanyFiguresProps) {
  const t = useHomeWords()
  const money = useMoney()
  const waiting = useWaiting(figures)
  const { missions, spentThisMonth } = figures ?? {}
  return (
    <>
      {address !== null && <span className="block truncate">{address}</span>}
      {/* Keeps its height while the figures load. */}
      <span className="mt-1.5 flex min-h-16 flex-wrap content-start gap-x-4 gap-y-0.5">
        {missions !== undefined && <Figure>{t(($) => $.missions, { count: missions })}</Figure>}
        {typeof spentThisMonth === 'number' && (
          <Figure>{t(($) => $.spent, { amount: money(eurosToCents(spentThisMonth)) })}</Figure>
        )}
        {waiting.map((label) => (
          <Figure key={label} waits>
            {label}
          </Figure>
        ))}
        {figures !== undefined && waiting.length === 0 && <span>{t(($) => $.nothingWaits)}</span>}
      </span>
    </>
  )
}

/** What waits in a company, in the order of « À faire »; nothing of what the reader may not see. */
function useWaiting(figures: CompanyOverview | undefined): string[] {
  const t = useHomeWords()
  if (figures === undefined) return []
  const { missing, contracts, lateContracts, refusedPayments, hours, openPlaces } = figures
  const { applicants, disputes, drafts } = figures
  const label = (count: number | null, say: (count: number) => string) =>
    count === null || count === 0 ? [] : [say(count)]
  return [
    ...label(missing, (count) => t(($) => $.missing, { count })),
    ...label(contracts, (count) => {
      const shown = t(($) => $.contracts, { count })
      return lateContracts ? t(($) => $.contractsLate, { shown, count: lateContracts }) : shown
    }),
    ...label(refusedPayments, (count) => t(($) => $.refusedPayments, { count })),
    ...label(hours, (count) => t(($) => $.hours, { count })),
    ...label(openPlaces, (count) => t(($) => $.openPlaces, { count })),
    ...label(applicants, (count) => t(($) => $.applicants, { count })),
    ...label(disputes, (count) => t(($) => $.disputes, { count })),
    ...label(drafts, (count) => t(($) => $.drafts, { count })),
  ]
}

interface FigureProps {
  children: string
  /** Whether somebody has to act on it. */
  waits?: boolean
}

function Figure({ children, waits = false }: FigureProps) {
  return (
    <span className={classNames('tabular-nums', waits && 'font-medium text-orange')}>
      {children}{' '}
    </span>
  )
}

/** The figures of each company; companies can be chosen before they load. */
const overviewQuery = () => ({
  ...queryFor(readOverview, {}),
  meta: { failure: 'nowhere' },
})
