import type { TeamSecondFactor } from '@renfort/contract/second-factor.ts'
import type { Member } from '@renfort/contract/organisation.ts'
import { isoDate } from '@renfort/domain/kernel/calendar.ts'
import { useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import { useState } from 'react'
import { errorSentence } from '../../platform/error-words.ts'
import { useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format-day.ts'
import { momentParts } from '../../ui/moment-parts.ts'
import { Panel } from '../../ui/panel.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { useUiWords } from '../../ui/ui-words.tsx'
import { RequireFactorDialog, ResetFactorDialog, StopRequiringDialog } from './dialogs/factor.tsx'
import { teamFactorQuery } from './queries.ts'
import { useTeamWords } from './words.ts'

type Opened = { does: 'require' | 'stop' } | { does: 'reset'; member: Member }

/** From when the team must have a second factor, who is ready, and the loss of one. */
export function SecondFactorPanel({ members }: { members: readonly Member[] }) {
  const t = useTeamWords()
  const { data, isError, refetch } = useQuery(teamFactorQuery())
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  if (data === undefined && isError) {
    return (
      <Panel title={t(($) => $.factor.title)}>
        <div className="flex flex-wrap items-center gap-4">
          <p>{t(($) => $.factor.failed)}</p>
          <Button onPress={() => void refetch()}>{t(($) => $.factor.retry)}</Button>
        </div>
      </Panel>
    )
  }
  if (data === undefined) return <SkeletonRows rows={3} rowHeight={56} />
  return (
    <Panel
      title={t(($) => $.factor.title)}
      action={<RequirementActions from={data.requiredFrom} onPress={setOpened} />}
    >
      <Requirement state={data} />
      <ul className="mt-3 divide-y divide-line">
        {members
          .filter(({ validated }) => validated)
          .map((member) => (
            <ReadinessRow
              key={member.id}
              member={member}
              state={data.members.find(({ id }) => id === member.id)}
              onReset={() => setOpened({ does: 'reset', member })}
            />
          ))}
      </ul>
      {opened?.does === 'require' && (
        <RequireFactorDialog from={data.requiredFrom} onClose={close} />
      )}
      {opened?.does === 'stop' && <StopRequiringDialog onClose={close} />}
      {opened?.does === 'reset' && <ResetFactorDialog member={opened.member} onClose={close} />}
    </Panel>
  )
}

interface RequirementActionsProps {
  from: string | null
  onPress: (opened: Opened) => void
}

function RequirementActions({ from, onPress }: RequirementActionsProps) {
  const t = useTeamWords()
  return (
    <div className="flex flex-wrap gap-2">
      <Button onPress={() => onPress({ does: 'require' })}>
        {t(($) => (from === null ? $.factor.require : $.factor.change))}
      </Button>
      {from !== null && (
        <Button onPress={() => onPress({ does: 'stop' })}>{t(($) => $.factor.stop)}</Button>
      )}
    </div>
  )
}

function Requirement({ state: { requiredFrom, members } }: { state: TeamSecondFactor }) {
  const t = useTeamWords()
  const { locale } = useUiWords()
  const count = members.filter(({ isReady }) => isReady).length
  return (
    <>
      <p className="text-muted">{t(($) => $.factor.text)}</p>
      <p className="mt-2">
        {requiredFrom === null
          ? t(($) => $.factor.optional)
          : t(($) => $.factor.requiredFrom, {
              day: formatDay(isoDate(requiredFrom), locale, 'date'),
            })}{' '}
        {t(($) => $.factor.ready, { count, total: members.length })}
      </p>
    </>
  )
}

interface ReadinessRowProps {
  member: Member
  state: TeamSecondFactor['members'][number] | undefined
  onReset: () => void
}

/** One’s own second factor is changed in one’s profile. */
function ReadinessRow({ member, state, onReset }: ReadinessRowProps) {
  const t = useTeamWords()
  const { locale } = useUiWords()
  const me = useMe()
  const name = fullName(member)
  const { isReady = false, resetAt = null } = state ?? {}
  const isOfTeam = member.sourceOrganisationId === (me.organisation?.id ?? me.group?.id)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 wrap-break-word">
          {name}
          {isReady ? (
            <Badge tone="green" icon={<CircleCheck aria-hidden />}>
              {t(($) => $.factor.isReady)}
            </Badge>
          ) : (
            <Badge>{t(($) => $.factor.notReady)}</Badge>
          )}
        </p>
        {resetAt !== null && (
          <p className="text-sm text-muted">
            {t(($) => $.factor.resetAt, momentParts(resetAt, locale))}
          </p>
        )}
      </div>
      {isReady && resetAt === null && member.id !== me.id && (
        <Button
          size="small"
          aria-label={t(($) => $.factor.resetLabel, { name })}
          disabledReason={isOfTeam ? undefined : errorSentence('errors.team.other_organisation')}
          onPress={onReset}
        >
          {t(($) => $.factor.reset)}
        </Button>
      )}
    </li>
  )
}
