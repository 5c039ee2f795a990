import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useMe } from '../../platform/me.ts'
import { storage } from '../../platform/storage.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { childrenQuery } from './queries.ts'
import { useHomeWords } from './words.ts'

/** Where the members of a group choose the company that they work for (HOME-02 to HOME-06). */
export function HomePage() {
  const t = useHomeWords()
  const me = useMe()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [term, setTerm] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const settled = useDebounced(term.trim(), 'localSearch')
  const [isEntering, setEntering] = useState(false)
  const { data: companies } = useQuery({
    ...childrenQuery(settled),
    placeholderData: keepPreviousData,
    // Inside a company the group's companies are no longer this user's to ask for.
    enabled: !isEntering,
  })

  const enter = () => {
    setEntering(true)
    storage.write('organisationId', chosen)
    queryClient.clear()
    void navigate({ to: '/planning' })
  }

  return (
    <div className="mx-auto max-w-2xl">
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
              help: address,
              icon: <Avatar name={name} src={pictureURL} shape="square" />,
            }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
      </div>
      <Button
        variant="primary"
        size="large"
        disabledReason={chosen === null ? t(($) => $.chooseFirst) : undefined}
        onPress={enter}
      >
        {t(($) => $.continue)}
      </Button>
    </div>
  )
}
