import type { AuditEntry } from '@renfort/contract/audit.ts'
import {
  dateInParis,
  type Instant,
  type IsoDate,
  localInParis,
} from '@renfort/domain/kernel/calendar.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import History from 'lucide-react/icons/history'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShieldX from 'lucide-react/icons/shield-x'
import { useState } from 'react'
import { staffPaths } from '../../platform/screen-paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Day } from '../../ui/day.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { AuditChanges } from './audit-changes.tsx'
import { AuditFilterBar, hasFilter } from './audit-filter-bar.tsx'
import { type AuditFilters, sealsQuery, trailQuery } from './queries.ts'
import { useActionSentence, useAuditWords } from './words.ts'

/** Who changed what, and on whose behalf: for every company, or as filtered (G-33). */
export function AuditPage({ filters }: { filters: AuditFilters }) {
  const t = useAuditWords()
  const { data, isPlaceholderData } = useInfiniteQuery(trailQuery(filters))
  const first = isPlaceholderData ? undefined : data?.pages[0]
  const organisation = first?.organisation ?? null
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title={t(($) => $.title)}
        context={t(($) => $.context)}
        actions={<SealCheck key={filters.organisationId} organisationId={filters.organisationId} />}
      />
      <AuditFilterBar filters={filters} organisation={organisation} user={first?.user ?? null} />
      {organisation !== null && (
        <p className="pb-4">
          <Link to={staffPaths.home} search={{ q: organisation.name }} className={linkClass()}>
            {t(($) => $.actFor, { company: organisation.name })}
          </Link>
        </p>
      )}
      <Trail filters={filters} />
    </div>
  )
}

function Trail({ filters }: { filters: AuditFilters }) {
  const t = useAuditWords()
  const navigate = useNavigate()
  const trail = useInfiniteQuery(trailQuery(filters))
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = trail
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={8} rowHeight={72} />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) {
    const isFiltered = hasFilter(filters)
    return (
      <EmptyState
        title={isFiltered ? t(($) => $.noMatch) : t(($) => $.empty)}
        icon={<History aria-hidden />}
        action={
          isFiltered && (
            <Button onPress={() => void navigate({ to: staffPaths.audit, search: {} })}>
              {t(($) => $.filters.clear)}
            </Button>
          )
        }
      >
        {isFiltered ? t(($) => $.noMatchText) : t(($) => $.emptyText)}
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-6">
      {byDay(entries).map(([day, ofDay]) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`} className="pb-2 font-semibold first-letter:uppercase">
            <Day date={day} style="long" />
          </h2>
          <ol className="divide-y divide-line rounded-panel border border-line bg-surface">
            {ofDay.map((entry) => (
              <AuditEntryRow key={entry.id} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <Button
          className="self-center"
          pending={isFetchingNextPage}
          onPress={() => void fetchNextPage()}
        >
          {t(($) => $.more)}
        </Button>
      )}
    </div>
  )
}

/** The changes of each Paris day, in order. */
function byDay(entries: readonly AuditEntry[]): (readonly [IsoDate, readonly AuditEntry[]])[] {
  const days = new Map<IsoDate, AuditEntry[]>()
  for (const entry of entries) {
    const day = dateInParis(entry.at as Instant)
    days.set(day, [...(days.get(day) ?? []), entry])
  }
  return [...days]
}

/** One change: when, what, by whom and for whom, where, and what it changed. */
function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const t = useAuditWords()
  const sentence = useActionSentence()
  const { organisation, actor } = entry
  return (
    <li className="flex gap-x-5 gap-y-1 px-5 py-3 narrow:flex-col narrow:px-4">
      <time dateTime={entry.at} className="shrink-0 text-table text-muted">
        {localInParis(entry.at as Instant).time}
      </time>
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="font-medium wrap-break-word">
          {sentence(entry.action, entry.subject ?? t(($) => $.unnamed))}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-table text-muted">
          <Byline entry={entry} />
          {actor?.isInsider === true && <Badge tone="blue">{t(($) => $.staff)}</Badge>}
          {organisation !== null && (
            <Link
              to={staffPaths.audit}
              search={{ organisationId: organisation.id }}
              aria-label={t(($) => $.seeCompany, { company: organisation.name })}
              className={linkClass('quiet', 'underline')}
            >
              {organisation.name}
            </Link>
          )}
        </p>
        <AuditChanges changes={entry.changes} others={entry.others} />
      </div>
    </li>
  )
}

function Byline({ entry: { actor, onBehalfOf, key } }: { entry: AuditEntry }) {
  const t = useAuditWords()
  if (actor === null && key !== null) {
    return <span>{t(($) => $.byDirectory, { key: key.name })}</span>
  }
  if (actor === null) {
    return onBehalfOf === null ? (
      <span>{t(($) => $.bySystem)}</span>
    ) : (
      <span>{t(($) => $.bySystemFor, { person: onBehalfOf.name })}</span>
    )
  }
  if (key !== null) return <span>{t(($) => $.byKey, { key: key.name, actor: actor.name })}</span>
  return onBehalfOf === null ? (
    <span>{t(($) => $.by, { actor: actor.name })}</span>
  ) : (
    <span>{t(($) => $.byFor, { actor: actor.name, person: onBehalfOf.name })}</span>
  )
}

/** Checks whether a row of the trail was changed outside the product. */
function SealCheck({ organisationId }: { organisationId: string | undefined }) {
  const t = useAuditWords()
  const [isAsked, setAsked] = useState(false)
  const { data, isFetching, refetch } = useQuery({
    ...sealsQuery(organisationId),
    enabled: isAsked,
  })
  const check = () => {
    if (isAsked) void refetch()
    else setAsked(true)
  }
  return (
    <div className="flex flex-row-reverse flex-wrap items-center gap-3 narrow:w-full narrow:flex-row">
      <Button pending={isFetching} onPress={check}>
        {t(($) => $.seals.check)}
      </Button>
      <output className="text-table">
        {data !== undefined && !isFetching && (
          <span className="flex flex-wrap items-center gap-x-2">
            {data.broken.length === 0 ? (
              <ShieldCheck aria-hidden size={17} className="text-green" />
            ) : (
              <ShieldX aria-hidden size={17} className="text-red" />
            )}
            {data.broken.length === 0
              ? t(($) => $.seals.intact, { count: data.checked })
              : t(($) => $.seals.broken, {
                  count: data.broken.length,
                  ids: data.broken.map(({ id }) => id).join(', '),
                })}
            {data.pending > 0 && (
              <span className="text-muted">
                {t(($) => $.seals.pending, { count: data.pending })}
              </span>
            )}
          </span>
        )}
      </output>
    </div>
  )
}
