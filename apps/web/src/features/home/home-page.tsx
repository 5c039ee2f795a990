import { type CompanyOverview, readOverview } from '@renfort/contract/group.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { useMe } from '../../platform/me.ts'
import { queryFor } from '../../platform/query.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
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
      <div className="my-5">
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

/** The town of a company, its figures of the week, and what the reader has to do there (HOME-07). */
function CompanyFigures({ address, figures }: CompanyFiguresProps) {
  const t = useHomeWords()
  const { missions, openPlaces, drafts, applicants } = figures ?? {}
  const isCalm = figures !== undefined && !openPlaces && !drafts && !applicants
  return (
    <>
      {address !== null && <span className="block truncate">{address}</span>}
      {/* Keeps its height while the figures load. */}
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
  /** Whether somebody has to act on it. */
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

/** The figures of each company; companies can be chosen before they load. */
const overviewQuery = () => ({
  ...queryFor(readOverview, {}),
  meta: { failure: 'nowhere' },
})
