import type { OwnSession } from '@renfort/contract/account.ts'
import { useQuery } from '@tanstack/react-query'
import Laptop from 'lucide-react/icons/laptop'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { momentParts } from '../../../ui/moment-parts.ts'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useUiWords } from '../../../ui/ui-words.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { ProfileCard } from './profile-form.tsx'
import { useDeviceName } from './device-name.ts'
import { sessionsQuery, useCloseOtherSessions, useCloseSession } from './queries.ts'
import { useProfileWords } from './words.ts'

/** The open sessions of the account; staff who act for its owner only see why they are hidden (PROF-09). */
export function SessionsCard({ disabledReason }: { disabledReason: string | undefined }) {
  const t = useProfileWords()
  return disabledReason === undefined ? (
    <OpenSessions />
  ) : (
    <ProfileCard title={t(($) => $.sessions.title)} text={disabledReason} />
  )
}

function OpenSessions() {
  const t = useProfileWords()
  const toast = useToast()
  const [isAsking, setAsking] = useState(false)
  const { data: sessions, isError, refetch } = useQuery(sessionsQuery())
  const close = useCloseSession(() => toast.success(t(($) => $.sessions.closed)))
  const closeOthers = useCloseOtherSessions(() => {
    setAsking(false)
    toast.success(t(($) => $.sessions.othersClosed))
  })
  const hasOthers = sessions?.some((session) => !session.isCurrent)
  return (
    <ProfileCard
      title={t(($) => $.sessions.title)}
      text={t(($) => $.sessions.text)}
      action={
        sessions && (
          <Button
            disabledReason={hasOthers ? undefined : t(($) => $.sessions.noOthers)}
            onPress={() => setAsking(true)}
          >
            {t(($) => $.sessions.closeOthers)}
          </Button>
        )
      }
    >
      <div className="mt-3">
        {sessions === undefined && !isError && <SkeletonRows rows={2} rowHeight={64} />}
        {sessions === undefined && isError && (
          <div className="flex flex-wrap items-center gap-4 py-3">
            <p>{t(($) => $.sessions.failed)}</p>
            <Button onPress={() => void refetch()}>{t(($) => $.sessions.retry)}</Button>
          </div>
        )}
        {sessions && (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isClosing={close.isPending && close.variables.params.id === session.id}
                onClose={() => close.mutate({ params: { id: session.id } })}
              />
            ))}
          </ul>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        title={t(($) => $.sessions.closeOthersTitle)}
        confirmLabel={t(($) => $.sessions.closeOthers)}
        pending={closeOthers.isPending}
        onConfirm={() => closeOthers.mutate({})}
        onCancel={() => setAsking(false)}
      >
        {t(($) => $.sessions.closeOthersText)}
      </ConfirmDialog>
    </ProfileCard>
  )
}

interface SessionRowProps {
  session: OwnSession
  isClosing: boolean
  onClose: () => void
}

/** One open session: with what, since when, and the way to close it. */
function SessionRow({ session, isClosing, onClose }: SessionRowProps) {
  const t = useProfileWords()
  const { locale } = useUiWords()
  const device = useDeviceName()(session)
  const moment = (at: string) => momentParts(at, locale)
  const Icon = session.system === 'ios' || session.system === 'android' ? Smartphone : Laptop
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon aria-hidden size={22} className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span>{device}</span>
          {session.isCurrent && <Badge tone="green">{t(($) => $.sessions.current)}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 text-table text-muted tabular-nums">
          <span>{t(($) => $.sessions.lastSeen, moment(session.lastSeenAt))}</span>
          <span>{t(($) => $.sessions.opened, moment(session.createdAt))}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          pending={isClosing}
          aria-label={t(($) => $.sessions.closeLabel, { device, ...moment(session.lastSeenAt) })}
          onPress={onClose}
        >
          {t(($) => $.sessions.close)}
        </Button>
      )}
    </li>
  )
}
