import type { SessionLimit } from '@renfort/contract/session-limit.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { LimitSessionsDialog } from './dialogs/limit-sessions.tsx'
import { sessionLimitQuery } from './queries.ts'
import { useTeamWords } from './words.ts'

/** After how long the people of the company or group have to sign in again. */
export function SessionLimitPanel() {
  const t = useTeamWords()
  const { data, isError, refetch } = useQuery(sessionLimitQuery())
  const [isChanging, setChanging] = useState(false)
  if (data === undefined && !isError) return <SkeletonRows rows={1} rowHeight={120} />
  return (
    <Panel
      title={t(($) => $.sessionLimit.title)}
      action={
        data && <Button onPress={() => setChanging(true)}>{t(($) => $.sessionLimit.change)}</Button>
      }
    >
      {data === undefined ? (
        <div className="flex flex-wrap items-center gap-4">
          <p>{t(($) => $.sessionLimit.failed)}</p>
          <Button onPress={() => void refetch()}>{t(($) => $.sessionLimit.retry)}</Button>
        </div>
      ) : (
        <Limit state={data} />
      )}
      {isChanging && data && (
        <LimitSessionsDialog hours={data.hours} onClose={() => setChanging(false)} />
      )}
    </Panel>
  )
}

function Limit({ state: { hours, groupHours } }: { state: SessionLimit }) {
  const t = useTeamWords()
  const timeOf = (limit: NonNullable<SessionLimit['hours']>) =>
    t(($) => $.sessionLimit.choices[limit])
  return (
    <>
      <p className="text-muted">{t(($) => $.sessionLimit.text)}</p>
      <p className="mt-2">
        {hours === null
          ? t(($) => $.sessionLimit.none)
          : t(($) => $.sessionLimit.limited, { time: timeOf(hours) })}{' '}
        {groupHours !== null && t(($) => $.sessionLimit.ofGroup, { time: timeOf(groupHours) })}
      </p>
    </>
  )
}
