import type { Member } from '@renfort/contract/organisation.ts'
import type { MemberAction } from '@renfort/domain/team/team.ts'
import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import Mail from 'lucide-react/icons/mail'
import Network from 'lucide-react/icons/network'
import { useCan, useMe } from '../../platform/me.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Table } from '../../ui/table.tsx'
import { MemberMenu } from './member-menu.tsx'
import { fullName } from '../../platform/person-name.ts'
import { useTeamWords } from './words.ts'

export const memberRowHeight = 64

interface MemberTableProps {
  members: readonly Member[]
  onAction: (action: MemberAction, member: Member) => void
}

/** The team, with actions for admins alone (TEAM-01, TEAM-03). */
export function MemberTable({ members, onAction }: MemberTableProps) {
  const t = useTeamWords()
  const manages = useCan('team.manage').allowed
  return (
    <Table
      label={t(($) => $.members)}
      rows={members}
      rowKey={({ id }) => id}
      rowHeight={memberRowHeight}
      columns={[
        {
          id: 'person',
          header: t(($) => $.columns.person),
          cell: (member) => <PersonCell member={member} />,
          className: 'w-[46%]',
        },
        {
          id: 'role',
          header: t(($) => $.columns.role),
          cell: ({ role }) => t(($) => $.roles[role]),
          className: 'w-[26%]',
        },
        {
          id: 'status',
          header: t(($) => $.columns.status),
          cell: (member) => <StatusCell member={member} />,
          className: 'w-[22%]',
        },
      ]}
      {...(manages
        ? {
            actions: (member: Member) => (
              <MemberMenu member={member} onAction={(action) => onAction(action, member)} />
            ),
            actionsLabel: t(($) => $.columns.actions),
          }
        : {})}
    />
  )
}

function PersonCell({ member }: { member: Member }) {
  const t = useTeamWords()
  const me = useMe()
  const activeId = me.organisation?.id ?? me.group?.id
  const name = fullName(member)
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-medium wrap-break-word">{name}</span>
          {member.id === me.id && <Badge>{t(($) => $.you)}</Badge>}
          {member.sourceOrganisationId !== activeId && (
            <Badge icon={<Network aria-hidden />}>{t(($) => $.fromGroup)}</Badge>
          )}
        </span>
        <span className="block text-sm wrap-break-word text-muted">{shownEmail(member.email)}</span>
      </div>
    </div>
  )
}

function StatusCell({ member }: { member: Member }) {
  const t = useTeamWords()
  return member.validated ? (
    <Badge tone="green" icon={<CircleCheck aria-hidden />}>
      {t(($) => $.active)}
    </Badge>
  ) : (
    <Badge tone="orange" icon={<Mail aria-hidden />}>
      {t(($) => $.invited)}
    </Badge>
  )
}
