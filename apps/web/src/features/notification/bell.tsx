import { notificationLimits } from '@renfort/domain/notification/notification-kind.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import BellIcon from 'lucide-react/icons/bell'
import { lazy, Suspense, useState } from 'react'
import { screenPaths } from '../../platform/screen-paths.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { CountMark } from '../frame/count-mark.tsx'
import { unreadQuery } from './queries.ts'
import { useFollowing } from './use-following.ts'
import { useNotificationWords } from './words.ts'

const BellPanel = lazy(async () => ({ default: (await import('./bell-panel.tsx')).BellPanel }))

export interface BellProps {
  /** A button next to the navigation; on a phone a number on the last entry, and a link in its sheet. */
  shape: 'button' | 'mark' | 'link'
  className?: string | undefined
  onNavigate?: (() => void) | undefined
}

/** The number of unread notifications, and the way to them. */
export function Bell({ shape, className = '', onNavigate }: BellProps) {
  if (shape === 'button') return <BellButton />
  if (shape === 'mark') return <FollowedMark className={className} />
  return <BellLink className={className} onNavigate={onNavigate} />
}

function useUnread() {
  const { data } = useQuery({ ...unreadQuery(), enabled: false })
  return data?.unread ?? 0
}

/** A number of notifications as it is shown: « 99+ » beyond. */
function shownCount(count: number): string {
  const most = notificationLimits.counted
  return count > most ? `${most}+` : String(count)
}

function BellButton() {
  const t = useNotificationWords()
  useFollowing()
  const count = useUnread()
  const [isOpen, setOpen] = useState(false)
  const label =
    count === 0 ? t(($) => $.open) : t(($) => $.openCount, { count, shown: shownCount(count) })
  return (
    <span className="relative inline-flex">
      <IconButton
        size="small"
        label={label}
        aria-haspopup="dialog"
        icon={<BellIcon aria-hidden size={18} />}
        onPress={() => setOpen(true)}
      />
      <UnreadMark
        count={count}
        className="pointer-events-none absolute -top-1.5 -right-1.5"
        isSaid
      />
      {isOpen && (
        <Suspense>
          <BellPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}

function FollowedMark({ className }: { className: string }) {
  useFollowing()
  // The link behind the entry says the number.
  return <UnreadMark count={useUnread()} className={className} isSaid />
}

function BellLink({ className, onNavigate }: Omit<BellProps, 'shape'>) {
  const t = useNotificationWords()
  const count = useUnread()
  return (
    <Link to={screenPaths.notifications} className={className} onClick={onNavigate}>
      <BellIcon aria-hidden size={19} className="shrink-0" />
      {t(($) => $.title)}
      <UnreadMark count={count} className="ml-auto" />
    </Link>
  )
}

interface UnreadMarkProps {
  count: number
  className: string
  /** Whether the control beside it says the number. */
  isSaid?: boolean
}

function UnreadMark({ count, className, isSaid = false }: UnreadMarkProps) {
  const t = useNotificationWords()
  const said = isSaid ? '' : t(($) => $.unreadCount, { count, shown: shownCount(count) })
  return <CountMark {...{ count, className, said }} most={notificationLimits.counted} />
}
