import { type HistoryEntry, readHistory } from '@renfort/contract/history.ts'
import type { SettingHistory } from '@renfort/domain/audit/setting-histories.ts'
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { call } from '../../platform/call.ts'
import { keyOf } from '../../platform/query.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { AuditChanges } from '../audit/audit-changes.tsx'
import { useActionSentence, useAuditWords } from '../audit/words.ts'
import { useSettingsWords } from './words.ts'

const historyQuery = (id: string, subject: SettingHistory) =>
  infiniteQueryOptions({
    queryKey: [...keyOf(readHistory), id, subject] as const,
    queryFn: ({ pageParam, signal }) =>
      call(readHistory, { params: { id }, query: { subject, after: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    staleTime: 0,
    meta: { failure: 'nowhere' },
  })

interface HistoryListProps {
  organisationId: string
  subject: SettingHistory
}

/** The changes of a part of the settings, newest first, a page at a time. */
export function HistoryList({ organisationId, subject }: HistoryListProps) {
  const t = useSettingsWords()
  const history = useInfiniteQuery(historyQuery(organisationId, subject))
  useAfterCommands(() => void history.refetch())
  return <Entries history={history} empty={t(($) => $.history.empty)} />
}

interface EntriesProps {
  history: UseInfiniteQueryResult<InfiniteData<{ readonly entries: readonly HistoryEntry[] }>>
  empty: string
}

/** Changes, page after page, or why there are none. */
export function Entries({ history, empty }: EntriesProps) {
  const t = useSettingsWords()
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = history
  if (data === undefined && isError) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{t(($) => $.history.failed)}</p>
        <Button size="small" onPress={() => void refetch()}>
          {t(($) => $.history.retry)}
        </Button>
      </div>
    )
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={64} />
  const entries = data.pages.flatMap((page) => page.entries)
  if (entries.length === 0 && !hasNextPage) {
    return <p className="text-muted">{empty}</p>
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <ol className="w-full divide-y divide-line">
        {entries.map((entry) => (
          <HistoryLine key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="small" pending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
          {t(($) => $.history.more)}
        </Button>
      )}
    </div>
  )
}

/** Runs `act` after each successful command: whatever is saved on the page belongs to its open history. */
function useAfterCommands(act: () => void): void {
  const client = useQueryClient()
  const onSuccess = useEffectEvent(act)
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success') onSuccess()
      }),
    [client],
  )
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const t = useSettingsWords()
  const audit = useAuditWords()
  const { locale } = useUiWords()
  const sentence = useActionSentence()
  const { at, action, subject, actor, onBehalfOf, changes, key } = entry
  const person = onBehalfOf?.name
  const name = actor?.name ?? t(($) => $.history.system)
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="font-medium wrap-break-word">
        {sentence(action, subject ?? audit(($) => $.unnamed))}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-table text-muted">
        <time dateTime={at}>{t(($) => $.history.at, momentParts(at, locale, 'medium'))}</time>
        <span>
          {key !== null &&
            (actor === null
              ? t(($) => $.history.byDirectory, { key: key.name })
              : t(($) => $.history.byKey, { key: key.name, name }))}
          {key === null &&
            (person === undefined
              ? t(($) => $.history.by, { name })
              : t(($) => $.history.byFor, { name, person }))}
        </span>
        {actor?.isInsider === true && <Badge tone="blue">{audit(($) => $.staff)}</Badge>}
      </p>
      <AuditChanges changes={changes} others={[]} />
    </li>
  )
}
