import type { Member } from '@renfort/contract/organisation.ts'
import type { MemberAction } from '@renfort/domain/team/team.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import UserPlus from 'lucide-react/icons/user-plus'
import { lazy, Suspense, useState } from 'react'
import { useCan, useMe } from '../../platform/me.ts'
import { Button } from '../../ui/button.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { HistoryPanel, SettingsPage, SettingsWait } from '../settings/settings-frame.tsx'
import { memberRowHeight, MemberTable } from './member-table.tsx'
import { teamQuery } from './queries.ts'
import { useTeamWords } from './words.ts'

const InviteMemberDialog = lazy(async () => ({
  default: (await import('./dialogs/invite-member.tsx')).InviteMemberDialog,
}))
const MemberDialog = lazy(async () => ({
  default: (await import('./member-dialog.tsx')).MemberDialog,
}))

const SecondFactorPanel = lazy(async () => ({
  default: (await import('./second-factor-panel.tsx')).SecondFactorPanel,
}))
const SessionLimitPanel = lazy(async () => ({
  default: (await import('./session-limit-panel.tsx')).SessionLimitPanel,
}))

type Opened = { action: 'invite' } | { action: MemberAction; member: Member }

/** The team of the company, or of the group in its own space (TEAM-01, TEAM-09). */
export function TeamPage() {
  const t = useTeamWords()
  const me = useMe()
  const manages = useCan('team.manage').allowed
  const securesTeam = useCan('team.secondFactor').allowed
  const members = useSuspenseQuery(teamQuery()).data
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  return (
    <SettingsPage
      selected="team"
      title={t(($) => $.title)}
      context={t(($) => $.context, { company: me.organisation?.name ?? me.group?.name ?? '' })}
      actions={
        manages && (
          <Button
            variant="primary"
            icon={<UserPlus aria-hidden size={18} />}
            className="narrow:w-full"
            onPress={() => setOpened({ action: 'invite' })}
          >
            {t(($) => $.invite)}
          </Button>
        )
      }
    >
      <MemberTable members={members} onAction={(action, member) => setOpened({ action, member })} />
      {securesTeam && (
        <div className="mt-6 flex flex-col gap-6">
          <Suspense fallback={<SkeletonRows rows={3} rowHeight={56} />}>
            <SecondFactorPanel members={members} />
            <SessionLimitPanel />
          </Suspense>
        </div>
      )}
      <HistoryPanel subject="team" />
      <Suspense>
        {opened?.action === 'invite' && <InviteMemberDialog onClose={close} />}
        {opened !== null && opened.action !== 'invite' && (
          <MemberDialog {...opened} onClose={close} />
        )}
      </Suspense>
    </SettingsPage>
  )
}

/** The team while it loads. */
export function TeamSkeleton() {
  return (
    <SettingsWait>
      <SkeletonRows rows={4} rowHeight={memberRowHeight} />
    </SettingsWait>
  )
}
