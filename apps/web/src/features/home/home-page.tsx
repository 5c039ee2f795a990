import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSwitchCompany } from '../../platform/company-switch.ts'
import { useMe } from '../../platform/me.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { LogoUpload } from '../file/logo-upload.tsx'
import { companiesQuery } from '../frame/companies-query.ts'
import { CompanyFigures } from './company-figures.tsx'
import { overviewQuery } from './queries.ts'
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
  // A choice that the search has put out of sight is none.
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
