import Plus from 'lucide-react/icons/plus'
import { Button } from '../../../ui/button.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { EditButton } from './edit-button.tsx'
import type { OrganisationPartProps } from './organisation-edit.ts'
import { OrganisationLink } from './organisation-link.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StandingBadge } from './standing-badge.tsx'
import { useOrganisationsWords } from './words.ts'

/** The group of a company, whose members reach it (N-29). */
export function GroupPanel({ organisation: { group }, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const title = t(($) => $.parent.title)
  const edit = () => onEdit('group')
  return (
    <Panel
      title={title}
      action={
        group === null ? (
          <Button size="small" aria-haspopup="dialog" onPress={edit}>
            {t(($) => $.parent.add)}
          </Button>
        ) : (
          <EditButton what={title} onPress={edit} />
        )
      }
    >
      {group === null ? (
        <p className="text-muted">{t(($) => $.parent.none)}</p>
      ) : (
        <OrganisationLink organisation={group} />
      )}
    </Panel>
  )
}

/** The companies of a group. */
export function ChildrenPanel({ organisation, onEdit }: OrganisationPartProps) {
  const t = useOrganisationsWords()
  const { children } = organisation
  const title = t(($) => $.children.title)
  return (
    <Panel
      title={title}
      action={
        <Button
          size="small"
          icon={<Plus aria-hidden size={16} />}
          aria-haspopup="dialog"
          onPress={() => onEdit('child')}
        >
          {t(($) => $.children.add)}
        </Button>
      }
    >
      {children.length === 0 ? (
        <p className="text-muted">{t(($) => $.children.none)}</p>
      ) : (
        <ul aria-label={title} className="divide-y divide-line">
          {children.map((child) => (
            <li key={child.id} className="flex items-center justify-between gap-4 py-2">
              <OrganisationLink organisation={child} className={linkClass('row')} />
              <StandingBadge isBlocked={child.blocked} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
