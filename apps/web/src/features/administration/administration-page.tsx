import { searchUsers } from '@renfort/contract/organisation.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useConfig } from '../../platform/config.ts'
import { fullName } from '../../platform/person-name.ts'
import { queryFor } from '../../platform/query.ts'
import { storage } from '../../platform/storage.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { staffPaths } from '../../platform/staff-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ActForDialog } from './act-for-dialog.tsx'
import { DemoClock } from './demo-clock.tsx'
import type { FoundUser } from './found-user.ts'
import { useActFor } from './use-act-for.ts'
import { useAdministrationWords } from './words.ts'

const shortestTerm = 2

/** Where internal staff choose whom they act for (ADMIN-01 to ADMIN-06); the search is in the address. */
export function AdministrationPage({ q }: { q: string }) {
  const t = useAdministrationWords()
  const navigate = useNavigate()
  const config = useConfig()
  const queryClient = useQueryClient()
  const [term, setTerm] = useState(q)
  const [chosen, setChosen] = useState<FoundUser | null>(null)
  const settled = useDebounced(term.trim(), 'localSearch')
  const keep = useEffectEvent((found: string) => {
    if (found !== q)
      void navigate({ to: staffPaths.home, search: { q: found || undefined }, replace: true })
  })
  useEffect(() => keep(settled), [settled])

  const actFor = useActFor()
  const leave = () => {
    storage.clearSession()
    queryClient.clear()
    void navigate({ to: '/signin' })
  }

  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        actions={
          <>
            <Link to={staffPaths.organisations} className={buttonClass()}>
              {t(($) => $.organisations)}
            </Link>
            <Link to={staffPaths.siders} className={buttonClass()}>
              {t(($) => $.siders)}
            </Link>
            <Link to={staffPaths.invoices} className={buttonClass()}>
              {t(($) => $.invoices)}
            </Link>
            <Link to={staffPaths.operations} className={buttonClass()}>
              {t(($) => $.operations)}
            </Link>
            <Link to={staffPaths.features} className={buttonClass()}>
              {t(($) => $.features)}
            </Link>
            <Button onPress={leave}>{t(($) => $.leave)}</Button>
          </>
        }
      />
      <SearchField label={t(($) => $.search)} value={term} onChange={setTerm} />
      <div className="mt-5">
        <FoundUsers q={settled} onChoose={setChosen} />
      </div>
      {config.outbox && <DemoClock />}
      {chosen !== null && (
        <ActForDialog
          user={chosen}
          onClose={() => setChosen(null)}
          onStarted={() => {
            actFor(chosen)
            void navigate({ to: '/' })
          }}
        />
      )}
    </div>
  )
}

interface FoundUsersProps {
  q: string
  onChoose: (user: FoundUser) => void
}

function FoundUsers({ q, onChoose }: FoundUsersProps) {
  const t = useAdministrationWords()
  const isAsked = q.length >= shortestTerm
  const { data, isError, refetch } = useQuery({
    ...queryFor(searchUsers, { query: { q } }),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    meta: { failure: 'toast' },
  })
  if (!isAsked) return <EmptyState title={t(($) => $.hint)}>{t(($) => $.hintText)}</EmptyState>
  if (isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={64} />
  if (data.length === 0) {
    return <EmptyState title={t(($) => $.noMatch)}>{t(($) => $.noMatchText)}</EmptyState>
  }
  return (
    <ul
      aria-label={t(($) => $.users)}
      className="divide-y divide-line rounded-panel border border-line bg-surface"
    >
      {data.map((user) => (
        <UserRow key={user._id} user={user} onChoose={() => onChoose(user)} />
      ))}
    </ul>
  )
}

function UserRow({ user, onChoose }: { user: FoundUser; onChoose: () => void }) {
  const t = useAdministrationWords()
  const name = fullName(user)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">{name}</p>
        <p className="truncate text-sm text-muted">{shownEmail(user.email)}</p>
        <Link
          to={staffPaths.audit}
          search={{ organisationId: user.companyId }}
          aria-label={t(($) => $.trailOf, { company: user.companyName })}
          className={linkClass('quiet', 'text-sm underline')}
        >
          {user.companyName}
        </Link>
      </div>
      {user.isParent && <Badge tone="neutral">{t(($) => $.group)}</Badge>}
      <Button size="small" onPress={onChoose}>
        {t(($) => $.logAs, { name })}
      </Button>
    </li>
  )
}
