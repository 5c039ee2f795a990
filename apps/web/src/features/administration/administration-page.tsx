import type { Reply } from '@renfort/contract/kernel/endpoint.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import { moveClock } from '@renfort/contract/operations.ts'
import { searchUsers } from '@renfort/contract/organisation.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { configQuery, useConfig } from '../../platform/config.ts'
import { fullName } from '../../platform/person-name.ts'
import { useProductClock } from '../../platform/product-clock.ts'
import { queryFor, useCommand } from '../../platform/query.ts'
import { screenPaths, staffPaths } from '../../platform/screen-paths.ts'
import { leaveSession } from '../../platform/unsettled-session.ts'
import { useDebounced } from '../../platform/use-debounced.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { ActForDialog, type FoundUser, useActFor } from './act-for-dialog.tsx'
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
    leaveSession()
    queryClient.clear()
    void navigate({ to: screenPaths.signIn })
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
            void navigate({ to: screenPaths.start })
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

const hourMs = 3_600_000
const steps = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs } as const
const stepNames = Object.keys(steps) as (keyof typeof steps)[]

/** In a demo, staff move the clock; all work due by then runs before the call answers (G-38). */
export function DemoClock() {
  const t = useAdministrationWords()
  const { locale } = useUiWords()
  const client = useQueryClient()
  const clock = useProductClock()
  const [ran, setRan] = useState<Reply<typeof moveClock>['ran'] | null>(null)
  const move = useCommand(moveClock, {
    onSuccess: (reply) => {
      client.setQueryData(configQuery().queryKey, (known) => known && { ...known, now: reply.now })
      setRan(reply.ran)
      void client.invalidateQueries()
    },
  })
  const { day, time } = momentParts(clock.now(), locale, 'long')
  const forward = (step: keyof typeof steps) => {
    const now = new Date(Date.parse(clock.now()) + steps[step]).toISOString()
    move.mutate({ body: { now } })
  }
  return (
    <section
      aria-labelledby="clock-title"
      className="mt-8 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="clock-title" className="text-lg font-semibold">
        {t(($) => $.clock.title)}
      </h2>
      <p className="mt-1">{t(($) => $.clock.now, { day, time })}</p>
      <p className="mt-1 text-sm text-muted">{t(($) => $.clock.help)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {stepNames.map((step) => (
          <Button key={step} pending={move.isPending} onPress={() => forward(step)}>
            {t(($) => $.clock.forward[step])}
          </Button>
        ))}
      </div>
      <output className="mt-3 block text-sm text-muted">
        {ran !== null &&
          t(($) => $.clock.done, { count: ran.reduce((sum, { count }) => sum + count, 0) })}
      </output>
    </section>
  )
}
