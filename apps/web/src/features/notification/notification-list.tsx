import type { Notification } from '@renfort/contract/notification.ts'
import { fullName } from '@renfort/domain/kernel/person-name.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BellOff from 'lucide-react/icons/bell-off'
import CheckCheck from 'lucide-react/icons/check-check'
import Check from 'lucide-react/icons/check'
import { useRef } from 'react'
import { useCan } from '../../platform/me.ts'
import { screenPaths } from '../../platform/screen-paths.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedLoad } from '../../ui/failed-load.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { LongList, LongListRow } from '../../ui/long-list.tsx'
import { momentParts } from '../../ui/moment-parts.ts'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { useIsLive } from './liveness.ts'
import { notificationsQuery, useMarkRead } from './queries.ts'
import { kindWords, useNotificationWords } from './words.ts'

const rowHeight = 64
/** Rows of one part of the list, which is in the page only near the window. */
const drawnTogether = 30
/** What says to a screen reader that there are more rows than are known. */
const unknownCount = -1

interface NotificationListProps {
  /** Called when a notification leads to another screen. */
  onLeave?: () => void
}

/** The notifications, a page at a time, each with the way to what it is about. */
export function NotificationList({ onLeave }: NotificationListProps) {
  const t = useNotificationWords()
  const may = useCan('notification.mark').allowed
  const isLive = useIsLive()
  const { mutate, isPending } = useMarkRead()
  const list = useInfiniteQuery(notificationsQuery())
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = list
  if (data === undefined && isError) {
    return <FailedLoad title={t(($) => $.failure)} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <SkeletonRows rows={6} rowHeight={rowHeight} />
  const found = data.pages.flatMap(({ notifications }) => notifications)
  const [newest] = found
  const isAllRead = found.every(({ isRead }) => isRead)
  const read = (sequence: number, andOlder: boolean) => {
    if (may) mutate({ body: { sequence, andOlder } })
  }
  return (
    <div className="flex flex-col gap-3">
      {!isLive && (
        <output className="block rounded-control bg-wash px-3 py-2 text-table text-muted">
          {t(($) => $.apart)}
        </output>
      )}
      {newest === undefined ? (
        <EmptyState title={t(($) => $.empty.title)} icon={<BellOff aria-hidden />}>
          {t(($) => $.empty.text)}
        </EmptyState>
      ) : (
        <>
          {may && !isAllRead && (
            <div className="flex justify-end">
              <Button
                size="small"
                icon={<CheckCheck aria-hidden size={16} />}
                pending={isPending}
                onPress={() => read(newest.sequence, true)}
              >
                {t(($) => $.readAll)}
              </Button>
            </div>
          )}
          <LongList
            label={t(($) => $.list)}
            count={found.length}
            pageSize={drawnTogether}
            rowHeight={rowHeight}
          >
            {(start, length) =>
              found.slice(start, start + length).map((notification, index) => (
                <LongListRow
                  key={notification.sequence}
                  place={start + index}
                  count={hasNextPage ? unknownCount : found.length}
                >
                  <NotificationLine
                    notification={notification}
                    canRead={may}
                    onRead={() => read(notification.sequence, false)}
                    onOpen={() => {
                      if (!notification.isRead) read(notification.sequence, false)
                      onLeave?.()
                    }}
                  />
                </LongListRow>
              ))
            }
          </LongList>
          {hasNextPage && (
            <Button
              size="small"
              className="self-start"
              pending={isFetchingNextPage}
              onPress={() => void fetchNextPage()}
            >
              {t(($) => $.more)}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

interface NotificationLineProps {
  notification: Notification
  canRead: boolean
  onRead: () => void
  onOpen: () => void
}

function NotificationLine({ notification, canRead, onRead, onOpen }: NotificationLineProps) {
  const t = useNotificationWords()
  const { locale } = useUiWords()
  const { kind, at, isRead, inPlaceOf, mission, sider, invoice } = notification
  const title = t(($) => $.kinds[kindWords[kind]], {
    sider: sider === null ? t(($) => $.someone) : fullName(sider),
    number: invoice?.referenceNumber ?? '',
  })
  // The mark goes away with the press: the keyboard stays where it was.
  const line = useRef<HTMLDivElement>(null)
  return (
    <div ref={line} tabIndex={-1} className="flex items-start gap-3 py-3 outline-none">
      <span
        aria-hidden
        className={classNames('mt-2 size-2 shrink-0 rounded-full', isRead ? '' : 'bg-accent')}
      />
      <div className="min-w-0 flex-1">
        <p className={classNames('wrap-break-word', isRead ? '' : 'font-medium')}>
          <Subject notification={notification} onOpen={onOpen}>
            {title}
          </Subject>
          {!isRead && <span className="sr-only"> ({t(($) => $.unread)})</span>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-table text-muted">
          {inPlaceOf !== null && (
            <span className="font-medium text-ink">
              {t(($) => $.inPlaceOf, { name: fullName(inPlaceOf) })}
            </span>
          )}
          {mission !== null && <span className="wrap-break-word">{mission.taskName}</span>}
          <time dateTime={at}>{t(($) => $.at, momentParts(at, locale))}</time>
        </p>
      </div>
      {canRead && !isRead && (
        <IconButton
          size="small"
          label={t(($) => $.readOne, { title })}
          icon={<Check aria-hidden size={16} />}
          onPress={() => {
            line.current?.focus()
            onRead()
          }}
        />
      )}
    </div>
  )
}

interface SubjectProps {
  notification: Notification
  onOpen: () => void
  children: string
}

/** The way to what a notification is about. */
function Subject({ notification, onOpen, children }: SubjectProps) {
  const { kind, mission, documentId, invoice } = notification
  const look = { className: linkClass('row'), onClick: onOpen }
  if (documentId !== null) {
    return (
      <Link to={screenPaths.contract} params={{ documentId }} {...look}>
        {children}
      </Link>
    )
  }
  if (kind === 'hours.contested' || kind === 'hours.refused') {
    return (
      <Link
        to={screenPaths.hours}
        search={{ status: 'att.disputed', taskId: mission?.taskId }}
        {...look}
      >
        {children}
      </Link>
    )
  }
  if (kind === 'invoice.issued' || kind === 'invoice.refused') {
    return (
      <Link to={screenPaths.invoices} search={{ invoice: invoice?.invoiceId }} {...look}>
        {children}
      </Link>
    )
  }
  if (mission === null) return <span>{children}</span>
  return (
    <Link to={screenPaths.mission} params={{ taskId: mission.taskId }} {...look}>
      {children}
    </Link>
  )
}
