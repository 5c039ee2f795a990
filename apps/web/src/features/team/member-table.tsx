import { shownEmail } from '@renfort/contract/kernel/shown-email.ts'
import type { Member } from '@renfort/contract/organisation.ts'
import type { Decision } from '@renfort/domain/access/decision.ts'
import { canActOnMember, type MemberAction } from '@renfort/domain/team/team.ts'
import CircleCheck from 'lucide-react/icons/circle-check'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import Network from 'lucide-react/icons/network'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import UserCog from 'lucide-react/icons/user-cog'
import { errorSentence } from '../../platform/error-words.ts'
import { actorOf, useCan, useMe } from '../../platform/me.ts'
import { fullName } from '../../platform/person-name.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { MenuCommand } from '../../ui/menu-items.tsx'
import { Table } from '../../ui/table.tsx'
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

const icons = {
  changeRole: UserCog,
  resendInvitation: Send,
  endSessions: LogOut,
  remove: Trash2,
} as const

interface MemberMenuProps {
  member: Member
  onAction: (action: MemberAction) => void
}

/** The actions of an admin on a member; disabled actions stay visible and say why. */
function MemberMenu({ member, onAction }: MemberMenuProps) {
  const t = useTeamWords()
  const decide = useMemberDecision()
  const commandOf = (action: MemberAction): MenuCommand => {
    const Icon = icons[action]
    const decision = decide(action, member)
    return {
      id: action,
      label: t(($) => $.actions[action]),
      icon: <Icon aria-hidden />,
      isDanger: action === 'remove' || action === 'endSessions',
      disabledReason: decision.allowed ? undefined : errorSentence(decision.because),
      onAction: () => onAction(action),
    }
  }
  return (
    <Menu
      label={t(($) => $.menu, { name: fullName(member) })}
      icon={<MoreHorizontal aria-hidden size={18} />}
      groups={[
        [commandOf('changeRole'), ...(member.validated ? [] : [commandOf('resendInvitation')])],
        [...(member.validated ? [commandOf('endSessions')] : []), commandOf('remove')],
      ]}
    />
  )
}

/** Whether the signed-in user may act on a member, and why not: the API uses the same function. */
function useMemberDecision(): (action: MemberAction, member: Member) => Decision {
  const me = useMe()
  const organisationId = me.organisation?.id ?? me.group?.id ?? ''
  return (action, member) => canActOnMember(actorOf(me), action, organisationId, member)
}
