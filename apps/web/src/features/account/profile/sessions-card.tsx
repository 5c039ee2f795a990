import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/use-toast.ts'
import { ProfileCard } from './profile-card.tsx'
import { sessionsQuery, useCloseOtherSessions, useCloseSession } from './queries.ts'
import { SessionRow } from './session-row.tsx'
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
