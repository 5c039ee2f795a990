import { type CalendarFeed, newCalendarFeed } from '@renfort/contract/calendar-feed.ts'
import { useQuery } from '@tanstack/react-query'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { useState } from 'react'
import { EditDialog } from '../../form/edit-dialog.tsx'
import { TextFormField } from '../../form/text-form-field.tsx'
import { Button } from '../../ui/button.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useToast } from '../../ui/use-toast.ts'
import { calendarFeedsQuery, problemsOf, useRenameFeed, useRevokeFeed } from './queries.ts'
import { useCalendarFeedWords } from './words.ts'

/** The calendar links of the person in this company: renamed, or revoked with one press. */
export function FeedList() {
  const t = useCalendarFeedWords()
  const toast = useToast()
  const { data: feeds, isError, refetch } = useQuery(calendarFeedsQuery())
  const revoke = useRevokeFeed()
  const [renamed, setRenamed] = useState<CalendarFeed | null>(null)
  if (feeds === undefined && isError) {
    return (
      <div className="flex flex-wrap items-center gap-4 py-3">
        <p>{t(($) => $.card.failed)}</p>
        <Button onPress={() => void refetch()}>{t(($) => $.card.retry)}</Button>
      </div>
    )
  }
  if (feeds === undefined) return <SkeletonRows rows={1} rowHeight={64} />
  if (feeds.length === 0) return <p className="py-3">{t(($) => $.card.none)}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {feeds.map((feed) => (
          <FeedRow
            key={feed.id}
            feed={feed}
            isRevoking={revoke.isPending && revoke.variables.params.id === feed.id}
            onRename={() => setRenamed(feed)}
            onRevoke={() =>
              revoke.mutate(
                { params: { id: feed.id } },
                {
                  onSuccess: () => toast.success(t(($) => $.card.revoked, { name: feed.name })),
                },
              )
            }
          />
        ))}
      </ul>
      {renamed !== null && <RenameDialog feed={renamed} onClose={() => setRenamed(null)} />}
    </>
  )
}

interface FeedRowProps {
  feed: CalendarFeed
  isRevoking: boolean
  onRename: () => void
  onRevoke: () => void
}

function FeedRow({ feed, isRevoking, onRename, onRevoke }: FeedRowProps) {
  const t = useCalendarFeedWords()
  const { locale } = useUiWords()
  const { name, kind, subject, createdAt, lastReadAt } = feed
  const what = subject ?? t(($) => $.making.kinds[kind])
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <CalendarDays aria-hidden size={22} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-break-word">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
          {what !== name && <span className="wrap-break-word">{what}</span>}
          <span>{t(($) => $.card.created, { day: momentParts(createdAt, locale).day })}</span>
          <span>
            {lastReadAt === null
              ? t(($) => $.card.never)
              : t(($) => $.card.read, momentParts(lastReadAt, locale))}
          </span>
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button
          size="small"
          aria-label={t(($) => $.card.renameLabel, { name })}
          aria-haspopup="dialog"
          onPress={onRename}
        >
          {t(($) => $.card.rename)}
        </Button>
        <Button
          size="small"
          pending={isRevoking}
          aria-label={t(($) => $.card.revokeLabel, { name })}
          onPress={onRevoke}
        >
          {t(($) => $.card.revoke)}
        </Button>
      </span>
    </li>
  )
}

const renaming = newCalendarFeed.pick({ name: true })

function RenameDialog({ feed, onClose }: { feed: CalendarFeed; onClose: () => void }) {
  const t = useCalendarFeedWords()
  const toast = useToast()
  const rename = useRenameFeed()
  return (
    <EditDialog
      isOpen
      onClose={onClose}
      title={t(($) => $.renaming.title)}
      size="small"
      schema={renaming}
      initial={{ name: feed.name }}
      submitLabel={t(($) => $.renaming.submit)}
      issuesOf={problemsOf}
      save={({ name }) => rename.mutateAsync({ params: { id: feed.id }, body: { name } })}
      onSaved={() => toast.success(t(($) => $.renaming.done))}
      fields={({ control }) => (
        <TextFormField
          control={control}
          name="name"
          label={t(($) => $.making.name)}
          autoComplete="off"
        />
      )}
    />
  )
}
