import type { Member } from '@renfort/contract/organisation.ts'
import type { MemberAction } from '@renfort/domain/team/team.ts'
import MoreHorizontal from 'lucide-react/icons/more-horizontal'
import Send from 'lucide-react/icons/send'
import Trash2 from 'lucide-react/icons/trash-2'
import UserCog from 'lucide-react/icons/user-cog'
import { errorSentence } from '../../platform/error-words.ts'
import type { MenuCommand } from '../../ui/menu-command.ts'
import { Menu } from '../../ui/menu.tsx'
import { fullName } from '../../platform/person-name.ts'
import { useMemberDecision } from './use-member-decision.ts'
import { useTeamWords } from './words.ts'

const icons = { changeRole: UserCog, resendInvitation: Send, remove: Trash2 } as const

interface MemberMenuProps {
  member: Member
  onAction: (action: MemberAction) => void
}

/** What an admin may do to a member; closed actions stay visible and say why. */
export function MemberMenu({ member, onAction }: MemberMenuProps) {
  const t = useTeamWords()
  const decide = useMemberDecision()
  const commandOf = (action: MemberAction): MenuCommand => {
    const Icon = icons[action]
    const decision = decide(action, member)
    return {
      id: action,
      label: t(($) => $.actions[action]),
      icon: <Icon aria-hidden />,
      isDanger: action === 'remove',
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
        [commandOf('remove')],
      ]}
    />
  )
}
